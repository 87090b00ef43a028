const schemes = new Set(['http:', 'https:', 'mailto:', 'ftp:']);

/** An address that a link may lead to, or nothing. */
export function webLink(given: string | undefined): string | undefined {
  const text = given?.trim() ?? '';
  const complete = /^(www\.|dx\.doi\.org\/|doi\.org\/)/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(complete)) return undefined;
  const address = new URL(complete);
  return schemes.has(address.protocol) && address.username === '' && address.password === '' ? address.href : undefined;
}

/** A DOI as it is kept: in lower case, without the address of the resolver. */
export function doiOf(given: string | undefined): string | undefined {
  const text = given?.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '') ?? '';
  return /^10\.\d{4,9}\/\S+$/.test(text) ? text.toLowerCase() : undefined;
}

export const doiLink = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
