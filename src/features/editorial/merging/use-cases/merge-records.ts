import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { decideMerge, type Merge, type MergeFailure } from '../domain/merge-rule.ts';
import type { MergeStore } from '../store/postgres-merging.ts';

export interface MergeOrder {
  readonly kind: string;
  readonly from: string;
  readonly into: string;
  readonly evidence: string;
}

/** Says that two records are of one person or institution. Both stay as they are; readers of one are shown the other. */
export const mergeRecords = (
  store: MergeStore,
  site: number,
  order: MergeOrder,
): Promise<Result<Merge, MergeFailure>> =>
  store.change(site, async (change) => {
    const from = await change.find(order.kind, order.from);
    if (!from) return failed('from-not-stored');
    const named = await change.find(order.kind, order.into);
    const into = named && (await change.endOf(named));
    if (!into) return failed('into-not-stored');
    const decided = decideMerge(from, into, order.evidence);
    if (decided.ok) await change.add(decided.value);
    return decided;
  });

/** Forgets that a record was merged; it is what it was before. */
export const undoMerge = (
  store: MergeStore,
  site: number,
  kind: string,
  key: string,
): Promise<Result<null, MergeFailure>> =>
  store.change(site, async (change) => {
    const record = await change.find(kind, key);
    if (!record) return failed('from-not-stored');
    return (await change.remove(record)) ? success(null) : failed('not-merged');
  });
