/** Where a provider may lead back to: a page of the host that asks, or of an origin that the site trusts. */
export function isOwnRedirect(redirectUrl: string, host: string, allowed: readonly string[]): boolean {
  const target = URL.parse(redirectUrl);
  if (!target || (target.protocol !== 'https:' && target.protocol !== 'http:')) return false;
  if (target.username || target.password || target.hash || target.search) return false;
  // Written as an address, `host:443` and `host` are the same for https.
  return target.host === URL.parse(`${target.protocol}//${host}`)?.host || allowed.includes(target.origin);
}
