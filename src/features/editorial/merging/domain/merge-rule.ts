import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { speaksOfNamesOnly } from './evidence.ts';

/** A record of a person or an institution, and what was merged already. */
export interface MergeRecord {
  readonly id: Id;
  readonly kind: string;
  readonly names: readonly string[];
  readonly mergedInto: Id | null;
  /** Whether other records were merged into this one. */
  readonly gathers: boolean;
}

export type MergeRefusal =
  | 'kind'
  | 'other-kind'
  | 'same-record'
  | 'merged-already'
  | 'gathers-others'
  | 'circle'
  | 'no-evidence'
  | 'name-alone';

export type MergeFailure = MergeRefusal | 'from-not-stored' | 'into-not-stored' | 'not-merged';

/** Kinds of which two records can be one thing in the world. Nobody is born with a unique name. */
const mergeableKinds: readonly string[] = ['expert', 'institution'];

export interface Merge {
  readonly from: Id;
  readonly into: Id;
  readonly evidence: string;
}

/**
 * Whether one record may count as another. `into` is where the record that was named leads to in the end, so merges never form
 * chains; and since nothing moves, undoing one is forgetting it.
 */
export function decideMerge(from: MergeRecord, into: MergeRecord, given: string): Result<Merge, MergeRefusal> {
  const evidence = given.trim();
  if (!mergeableKinds.includes(from.kind)) return failed('kind');
  if (from.kind !== into.kind) return failed('other-kind');
  if (from.mergedInto !== null) return failed('merged-already');
  if (from.id === into.id) return failed(from.gathers ? 'circle' : 'same-record');
  if (from.gathers) return failed('gathers-others');
  if (evidence === '') return failed('no-evidence');
  if (speaksOfNamesOnly(evidence, [...from.names, ...into.names])) return failed('name-alone');
  return success({ from: from.id, into: into.id, evidence });
}

/** Why a merge was not made, for the person who asked for it. */
export const mergeWords: Readonly<Record<MergeFailure, string>> = {
  kind: `Only records of these kinds can be merged: ${mergeableKinds.join(', ')}.`,
  'other-kind': 'The two records are of different kinds.',
  'same-record': 'Both keys lead to the same record.',
  'merged-already': 'The first record was merged already. Undo that first: imprint merge undo.',
  'gathers-others':
    'Other records were merged into the first one. Undo those first, then merge each of them into the last.',
  circle: 'The second record was merged into the first one already; merging them again would close a circle.',
  'no-evidence': 'Say how you know that the records are of one and the same: --evidence "…".',
  'name-alone': 'An equal name is no evidence: two people may share one. Say how you know: --evidence "…".',
  'from-not-stored': 'There is no record with the first key in this site.',
  'into-not-stored': 'There is no record with the second key in this site.',
  'not-merged': 'The record was not merged, so there is nothing to undo.',
};
