import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';

export interface MergedField {
  readonly name: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both edits in one, where both changed the same list, or the same text in two languages, without getting in each other's way. */
  readonly both?: unknown;
  /** Both changed it, differently: only a person can tell. */
  readonly isContested: boolean;
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** What two people made of one document, field by field: only what one of them changed. */
export function compareEdits(base: Document, mine: Document, theirs: Document): MergedField[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names
    .map((name) => ({ name, base: base[name], mine: mine[name], theirs: theirs[name] }))
    .filter(({ base, mine, theirs }) => !(same(base, mine) && same(base, theirs)))
    .map((field) => {
      const isDouble =
        !same(field.mine, field.theirs) && !same(field.base, field.mine) && !same(field.base, field.theirs);
      const both = isDouble
        ? (mergeLists(field.base, field.mine, field.theirs) ?? mergeTexts(field.base, field.mine, field.theirs))
        : undefined;
      return { ...field, ...(both ? { both } : {}), isContested: isDouble && !both };
    });
}

type MergeSide = 'mine' | 'theirs' | 'both';
export type Choosing = Readonly<Record<string, MergeSide>>;

/** Whose version of a field stays unless a person says otherwise. */
export const proposedSide = ({ base, mine, both }: MergedField): MergeSide =>
  both ? 'both' : same(base, mine) ? 'theirs' : 'mine';

/** The document in which each field is taken from whom it was chosen from; where only one changed it, from them. */
export function mergeEdits(base: Document, mine: Document, theirs: Document, chosen: Choosing): Document {
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of compareEdits(base, mine, theirs)) {
    merged[field.name] = field[chosen[field.name] ?? proposedSide(field)];
  }
  return merged;
}

/** What only the other one changed, or changed independently: it comes into the form without a question. */
export const takenOver = (edits: readonly MergedField[]): MergedField[] =>
  edits.filter((edit) => !edit.isContested && !same(edit.mine, edit[proposedSide(edit)]));

/** A text in several languages of which each was changed by one of the two at most. */
function mergeTexts(base: unknown, mine: unknown, theirs: unknown): Document | undefined {
  if (!isTexts(base) || !isTexts(mine) || !isTexts(theirs)) return undefined;
  const merged = mergeFields(base, mine, theirs);
  return merged === 'contested' ? undefined : merged;
}

const isTexts = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

interface Entry extends Document {
  readonly id: string;
}
type List = readonly Entry[];

/**
 * What two people made of one list, both together: entries are distinguished by their ids. Nothing where the two can't stand together,
 * because both changed the same field of an entry, both the order, or one took away what the other changed.
 */
export function mergeLists(base: unknown, mine: unknown, theirs: unknown): readonly Document[] | undefined {
  if (!isKeyed(base) || !isKeyed(mine) || !isKeyed(theirs)) return undefined;
  const entries = new Map<string, Entry>();
  for (const id of new Set([...base, ...mine, ...theirs].map((entry) => entry.id))) {
    const merged = mergeEntry(find(base, id), find(mine, id), find(theirs, id));
    if (merged === 'contested') return undefined;
    if (merged) entries.set(id, merged);
  }
  const order = mergeOrder(base, mine, theirs);
  return order?.flatMap((id) => entries.get(id) ?? []);
}

const find = (list: List, id: string): Entry | undefined => list.find((entry) => entry.id === id);

function mergeEntry(base?: Entry, mine?: Entry, theirs?: Entry): Entry | undefined | 'contested' {
  if (!base || !mine || !theirs) {
    if (same(mine, theirs) || same(base, theirs)) return mine;
    return same(base, mine) ? theirs : 'contested';
  }
  const merged = mergeFields(base, mine, theirs);
  return merged === 'contested' ? merged : (merged as Entry);
}

function mergeFields(base: Document, mine: Document, theirs: Document): Document | 'contested' {
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (same(base[name], mine[name]) || same(mine[name], theirs[name])) continue;
    if (!same(base[name], theirs[name])) return 'contested';
    merged[name] = mine[name];
  }
  return merged;
}

/** The order of whoever changed it, with what the other one added behind the entry that it stood behind. */
function mergeOrder(base: List, mine: List, theirs: List): string[] | undefined {
  const ids = (list: List) => list.map(({ id }) => id);
  const isMoved = (list: List) => !same(common(list, base), common(base, list));
  const common = (list: List, other: List) => ids(list).filter((id) => find(other, id));
  if (isMoved(mine) && isMoved(theirs) && !same(common(mine, theirs), common(theirs, mine))) return undefined;
  const [first, second] = isMoved(mine) ? [ids(mine), ids(theirs)] : [ids(theirs), ids(mine)];
  return second.reduce<string[]>(
    (order, id, place) =>
      order.includes(id) ? order : order.toSpliced(order.indexOf(second[place - 1] ?? '') + 1, 0, id),
    first,
  );
}

const isKeyed = (value: unknown): value is List =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry?.id === 'string' && entry.id !== '') &&
  new Set(value.map(({ id }) => id)).size === value.length;
