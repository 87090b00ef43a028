import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { mergeLists } from './merge-lists.ts';

export interface MergedField {
  readonly name: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both edits in one, where both changed the same list without getting in each other's way. */
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
      const both = isDouble ? mergeLists(field.base, field.mine, field.theirs) : undefined;
      return { ...field, ...(both ? { both } : {}), isContested: isDouble && !both };
    });
}

export type MergeSide = 'mine' | 'theirs' | 'both';
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
