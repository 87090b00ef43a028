const attribution = /^(?:CC[- ])?BY((?:-(?:NC|ND|SA))*)[- ](\d\.\d)$/i;
const address = /^https?:\/\/(?:www\.)?creativecommons\.org\/((?:licenses|publicdomain)\/[\w.+-]+\/\d\.\d)/i;

/** The address of a free licence that a source names shortly, as `CC-BY-4.0`. */
export function licenceOf(written: string | null | undefined): string | undefined {
  const name = written?.trim() ?? '';
  const at = address.exec(name)?.[1];
  if (at) return `https://creativecommons.org/${at.toLowerCase()}/`;
  const [, terms = '', version] = attribution.exec(name) ?? [];
  if (version) return `https://creativecommons.org/licenses/by${terms.toLowerCase()}/${version}/`;
  if (/^CC0\b/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  if (/^public domain\b/i.test(name)) return 'https://creativecommons.org/publicdomain/mark/1.0/';
  return undefined;
}
