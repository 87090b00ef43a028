/** One paper in the batch-citation folder, as lists and pages know it. */
export interface CitationItem {
  readonly id: string;
  readonly resName: string;
  readonly resString: string;
  readonly sortId: number;
}

export type CitationList = readonly CitationItem[];

/** As many as one call cites. */
export const mostCitations = 200;

export type Added = 'added' | 'present' | 'full';

/** A paper stands in the folder once; adding it again changes nothing. */
export function addCitation(
  list: CitationList,
  item: CitationItem,
): { readonly list: CitationList; readonly outcome: Added } {
  if (list.some(({ id }) => id === item.id)) return { list, outcome: 'present' };
  return list.length >= mostCitations ? { list, outcome: 'full' } : { list: [...list, item], outcome: 'added' };
}

export const removeCitations = (list: CitationList, ids: ReadonlySet<string>): CitationList =>
  list.filter(({ id }) => !ids.has(id));

/** Selects all; when all are selected already, none. */
export const toggleAll = (list: CitationList, selected: ReadonlySet<string>): ReadonlySet<string> =>
  list.every(({ id }) => selected.has(id)) ? new Set() : new Set(list.map(({ id }) => id));

/** What a browser kept may be of another time or hand; what is no citation is left out. */
export function readCitations(stored: string | null): CitationList {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isCitation) : [];
  } catch {
    return [];
  }
}

const isCitation = (item: Partial<CitationItem> | null): item is CitationItem =>
  typeof item?.id === 'string' &&
  typeof item.resName === 'string' &&
  typeof item.resString === 'string' &&
  typeof item.sortId === 'number';
