import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Hit, KindFacts } from '../hit.contract.ts';

type TextFact = 'publisher' | 'series' | 'place' | 'position' | 'affiliation' | 'researchFields' | 'holder';

/** What only some kinds have, as it is stored: texts in all their languages. */
export interface StoredFacts extends Omit<KindFacts, TextFact> {
  readonly publishers?: Text;
  readonly series?: Text;
  readonly places?: Text;
  readonly positions?: Text;
  readonly affiliations?: Text;
  readonly researchFields?: Text;
  readonly holders?: Text;
}

type SameAsHit = 'year' | 'volume' | 'issue' | 'doi' | 'cover' | 'label' | 'integrity' | 'version' | 'score';
type Numbers = 'publicationType' | 'accessType' | 'visits' | 'downloads' | 'referenceCount' | 'commentCount';

/** What a hit prints: it lies in the index, so that a list of hits needs no second read. */
export interface StoredHit extends Pick<Hit, SameAsHit | Numbers> {
  readonly titles: Text;
  readonly summaries: Text;
  readonly captions: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly authors: readonly { readonly name?: string; readonly names?: Text }[];
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  readonly thesis: { readonly id: Id; readonly titles: Text } | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly publishedOn: string | null;
  /** What only its kind has; known where the hit was read from the database. */
  readonly facts: StoredFacts | null;
}

/** The same as an index has it: whatever a document lacks is absent or null, and what is counted may lie together. */
export type IndexedHit = { readonly [part in keyof StoredHit]?: StoredHit[part] | null } & {
  readonly counts?: { readonly [part in Numbers]?: number | null } | null;
};

export const hitIn = ({ shown: displayed }: Readonly<Record<string, unknown>>): IndexedHit =>
  (displayed ?? {}) as IndexedHit;

/** What a hit prints, as PostgreSQL has it. */
export interface HitRow extends Omit<StoredHit, 'authors'> {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly richTitles: Text;
  /** The first ten, by language as printed; `authorCount` has all. */
  readonly authors: readonly { readonly names: Text; readonly expertId: Id | null }[];
  readonly authorCount: number;
}
