import { expect, test } from 'vitest';
import { customPlans, planOf, readThrough, rowsRead } from '../../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { ownSite, type SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database, Statement } from '../../../../platform/ports/database.ts';
import { mostRanked, spans } from '../domain/ranking.ts';
import { factsOf, postgresRankings } from './postgres-rankings.ts';

const site = ownSite({ id: 1, sld: 'site1', defaultLanguage: 'en' });
const papers = 3_000;

const atHome = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'site1' });
  for (const trigger of ['mark_item', 'key_new_items'])
    await app.owner.query(`alter table item disable trigger ${trigger}`);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query(
    `insert into item (site_id, id, kind, status, titles, views, downloads, citations)
    select 1, (1::bigint << 40) | n, 'article', 'published', '{"en": "A paper"}', n, n, n from generate_series(1, $1::int) n`,
    [papers],
  );
  await app.owner.query(
    `insert into article (site_id, id, type, publication_type, access_type)
    select site_id, id, 'research-article', 0, 0 from item`,
  );
  await app.owner.query(
    `insert into usage_day (site_id, day, item_id, views)
    select 1, (now() - interval '1 day')::date, id, 1 + views from item`,
  );
  await app.app.ranking.rankings.of(1);
  await app.owner.query('analyze');
});

test('a ranking is read by index: a hundred places and their papers at most, however many papers there are', async () => {
  const { database } = atHome.app;
  const statements: [SiteScope, Statement<unknown>][] = [];
  const listening = {
    ...database,
    rows<Row>(scope: SiteScope, statement: Statement<Row>) {
      statements.push([scope, statement]);
      return database.rows(scope, statement);
    },
  } as Database;
  for (const span of spans) {
    statements.length = 0;
    const found = await postgresRankings(listening).page(site, [1], {
      measure: 'views',
      window: span,
      kind: 'article',
      page: 0,
      size: mostRanked,
    });
    expect(found).toMatchObject({ total: mostRanked, ranked: { length: mostRanked } });
    expect(statements).toHaveLength(3);
    for (const [scope, statement] of statements) {
      const plan = await planOf(database.pool, scope, statement, { planned: 'custom', run: true });
      expect(readThrough(plan, ['item', 'article', 'ranking'])).toEqual([]);
      // The papers, what each is besides, and the journals and people that they don't have.
      expect(rowsRead(plan)).toBeLessThanOrEqual(3 * mostRanked);
    }
  }
});

test('what a ranking prints is planned once, for one paper and for many', async () => {
  const uses = Array.from({ length: 12 }, (_, more) =>
    factsOf(
      [1],
      Array.from({ length: 1 + more }, (_, place) => idOf(1, 1 + place)),
    ),
  );
  expect(await customPlans(atHome.app.database.pool, site, uses)).toBe(5);
});
