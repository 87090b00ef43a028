import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** What a hit prints: it lies in the index, so that a list of hits needs no second read. */
export interface ShownDocument {
  readonly titles: Text;
  readonly summaries: Text;
  readonly captions: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly authors: readonly { readonly name?: string; readonly names?: Text }[];
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  readonly thesis: { readonly id: Id; readonly titles: Text } | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly publishedOn: string | null;
  readonly doi: string | null;
  readonly cover: string | null;
  readonly label: string | null;
  readonly integrity: 'corrected' | 'retracted' | 'concern' | null;
  readonly publicationType: number | null;
  readonly accessType: number | null;
  readonly version: number | null;
  readonly visits: number;
  readonly downloads: number;
  readonly referenceCount: number;
  readonly commentCount: number;
  readonly score: number | null;
  /** What only its kind has; known where the hit was read from the database. */
  readonly facts: StoredFacts | null;
}

const blank: ShownDocument = {
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
export function shownDocument(stored: unknown): ShownDocument {
  if (typeof stored !== 'object' || stored === null) return blank;
  const { counts, ...facts } = stored as Readonly<Record<string, unknown>>;
  const present = Object.entries({ ...facts, ...(counts as object | undefined) }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...blank, ...(Object.fromEntries(present) as Partial<ShownDocument>) };
}

/** What only some kinds have, as it is stored. */
export interface StoredFacts {
  readonly seconds?: number;
  readonly isbn?: string;
  readonly publishers?: Text;
  readonly series?: Text;
  readonly edition?: number;
  readonly newsType?: string;
  readonly pinned?: boolean;
  readonly link?: string;
  readonly file?: { readonly id: Id; readonly name: string; readonly type: string; readonly size: number };
  readonly places?: Text;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly positions?: Text;
  readonly affiliations?: Text;
  readonly researchFields?: Text;
  readonly library?: string;
  readonly number?: string;
  readonly legalStatus?: string;
  readonly holders?: Text;
  readonly entries?: number;
}

/** Of a text the reader's language is shown; what is not known is left out. */
export function presentFacts(
  { publishers, series, places, positions, affiliations, researchFields, holders, ...plain }: StoredFacts,
  say: (text: Text) => string,
) {
  const texts = {
    publisher: publishers,
    series,
    place: places,
    position: positions,
    affiliation: affiliations,
    researchFields,
    holder: holders,
  };
  const said = Object.entries(texts).flatMap(([name, text]) => {
    // A field of research may be stored as a list.
    const words = text ? [say(text)].flat().join('; ') : '';
    return words === '' ? [] : [[name, words] as const];
  });
  return { ...plain, ...(Object.fromEntries(said) as Partial<Record<keyof typeof texts, string>>) };
}
