import type { CitationFormat } from '../domain/files/export-formats.ts';

/** The address of a citation file: of a work, or of several. */
export const citationAddress = (format: CitationFormat, ids: readonly string[]): string => {
  const query = new URLSearchParams({ [ids.length === 1 ? 'id' : 'ids']: ids.join(','), citationType: format });
  return `/rc-pub/front/front-article/downloadCitation?${query}`;
};
