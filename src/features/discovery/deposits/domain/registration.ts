export const registries = ['none', 'crossref', 'datacite'] as const;
export type Registry = (typeof registries)[number];
export type UsedRegistry = Exclude<Registry, 'none'>;

/** Where each registry is, for real and for trying out. */
export const knownAddresses: Readonly<Record<UsedRegistry, { readonly production: string; readonly test: string }>> = {
  crossref: { production: 'https://doi.crossref.org', test: 'https://test.crossref.org' },
  datacite: { production: 'https://api.datacite.org', test: 'https://api.test.datacite.org' },
};

export const prefixPattern = /^10\.\d{4,9}$/;
/** Each work has a number of its own; without it two could be given one DOI. */
export const suffixPattern =
  /^(?:[\w.\-/]|\{(?:id|year|volume|issue)\})*\{id\}(?:[\w.\-/]|\{(?:id|year|volume|issue)\})*$/;

interface SuffixFacts {
  readonly id: string;
  readonly publishedOn: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
}

/** The DOI of a work that has none yet. Where a volume or issue is not known, nothing stands in its place. */
export const givenDoi = (prefix: string, suffix: string, { id, publishedOn, volume, issue }: SuffixFacts): string => {
  const parts = { id, year: publishedOn?.slice(0, 4) ?? '', volume: volume ?? '', issue: issue ?? '' };
  const written = suffix.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof parts) =>
    (parts[name] ?? '').replaceAll(/[^\w.-]+/g, '-'),
  );
  return `${prefix}/${written}`;
};

export const isOfPrefix = (doi: string, prefix: string): boolean =>
  doi.toLowerCase().startsWith(`${prefix.toLowerCase()}/`);
