/** The styles in which references are offered; the first is the usual one. */
export const citationStyles = [
  'gb-t-7714-2025',
  'gb-t-7714-2015',
  'apa',
  'ieee',
  'vancouver',
  'nature',
  'chicago',
] as const;

export type CitationStyle = (typeof citationStyles)[number];
