const creativeCommons =
  /^https?:\/\/creativecommons\.org\/(?:licenses\/([a-z-]+)\/([\d.]+)|publicdomain\/(zero|mark)\/([\d.]+))/i;

/** `CC BY 4.0` for the address of a licence that people know by name. */
export function licenceName(address: string): string {
  const [, terms, version, domain, domainVersion] = creativeCommons.exec(address) ?? [];
  if (terms) return `CC ${terms.toUpperCase()} ${version}`;
  if (domain) return domain.toLowerCase() === 'zero' ? `CC0 ${domainVersion}` : `Public Domain Mark ${domainVersion}`;
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
