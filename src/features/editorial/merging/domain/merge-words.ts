import { type MergeFailure, mergeableKinds } from './merge-rule.ts';

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
