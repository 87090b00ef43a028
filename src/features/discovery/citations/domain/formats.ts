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

/** The formats of citation files, by the names that calls take. */
export const citationFormats = ['bibtex', 'endnote', 'refman', 'noteexpress', 'notefirst'] as const;
export type CitationFormat = (typeof citationFormats)[number];

export interface FileKind {
  readonly contentType: string;
  readonly ending: string;
}

export const fileKinds: Readonly<Record<CitationFormat, FileKind>> = {
  bibtex: { contentType: 'application/x-bibtex', ending: 'bib' },
  endnote: { contentType: 'application/x-endnote-refer', ending: 'enw' },
  refman: { contentType: 'application/x-research-info-systems', ending: 'ris' },
  noteexpress: { contentType: 'text/plain', ending: 'net' },
  notefirst: { contentType: 'application/xml', ending: 'xml' },
};

/** The specification writes them `BibTeX, Endnote, RefMan, NoteExpress, NoteFirst`; the case does not matter. */
export const citationFormat = (given: string): CitationFormat | undefined =>
  citationFormats.find((format) => format === given.toLowerCase());
