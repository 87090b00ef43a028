/** An address elsewhere that a reader may be sent to: the web and nothing but the web, without a name or password in it. */
export function outsideAddress(given: string | null): string | null {
  const address = given && URL.canParse(given) ? new URL(given) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  return address && isWeb && address.username === '' && address.password === '' ? address.href : null;
}

/** The same, or a path of this site. */
export function webAddress(given: string | null): string | null {
  // A browser reads "/\" like "//", which names another host, and leaves tabs and line ends out.
  if (given && /^\/(?![/\\])[^\p{Cc}]*$/u.test(given)) return given;
  return outsideAddress(given);
}

/** A stored value that may or may not be an address, without addresses that a browser would run. */
export const harmlessValue = (given: string | null): string | null =>
  given && URL.canParse(given) ? outsideAddress(given) : given;
