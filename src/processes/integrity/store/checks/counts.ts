import { sql } from 'kysely';
import { countedUses } from '../../../../platform/item/counted-uses.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Check } from '../../use-cases/check.ts';
import { checkRanges, idRanges, itemName, nameOf, within } from '../ranges.ts';

export const citations = checkRanges<{ item: string; said: string; counted: string }>({
  promise: 'every article’s citations are the articles of its site that cite it',
  remedy:
    "Count anew, as the owner of the schema: select set_config('app.reads', '<site>', false), set_config('app.writes', '<site>', false); select recount_citations(<site>, array['<key>']);",
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, item.citations as said, counted.citing as counted
    from item, lateral (select count(distinct article_id) as citing from reference
      where reference.site_id = ${site} and reference.doi = item.source_key) counted
    where item.site_id = ${site} and ${within('item.id', range)} and item.kind = 'article' and item.citations <> counted.citing`,
  words: ({ item, said, counted }) => `${item} says that it is cited ${said} times; ${counted} articles cite it.`,
});

/** A bare record may have more references than are stored with it: some sources give their number, or those with a DOI alone. */
export const referenceCounts = checkRanges<{ item: string; said: number; counted: number }>({
  promise: 'every full text says as many references as are stored with it, and no record fewer',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select ${nameOf('article', 'id')} as item, article.reference_count as said, counted.stored as counted
    from article, lateral (select count(*)::int as stored from reference
      where reference.site_id = ${site} and reference.article_id = article.id) counted
    where article.site_id = ${site} and ${within('article.id', range)}
      and counted.stored > 0 and article.reference_count <> counted.stored
      and (article.body is not null or article.reference_count < counted.stored)`,
  words: ({ item, said, counted }) => `${item} says that it has ${said} references; ${counted} are stored.`,
});

/** An item may have been used more often: what it brought along from elsewhere has no months here. */
export const itemCounters = checkRanges<{ item: string; said: string; counted: string }>({
  promise: 'no item says fewer views or downloads than its months add up to',
  remedy: 'Someone wrote into the numbers by hand; put the larger one into the item.',
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, item.views || ' and ' || item.downloads as said,
      added.views || ' and ' || added.downloads as counted
    from item join (
      select item_id, sum(views) as views, sum(downloads) as downloads from usage_month
      where site_id = ${site} and ${within('item_id', range)} group by item_id
    ) added on added.item_id = item.id
    where item.site_id = ${site} and ${within('item.id', range)}
      and (item.views < added.views or item.downloads < added.downloads)`,
  words: ({ item, said, counted }) => `${item} says ${said} views and downloads; its months add up to ${counted}.`,
});

interface Use {
  readonly views: number;
  readonly downloads: number;
}

/** Months that are over and were added up: nothing is added to them any more, so that a running portal can be examined. */
export const monthsOfUse: Check = {
  promise: 'every month that is over has the views and downloads that its events add up to',
  remedy: 'Someone wrote into usage_event or usage_month by hand; the events are the truth.',
  async *find({ id: site }, { database }) {
    for (const days of await finishedMonths(database, site)) {
      const month = (days[0] as string).slice(0, 7);
      const counted = await countMonth(database, site, days);
      for await (const { id, item, views, downloads } of storedMonth(database, site, month)) {
        const events = counted.get(id) ?? { views: 0, downloads: 0 };
        if (events.views !== views || events.downloads !== downloads)
          yield `${item} has ${views} views and ${downloads} downloads in ${month}; its events say ${events.views} and ${events.downloads}.`;
        counted.delete(id);
      }
      for (const [id, { views, downloads }] of counted)
        yield `Item ${id} has no use in ${month}; its events say ${views} views and ${downloads} downloads.`;
    }
  },
};

/** The days of each month that is over, from the first of which events are kept. */
async function finishedMonths(database: Database, site: number): Promise<string[][]> {
  const rows = await readSite(database, site)<{ days: string[] }>`
    select array(select to_char(day, 'YYYY-MM-DD') from generate_series(month, month + interval '1 month - 1 day', interval '1 day') day) as days
    from generate_series(
      (select date_trunc('month', min(happened_at) at time zone 'UTC') from usage_event where site_id = ${site}),
      (select least(counted_until, now()) at time zone 'UTC' - interval '1 month' from usage_progress where site_id = ${site}),
      interval '1 month') month`;
  return rows.map(({ days }) => days);
}

/** Day by day, so that each statement is short. */
async function countMonth(database: Database, site: number, days: readonly string[]): Promise<Map<string, Use>> {
  const counted = new Map<string, Use>();
  for (const day of days) {
    const span = { site, after: `${day} 00:00Z`, upTo: `${day} 23:59:59.999999Z` };
    const rows = await readSite(database, site)<
      { id: string } & Use
    >`select item_id as id, views::float8 as views, downloads::float8 as downloads
      from (${countedUses(span)}) counted`;
    for (const { id, views, downloads } of rows) {
      const before = counted.get(id) ?? { views: 0, downloads: 0 };
      counted.set(id, { views: before.views + views, downloads: before.downloads + downloads });
    }
  }
  return counted;
}

async function* storedMonth(database: Database, site: number, month: string) {
  for await (const range of idRanges(database, site))
    yield* await readSite(database, site)<{ id: string; item: string } & Use>`
      select used.item_id as id, ${itemName('item')} as item, used.views::float8 as views, used.downloads::float8 as downloads
      from usage_month used join item on item.site_id = used.site_id and item.id = used.item_id
      where used.site_id = ${site} and ${within('used.item_id', range)} and used.month = ${`${month}-01`}::date`;
}
