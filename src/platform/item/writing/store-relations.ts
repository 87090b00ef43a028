import { sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import { statement } from './raw-statement.ts';
import type { StoredDraft } from './upsert-items.ts';

/** Says how items speak of each other. A target that is not here yet is found when it arrives. */
export async function storeRelations(
  transaction: Transaction,
  site: number,
  stored: readonly StoredDraft[],
): Promise<void> {
  const speaking = stored.filter(({ draft }) => draft.relations);
  if (speaking.length > 0) await replaceRelations(transaction, site, speaking);
  const arrived = stored.filter(({ isNew }) => isNew);
  if (arrived.length > 0) await answerWaiting(transaction, site, arrived);
}

async function replaceRelations(
  transaction: Transaction,
  site: number,
  speaking: readonly StoredDraft[],
): Promise<void> {
  const given = JSON.stringify(
    speaking.flatMap(
      ({ id, draft }) => draft.relations?.map(({ type, target }) => ({ from_id: id, type, target })) ?? [],
    ),
  );
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(from_id bigint, type text, target text)`;
  await transaction.rows(statement`
    delete from relation where site_id = ${site} and from_id = any (${speaking.map(({ id }) => id)}::bigint[])
      and (from_id, type, target collate "C") not in (select from_id, type, target from ${rows})`);
  await transaction.rows(statement`insert into relation (site_id, from_id, type, target, to_id)
    select distinct on (given.from_id, given.type, given.target) ${site}, given.from_id, given.type, given.target, item.id
    from ${rows} left join item on item.site_id = ${site} and item.kind = 'article' and item.source_key = given.target
    on conflict (site_id, from_id, type, target) do update set to_id = excluded.to_id
      where relation.to_id is distinct from excluded.to_id`);
}

async function answerWaiting(transaction: Transaction, site: number, arrived: readonly StoredDraft[]): Promise<void> {
  const ids: Id[] = arrived.map(({ id }) => id);
  await transaction.rows(statement`update relation set to_id = item.id from item
    where relation.site_id = ${site} and relation.to_id is null and relation.target = item.source_key
      and item.site_id = ${site} and item.id = any (${ids}::bigint[]) and item.kind = 'article'`);
}
