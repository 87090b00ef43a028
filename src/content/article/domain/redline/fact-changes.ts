import { type Budget, diff, type Run } from '../../../../platform/kernel/redline/diff.ts';
import { piecesOf } from '../../../../platform/kernel/redline/words-of.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { dateNames, type VersionFacts } from './version-facts.ts';

export interface ComparedVersion {
  readonly number: number;
  readonly value: number;
  readonly titles: Text;
  readonly summaries: Text;
  readonly publishDate: string | null;
  readonly body: string | null;
  readonly facts: VersionFacts;
}

export const factFields = [
  'title',
  'abstract',
  'authors',
  'affiliations',
  'keywords',
  'funds',
  'licence',
  'volume',
  'pages',
  ...dateNames,
  'published',
] as const;
export type FactField = (typeof factFields)[number];

export interface FactChange {
  readonly field: FactField;
  /** Of a text that stands in several languages: the one that changed. */
  readonly language: string | null;
  /** Words follow each other; the entries of a list stand apart. */
  readonly form: 'words' | 'list';
  readonly pieces: readonly { readonly kind: Run['kind']; readonly text: string }[];
}

/** Abstracts are short. */
const mostComparisons = 2_000_000;

/** What is said of a paper that another version says otherwise. `nameOf` picks a name in the reader's language. */
export function factChanges(
  before: ComparedVersion,
  after: ComparedVersion,
  nameOf: (names: Text) => string,
): FactChange[] {
  const budget: Budget = { left: mostComparisons };
  const [old, now] = [before.facts, after.facts];
  const names = (list: readonly Text[] | undefined) => list?.map(nameOf);
  const dates = dateNames.map((name) => single(name, old.dates?.[name], now.dates?.[name]));
  const hasOwnDates = [old, now].every(({ dates: said }) => said?.online || said?.printed);
  return [
    ...inLanguages('title', before.titles, after.titles, budget),
    ...inLanguages('abstract', before.summaries, after.summaries, budget),
    listed('authors', names(old.authors), names(now.authors), budget),
    listed('affiliations', names(old.affiliations), names(now.affiliations), budget),
    ...keywordChanges(old.keywords, now.keywords, budget),
    listed('funds', names(old.funds), names(now.funds), budget),
    single('licence', old.licence, now.licence),
    single('volume', old.volume, now.volume),
    single('pages', old.pages, now.pages),
    ...dates,
    // Where it is told when it appeared online or in print, that is the same once more.
    hasOwnDates ? null : single('published', before.publishDate, after.publishDate),
  ].filter((change) => change !== null);
}

const languagesOf = (...sides: readonly Readonly<Record<string, unknown>>[]): string[] => [
  ...new Set(sides.flatMap((side) => Object.keys(side))),
];

function inLanguages(field: FactField, before: Text, after: Text, budget: Budget): (FactChange | null)[] {
  return languagesOf(before, after).map((language) => {
    const [old, now] = [before[language] ?? '', after[language] ?? ''];
    if (old === now) return null;
    return { field, language, form: 'words', pieces: compared(piecesOf(old), piecesOf(now), budget, '') };
  });
}

function keywordChanges(before: VersionFacts['keywords'], after: VersionFacts['keywords'], budget: Budget) {
  if (!before || !after) return [];
  return languagesOf(before, after).map((language) => {
    const change = listed('keywords', before[language] ?? [], after[language] ?? [], budget);
    return change && { ...change, language };
  });
}

/** Where one side does not know, nothing changed. */
function listed(
  field: FactField,
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  budget: Budget,
): FactChange | null {
  if (!before || !after) return null;
  const pieces = compared(before, after, budget, null);
  return pieces.every(({ kind }) => kind === 'same') ? null : { field, language: null, form: 'list', pieces };
}

function single(
  field: FactField,
  before: string | null | undefined,
  after: string | null | undefined,
): FactChange | null {
  if (before === undefined || after === undefined || before === after) return null;
  const pieces = [
    { kind: 'deleted' as const, text: before ?? '' },
    { kind: 'inserted' as const, text: after ?? '' },
  ].filter(({ text }) => text !== '');
  return { field, language: null, form: 'list', pieces };
}

/** `joint` joins the entries of a run; without one each is a piece of its own. */
function compared(
  before: readonly string[],
  after: readonly string[],
  budget: Budget,
  joint: string | null,
): FactChange['pieces'] {
  let [place, other] = [0, 0];
  return diff(before, after, budget).flatMap(({ kind, count }) => {
    const entries = kind === 'deleted' ? before.slice(place, place + count) : after.slice(other, other + count);
    if (kind !== 'inserted') place += count;
    if (kind !== 'deleted') other += count;
    return joint === null ? entries.map((text) => ({ kind, text })) : [{ kind, text: entries.join(joint) }];
  });
}
