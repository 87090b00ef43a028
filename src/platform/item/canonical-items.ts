import type { Id } from '../kernel/id.ts';
import type { SiteScope } from '../kernel/site-context.ts';
import type { Database, Transaction } from '../ports/database.ts';
import { statement, unseen } from './writing/raw-statement.ts';

const leadsTo = (sites: readonly number[], ids: readonly Id[]) =>
  statement<{ id: Id; canonical: Id }>`
    with recursive step (site_id, id, reached) as (
      select site_id, from_id, into_id from item_merge
        where site_id = any (${unseen(sites, 'int[]')}) and from_id = any (${unseen(ids, 'bigint[]')})
      union
      select step.site_id, step.id, item_merge.into_id from step
        join item_merge on item_merge.site_id = step.site_id and item_merge.from_id = step.reached
    )
    select step.id, step.reached as canonical from step where not exists
      (select from item_merge where item_merge.site_id = step.site_id and item_merge.from_id = step.reached)`;

const complete = (ids: readonly Id[], rows: readonly { id: Id; canonical: Id }[]): Map<Id, Id> => {
  const merged = new Map(rows.map(({ id, canonical }) => [id, canonical]));
  return new Map(ids.map((id) => [id, merged.get(id) ?? id]));
};

/** The records that stand for these: where they were merged into, else themselves. */
export async function canonicalItems(database: Database, scope: SiteScope, ids: readonly Id[]): Promise<Map<Id, Id>> {
  return ids.length === 0 ? new Map() : complete(ids, await database.rows(scope, leadsTo(scope.reads, ids)));
}

/** The same inside a transaction of one site. */
export async function canonicalItem(transaction: Transaction, site: number, id: Id): Promise<Id> {
  return complete([id], await transaction.rows(leadsTo([site], [id]))).get(id) ?? id;
}
