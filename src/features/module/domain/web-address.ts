/** A path of this site, or an address of the web without a name or password in it; nothing else is put behind a link. */
export function webAddress(given: string | null): string | null {
  if (!given) return null;
  // A browser reads "/\" like "//", which names another host, and leaves tabs and line ends out.
  if (/^\/(?![/\\])[^\p{Cc}]*$/u.test(given)) return given;
  const address = URL.canParse(given) ? new URL(given) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  return address && isWeb && address.username === '' && address.password === '' ? address.href : null;
}
