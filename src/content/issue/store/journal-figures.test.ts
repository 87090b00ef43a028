import { beforeAll, describe, expect, test } from 'vitest';
import { planOf, rowsRead } from '../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { ownSite } from '../../../platform/kernel/site-context.ts';
import { columnCounts, sumLargeJournals, yearFigures } from './journal-figures.ts';

const site = ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' });
const [large, small] = [idOf(1, 100_000), idOf(1, 100_001)];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  for (const trigger of ['mark_item', 'key_new_items'])
    await app.owner.query(`alter table item disable trigger ${trigger}`);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query(
    `insert into item (site_id, id, kind, status, titles, published_on, views, citations)
    select 1, (1::bigint << 40) | n, case when n >= 100000 then 'journal' else 'article' end, 'published', '{}',
      make_date(2000 + n % 10, 5, 1), 2, 1
    from (select generate_series(1, 2600) union all select generate_series(100000, 100001)) given (n)`,
  );
  await app.owner.query('insert into journal (site_id, id) values (1, $1), (1, $2)', [large, small]);
  await app.owner.query(
    `insert into article (site_id, id, type, publication_type, access_type, journal_id, part)
    select site_id, id, 'research-article', 0, 0, case when id % 13 = 0 then $2::bigint else $1::bigint end,
      jsonb_build_object('en', 'Column ' || id % 3)
    from item where kind = 'article'`,
    [large, small],
  );
  await app.owner.query('analyze');
});

const read = async (journal: string) => ({
  years: await portal.app.database.rows(site, yearFigures(1, journal)),
  columns: await portal.app.database.rows(site, columnCounts(1, journal)),
});
const sum = () =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => sumLargeJournals(transaction, 1));

describe('what a journal published', () => {
  let summedAtOnce: Awaited<ReturnType<typeof read>>;

  beforeAll(async () => {
    summedAtOnce = await read(large);
    await sum();
  });

  test('is the same whether it was summed by the worker or is summed now', async () => {
    expect(summedAtOnce.years.map(({ year }) => year)).toEqual([
      2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009,
    ]);
    expect(summedAtOnce.years.reduce((papers, year) => papers + year.papers, 0)).toBe(2_400);
    expect(summedAtOnce.columns.map(({ names }) => names)).toHaveLength(3);
    expect(await read(large)).toEqual(summedAtOnce);
  });

  test('is read from one row where it is large, and not from its papers', async () => {
    for (const statement of [yearFigures(1, large), columnCounts(1, large)])
      for (const planned of ['custom', 'generic'] as const) {
        const nodes = await planOf(portal.app.database.pool, site, statement, { planned, run: true });
        expect(rowsRead(nodes)).toBeLessThan(30);
      }
  });

  test('is summed as it is looked at where it is small: a new paper counts at once', async () => {
    const before = (await read(small)).years.find(({ year }) => year === 2003)?.papers ?? 0;
    await portal.owner.query('update article set journal_id = $1 where site_id = 1 and id = $2', [small, idOf(1, 3)]);
    const of = async (journal: string) => (await read(journal)).years.find(({ year }) => year === 2003)?.papers;
    expect(await of(small)).toBe(before + 1);
    expect(await of(large)).toBe(summedAtOnce.years[3]?.papers);
    await sum();
    expect(await of(large)).toBe((summedAtOnce.years[3]?.papers ?? 0) - 1);
  });
});
