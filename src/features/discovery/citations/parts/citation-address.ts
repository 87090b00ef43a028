import type { CitationFormat } from '../domain/files/export-formats.ts';

/** The address of a citation file: of a work, of several, or of a part of one. */
export const citationAddress = (format: CitationFormat, ids: readonly string[], part?: number): string => {
  const query = new URLSearchParams({ [ids.length === 1 ? 'id' : 'ids']: ids.join(','), citationType: format });
  if (part !== undefined) query.set('part', String(part));
  return `/rc-pub/front/front-article/downloadCitation?${query}`;
};
