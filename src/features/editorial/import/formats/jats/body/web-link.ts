const schemes = new Set(['http:', 'https:', 'mailto:', 'ftp:']);

/** An address that a link may lead to, or nothing. */
export function webLink(given: string | undefined): string | undefined {
  const text = given?.trim() ?? '';
  const complete = /^(www\.|dx\.doi\.org\/|doi\.org\/)/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(complete)) return undefined;
  const address = new URL(complete);
  return schemes.has(address.protocol) && address.username === '' && address.password === '' ? address.href : undefined;
}

export const doiLink = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
