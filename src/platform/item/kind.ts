import type { KindSearch } from './searching/kind-search.ts';
import type { DetailTable } from './writing/detail-table.ts';
import type { Settle } from './writing/settle.ts';

/** Kinds that are searched together share an index. */
export const families = ['articles', 'publications', 'figures', 'media', 'people', 'news', 'others'] as const;
export type Family = (typeof families)[number];

/** One kind of thing that is published. A new kind is a folder in `content/` and a line in `content/kinds.ts`. */
export interface Kind {
  readonly name: string;
  readonly family: Family;
  /** Its own facts, one row for each item. */
  readonly table: DetailTable;
  /** What an item of this kind has several of. */
  readonly parts?: readonly DetailTable[];
  /** Brings what follows from the stored facts up to date, in the same transaction. */
  readonly settle?: Settle;
  /** How it is found. */
  readonly search: KindSearch;
}
