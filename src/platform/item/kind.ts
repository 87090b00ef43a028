import type { RawBuilder } from 'kysely';
import { meaningFamily } from '../kernel/meaning-family.ts';
import { textFamily } from '../kernel/text-family.ts';
import type { KindCitation } from './citing/kind-citation.ts';
import type { KindRecord } from './records/kind-record.ts';
import type { KindSearch } from './searching/kind-search.ts';
import type { Complete } from './writing/complete.ts';
import type { DetailTable } from './writing/detail-table.ts';

/** Kinds that are searched together share an index. */
export const families = ['articles', 'publications', 'figures', 'media', 'people', 'news', 'others'] as const;
export type Family = (typeof families)[number];

/** Whole texts and meanings lie next to the records: a count that changes must not cost a text to be read again. */
export const allFamilies = [...families, textFamily, meaningFamily] as const;

/** Meanings only where there are models to compute them. */
export const familiesFor = (embedders: object | undefined): readonly string[] =>
  embedders ? allFamilies : allFamilies.filter((family) => family !== meaningFamily);

/** What the access policy asks of a kind. */
export interface KindAccess {
  /** An SQL expression: whether the thing in the row `item` is open access. Null counts as yes. */
  readonly openAccess: RawBuilder<boolean | null>;
  /** An SQL expression: the id of the journal or book that the thing in the row `item` belongs to. */
  readonly within?: RawBuilder<string | null>;
  /** An SQL expression: the id of the paper that the thing in the row `item` stands in. */
  readonly paper?: RawBuilder<string | null>;
  /** Sound or film. */
  readonly media?: boolean;
}

/** One kind of thing that is published. A new kind is a folder in `content/` and a line in `content/kinds.ts`. */
export interface Kind {
  readonly name: string;
  readonly family: Family;
  /** Its own facts, one row for each item. */
  readonly table: DetailTable;
  /** What an item of this kind has several of. */
  readonly parts?: readonly DetailTable[];
  /** Brings what follows from the stored facts up to date, in the same transaction. */
  readonly complete?: Complete;
  /** Who may have it; everyone where a kind says nothing. */
  readonly access?: KindAccess;
  /** How it is cited. */
  readonly citation?: KindCitation;
  /** The record for registries and libraries; undefined for kinds without one. */
  readonly record?: KindRecord;
  /** Whether a thing of this kind has a page of its own, which search engines should know. */
  readonly hasPage?: boolean;
  /** How it is found. */
  readonly search: KindSearch;
}
