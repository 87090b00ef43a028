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

const blank: StoredHit = {
  titles: {},
  summaries: {},
  captions: {},
  keywords: {},
  authors: [],
  journal: null,
  thesis: null,
  year: null,
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
  publishedOn: null,
  doi: null,
  cover: null,
  label: null,
  integrity: null,
  publicationType: null,
  accessType: null,
  version: null,
  visits: 0,
  downloads: 0,
  referenceCount: 0,
  commentCount: 0,
  score: null,
  facts: null,
};

/** A document that lacks something prints nothing in its place. */
export function storedHit(stored: unknown): StoredHit {
  if (typeof stored !== 'object' || stored === null) return blank;
  const { counts, ...facts } = stored as Readonly<Record<string, unknown>>;
  const present = Object.entries({ ...facts, ...(counts as object | undefined) }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...blank, ...(Object.fromEntries(present) as Partial<StoredHit>) };
}

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
