import { expect, test } from 'vitest';
import { customPlans, planOf, readThrough, rowsRead } from '../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { ownSite } from '../../../platform/kernel/site-context.ts';
import type { FirstPapers } from '../domain/listed-paper.ts';
import { countFirstPapers, firstPapers } from './postgres-paper-lists.ts';

const site = ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' });
const journal = idOf(1, 100_000);
const firstOnes = 40;

const atHome = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  for (const trigger of ['mark_item', 'key_new_items'])
    await app.owner.query(`alter table item disable trigger ${trigger}`);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query(
    `insert into item (site_id, id, kind, status, titles, published_on)
    select 1, (1::bigint << 40) | n, case n when 100000 then 'journal' else 'article' end, 'published', '{}', date '2000-01-01' + n % 9000
    from (select generate_series(1, 8000) union all select 100000) given (n)`,
  );
  await app.owner.query('insert into journal (site_id, id) values (1, $1)', [journal]);
  await app.owner.query(
    `insert into article (site_id, id, type, publication_type, access_type, journal_id)
    select site_id, id, 'research-article', case when id % 200 = 0 then 1 else 0 end, 0, $1 from item where kind = 'article'`,
    [journal],
  );
  await app.owner.query('analyze');
});

const wanted: readonly FirstPapers[] = [
  { state: 'onlineFirst', journal: null, page: 0, size: 4 },
  { state: 'onlineFirst', journal, page: 0, size: 20 },
  { state: 'justAccepted', journal: null, page: 1, size: 20 },
];

test.each(wanted)('papers before their issue are found among those alone: %j', async (which) => {
  const { pool } = atHome.app.database;
  for (const statement of [firstPapers([1], which), countFirstPapers([1], which)])
    for (const planned of ['custom', 'generic'] as const) {
      const nodes = await planOf(pool, site, statement, { planned, run: true });
      expect(readThrough(nodes, ['item', 'article'])).toEqual([]);
      // Each with its item, and what those of one page print.
      expect(rowsRead(nodes)).toBeLessThanOrEqual(2 * firstOnes + 8 * which.size);
    }
});

test('they are not planned anew for every reader', async () => {
  const pages = Array.from(
    { length: 12 },
    (_, page) => ({ state: 'onlineFirst', journal: null, page, size: 4 + page }) as const,
  );
  for (const statement of [firstPapers, countFirstPapers]) {
    const uses = pages.map((page) => statement([1], page));
    expect(await customPlans(atHome.app.database.pool, site, uses)).toBe(5);
  }
});
