import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleDirectory } from './sample-site.ts';

type Parts = Pick<App, 'database' | 'counting' | 'ranking'>;

/** Gives every sample site readers, once: months that are long over as sums, the last two as events that are counted like real ones. */
export async function storeUse(
  { database, counting, ranking }: Parts,
  sites: readonly SampleDirectory[],
): Promise<void> {
  await database.unscopedRows(statement`select make_usage_months()`);
  for (const directory of sites)
    await database.transaction(ownSite(directory), async (transaction) => {
      const known = statement`select from usage_progress where site_id = ${directory.id}`;
      if ((await transaction.rows(known)).length === 0) await inventReaders(transaction, directory.id);
    });
  while ((await counting.addingUp.now()) > 0);
  // A portal joins what its sites have, so it comes after them.
  const portalsLast = sites.toSorted((one, other) => (one.gathers?.length ?? 0) - (other.gathers?.length ?? 0));
  for (const { id } of portalsLast) await ranking.rankings.of(id);
}

/** From 0 up to but not 1, the same for the same words. */
const chance = (...words: RawBuilder<unknown>[]) =>
  sql`((hashtextextended(concat_ws(' ', ${sql.join(words)}), 7) & 1048575) / 1048576.0)`;

/** A few items are read much, most of them little. */
const liked = sql`(power(${chance(sql`item.id`)}, 3) + 0.04)`;
const published = sql`coalesce(item.published_on, date '2024-06-01')`;
/** Papers and books are fetched as files; the rest is only looked at. */
const fetched = sql`case when item.kind in ('article', 'book', 'general-resource') then 0.3 else 0 end`;
const kindsRead = [
  'article',
  'book',
  'video',
  'audio',
  'news',
  'album',
  'special-issue',
  'topic',
  'figure',
  'general-resource',
];
const firstMonth = sql`(date_trunc('month', now()) - interval '30 months')::date`;
const firstEvents = sql`(date_trunc('month', now()) - interval '1 month')::date`;

const countries = sql`(values ('CN', 0.44), ('US', 0.13), ('DE', 0.07), ('JP', 0.06), ('GB', 0.05), ('KR', 0.04), ('FR', 0.03),
  ('IN', 0.03), ('RU', 0.02), ('ES', 0.02), ('BR', 0.01), ('', 0.1)) country (code, share)`;

async function inventReaders(transaction: Transaction, site: number): Promise<void> {
  const read = sql`item.site_id = ${site} and item.status = 'published' and item.kind = any (${kindsRead}::text[])`;
  const run = (raw: RawBuilder<unknown>) => transaction.rows(statement`${raw}`);
  await run(sql`insert into usage_progress (site_id) values (${site})`);
  await run(sql`
    insert into usage_month (site_id, item_id, month, views, downloads)
    select ${site}::int, item.id, month, uses, floor(uses * ${fetched}) from (
      select item.id, item.kind, month::date, floor(${liked} * (30 + 60 * ${chance(sql`item.id`, sql`month`)})
        / (1 + (month::date - ${published}) / 400.0)) as uses
      from item, generate_series(${firstMonth}, ${firstEvents} - 1, interval '1 month') month
      where ${read} and month::date >= ${published} - 31
    ) item where uses > 0`);
  await run(sql`
    insert into usage_day (site_id, item_id, day, views, downloads)
    select site_id, item_id, month + 7 * week, sum(part), sum(case when week = 1 then downloads else 0 end)
    from usage_month, generate_series(0, 3) week,
      lateral (select views / 4 + case when week < views % 4 then 1 else 0 end as part) parts
    where site_id = ${site} and (part > 0 or week = 1 and downloads > 0) group by 1, 2, 3`);
  await run(sql`
    insert into usage_place (site_id, about, month, country, views, downloads)
    select ${site}::int, about.id, month, code, round(sum(views) * share), round(sum(downloads) * share)
    from usage_month left join article on article.site_id = ${site} and article.id = item_id
    cross join lateral (values (0), (article.journal_id)) about (id) cross join ${countries}
    where usage_month.site_id = ${site} and about.id is not null group by 1, 2, 3, 4, share`);
  await run(sql`
    insert into usage_kind (site_id, month, kind, views, downloads)
    select ${site}::int, month, item.kind, sum(usage_month.views), sum(usage_month.downloads)
    from usage_month join item on item.site_id = ${site} and item.id = item_id
    where usage_month.site_id = ${site} group by month, item.kind`);
  await run(sql`
    insert into usage_customer (site_id, month, customer_id, views, downloads)
    select ${site}::int, month, customer_id, round(sum(views) * 0.08), round(sum(downloads) * 0.12)
    from usage_month join customer on customer.site_id = ${site}
    where usage_month.site_id = ${site} group by month, customer_id`);
  await run(sql`
    update item set views = item.views + used.views, downloads = item.downloads + used.downloads
    from (select item_id, sum(views) as views, sum(downloads) as downloads from usage_month where site_id = ${site} group by 1) used
    where item.site_id = ${site} and item.id = used.item_id`);
  await run(sql`
    insert into usage_event (site_id, happened_at, item_id, what, reader, country)
    select ${site}::int, day + make_interval(secs => 86000 * ${chance(sql`item.id`, sql`day`, sql`reader`)}), item.id, what,
      decode(md5(concat_ws(' ', item.id, day, reader)), 'hex'),
      (select nullif(code, '') from (select code, sum(share) over (order by share desc, code) as upTo from ${countries}) spread
        where upTo > ${chance(sql`reader`, sql`day`, sql`item.id`, sql`'place'`)} * 0.99 order by upTo limit 1)
    from item, generate_series(${firstEvents}::timestamptz, now() - interval '1 day', interval '1 day') day,
      generate_series(1, floor(${liked} * 1.7 * (0.4 + ${chance(sql`item.id`, sql`day`)}) + 0.4 * ${chance(sql`day`, sql`item.id`)})::int) reader,
      unnest(array['view', 'download']) what
    where ${read} and (what = 'view' or ${chance(sql`reader`, sql`item.id`, sql`day`)} < ${fetched})
    on conflict do nothing`);
}
