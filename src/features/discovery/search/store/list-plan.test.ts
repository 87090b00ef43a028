import { describe, expect, test } from 'vitest';
import { customPlans, planOf, readThrough, rowsRead } from '../../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import type { Database, Statement } from '../../../../platform/ports/database.ts';
import { columnQuery, countedTo, listQuery, type Wanted } from '../domain/list-query.ts';
import { createListItems } from '../use-cases/list-items.ts';
import { columnStatement } from './column-statements.ts';
import { entriesStatement, lettersStatement, listStatement, postgresLists } from './postgres-lists.ts';
import { hitsStatement } from './reduced-hits.ts';

const siteCount = 4;
const itemsOfSite = 12_000;
const entriesOfColumn = 3_000;
const portal = ownSite({ id: 1, sld: 'site1', defaultLanguage: 'en' }, [2, 3, 4]);
const single = ownSite({ id: 2, sld: 'site2', defaultLanguage: 'en' });
const channel = idOf(2, 500_000);
const topic = idOf(2, 1);

const atHome = useTestApp(async (app) => {
  for (let id = 1; id <= siteCount; id++) await storeSite(app, { id, sld: `site${id}` });
  // Marks and keys are not what is looked at here, and they are most of the work.
  for (const trigger of ['mark_item', 'key_new_items'])
    await app.owner.query(`alter table item disable trigger ${trigger}`);
  for (let id = 1; id <= siteCount; id++) {
    await app.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${id}`]);
    await app.owner.query(
      `insert into item (site_id, id, kind, status, titles, published_on, views, downloads, shelf, under_id, sort_name)
      select $1::int, ($1::bigint << 40) | n, kind, case when n % 50 = 0 then 'withdrawn' else 'published' end,
        jsonb_build_object('en', kind || ' ' || n), date '2000-01-01' + n % 9000, n % 977, n % 313,
        case kind when 'news' then (array['information', 'announcement', 'file'])[1 + n % 3] when 'expert' then chr(65 + n % 26) else '' end,
        case when kind = 'news' and n % 2 = 0 then ($1::bigint << 40) | 500000 end,
        case kind when 'expert' then 'name ' || n end
      from generate_series(1, $2::int) n, lateral (select (array['book', 'news', 'expert', 'video'])[1 + n % 4] as kind) what`,
      [id, itemsOfSite],
    );
    await app.owner.query(
      `insert into collection_entry (site_id, collection_id, position, entry_id)
      select $1::int, ($1::bigint << 40) | 1, n, ($1::bigint << 40) | (n + 1) from generate_series(1, 3000) n`,
      [id],
    );
    await app.owner.query(
      `insert into channel (site_id, id, position, code, names) values ($1::int, ($1::bigint << 40) | 500000, 1, 'news', '{}')`,
      [id],
    );
    await app.owner.query(
      `insert into column_entry (site_id, channel_id, item_id, position)
      select $1::int, ($1::bigint << 40) | 500000, ($1::bigint << 40) | n, case when n <= 10 then n end from generate_series(1, $2::int) n`,
      [id, entriesOfColumn],
    );
  }
  await app.owner.query('analyze');
});

const first = { sort: 'publishDate', page: 0, size: 20 } as const;
const lists: readonly Wanted[] = [
  { ...first, kinds: ['book'] },
  { ...first, kinds: ['book'], sort: 'visits' },
  { ...first, kinds: ['video'], sort: 'downloads', page: 3 },
  { ...first, kinds: ['book', 'video', 'expert', 'news'] },
  { ...first, kinds: ['news'] },
  { ...first, kinds: ['news'], newsTypes: ['file'] },
  { ...first, kinds: ['expert'], sort: 'title' },
  { ...first, kinds: ['expert'], sort: 'title', letter: 'Q' },
  { ...first, kinds: ['book'], direction: 'asc' },
  { ...first, kinds: ['book'], sort: 'visits', direction: 'asc' },
  { ...first, kinds: ['news'], direction: 'asc' },
  { ...first, kinds: ['news'], under: channel, direction: 'asc' },
  { ...first, kinds: ['expert'], sort: 'title', direction: 'desc' },
];
const filled = ['item', 'collection_entry', 'column_entry'];

/** Everything that a page is made of, for each list of each site, and what is counted; some indices have withdrawn things too. */
const mostRows = (wanted: Wanted, sites: number) => {
  const lists = listQuery(wanted).lists.length * sites;
  return 1.1 * (lists * (wanted.page + 1) * wanted.size + countedTo(wanted) + 1);
};

describe.each(['custom', 'generic'] as const)('under row security, by a %s plan,', (planned) => {
  const plan = (scope: typeof portal, statement: Statement<unknown>) =>
    planOf(atHome.app.database.pool, scope, statement, { planned, run: true });

  test.each(lists)('the list %j reads no table through and no more than its page', async (wanted) => {
    for (const scope of [single, portal]) {
      const nodes = await plan(scope, listStatement(scope.reads, listQuery(wanted)));
      expect(readThrough(nodes, filled)).toEqual([]);
      expect(rowsRead(nodes)).toBeLessThanOrEqual(mostRows(wanted, scope.reads.length));
    }
  });

  test('what the rows print is read by key', async () => {
    const ids = Array.from({ length: 20 }, (_, place) => idOf(2, place * 4 + 4));
    const nodes = await plan(single, hitsStatement([2], ids));
    expect(readThrough(nodes, filled)).toEqual([]);
    expect(rowsRead(nodes)).toBeLessThanOrEqual(60);
  });

  test.each(['column', 'visits'] as const)(
    'a column in the order %s reads its entries by key, and nothing else',
    async (sort) => {
      const query = columnQuery({ ...first, kinds: ['news'], sort });
      const nodes = await plan(single, columnStatement([2], channel, query));
      expect(readThrough(nodes, filled)).toEqual([]);
      // Its entries and their items, once to put them in order and once to count.
      expect(rowsRead(nodes)).toBeLessThanOrEqual(1.1 * 4 * entriesOfColumn);
    },
  );

  test('what a collection holds and the letters of people are read by index', async () => {
    const held = await plan(single, entriesStatement(topic, ['book'], { page: 1, size: 20 }));
    expect(readThrough(held, filled)).toEqual([]);
    const letters = await plan(portal, lettersStatement(portal.reads));
    expect(readThrough(letters, filled)).toEqual([]);
    expect(rowsRead(letters)).toBeLessThanOrEqual(27 * siteCount);
  });
});

describe('is planned once, whatever is asked:', () => {
  const uses = <Value>(make: (place: number) => Value) => Array.from({ length: 12 }, (_, place) => make(place));
  const planned = (statements: readonly Statement<unknown>[]) =>
    customPlans(atHome.app.database.pool, single, statements);

  test.each(lists)('the list %j', async (wanted) => {
    const pages = uses((page) => listStatement(single.reads, listQuery({ ...wanted, page })));
    expect(await planned(pages)).toBe(5);
  });

  test('what rows print, of one row and of many', async () => {
    const rows = uses((many) =>
      hitsStatement(
        single.reads,
        Array.from({ length: 1 + many }, (_, place) => idOf(2, place)),
      ),
    );
    expect(await planned(rows)).toBe(5);
  });
});

test('a list asks the database twice, with letters or a channel three times', async () => {
  let calls = 0;
  const { database } = atHome.app;
  const counting = {
    ...database,
    rows: (...given: Parameters<Database['rows']>) => {
      calls++;
      return database.rows(...given);
    },
  } as Database;
  const list = createListItems(postgresLists(counting), []);
  const questions = async (wanted: Wanted, under?: string) => {
    calls = 0;
    const found = await list({ site: single, sites: [2], language: 'en', wanted, channel: under });
    expect(found.ok && found.value.content.length).toBe(20);
    return calls;
  };
  expect(await questions({ ...first, kinds: ['book'] })).toBe(2);
  expect(await questions({ ...first, kinds: ['news'] })).toBe(2);
  expect(await questions({ ...first, kinds: ['news'] }, channel)).toBe(3);
  expect(await questions({ ...first, kinds: ['expert'], sort: 'title' })).toBe(3);
});
