export const longestLibraryAddress = 500;

/**
 * Whether this may be stored as the address of a library's system: https at a named host, nobody's login in it, nothing that a browser
 * would read otherwise than we do.
 */
export function isLibraryAddress(given: string): boolean {
  if (given.length > longestLibraryAddress || /[\s\p{Cc}\\#]/u.test(given)) return false;
  const address = URL.parse(given);
  if (address?.protocol !== 'https:' || !given.startsWith('https://')) return false;
  const { hostname, username, password } = address;
  return username === '' && password === '' && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname);
}
