import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../kernel/id.ts';
import type { Transaction } from '../ports/database.ts';
import { statement } from './writing/raw-statement.ts';

/**
 * Until when nobody has the text and the files of the row `item`, as an `Embargo`. What stands in a paper opens no earlier than the
 * paper. A column that is set counts, whatever the clock says: the worker takes it away, and tells everyone, when its moment has come.
 */
export const embargoOf = (paper: RawBuilder<unknown> = sql`null::bigint`) => sql`(
  select jsonb_build_object('until', to_char(max(held.embargo_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'zone', site.time_zone)
  from item held join site on site.site_id = held.site_id
  where held.site_id = item.site_id and held.id in (item.id, ${paper}) and held.embargo_until is not null group by site.time_zone)`;

/** The paper that the row `item` of one of these kinds stands in. */
export const paperHolding = (table: string) => sql<string | null>`(
  select own.article_id from ${sql.table(table)} own where own.site_id = item.site_id and own.id = item.id)`;

/** As a form shows it: by the clock of the site, `2026-11-18T09:30`. */
export const embargoMinute = sql`to_char(item.embargo_until at time zone
  (select time_zone from site where site.site_id = item.site_id), 'YYYY-MM-DD"T"HH24:MI')`;

/** Sets or lifts it. One whose moment has gone by never begins. */
export async function setEmbargo(transaction: Transaction, site: number, item: Id, minute: string | null) {
  await transaction.rows(statement`
    update item set embargo_until = given.until
    from (select ${minute}::timestamp at time zone time_zone as moment from site where site_id = ${site}) local,
      lateral (select case when local.moment > now() then local.moment end as until) given
    where item.site_id = ${site} and item.id = ${item} and item.embargo_until is distinct from given.until`);
}
