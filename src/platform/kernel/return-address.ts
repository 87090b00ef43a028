/** Where one never goes back to after a login: the pages that lead to it. */
const loginPages = ['/login', '/quicklogin', '/register', '/forgetcode'];

interface Whereabouts {
  /** Scheme, host and port of the page that asks. */
  readonly origin: string;
  /** Outside origins that the site trusts. */
  readonly allowed: readonly string[];
  readonly home: string;
}

/** Where a login leads back to: an address of this very site or of its list; whatever else was requested, home. */
export function returnAddress(requested: string | null | undefined, { origin, allowed, home }: Whereabouts): string {
  const target = requested ? URL.parse(requested, origin) : null;
  if (!target || (target.protocol !== 'https:' && target.protocol !== 'http:')) return home;
  if (target.username || target.password) return home;
  if (target.origin !== origin) return allowed.includes(target.origin) ? target.href : home;
  const path = target.pathname + target.search + target.hash;
  // Without its host an address may mean another one: what is left of /.//host begins with two slashes.
  if (URL.parse(path, origin)?.href !== target.href) return home;
  return loginPages.includes(target.pathname.toLowerCase()) ? home : path;
}
