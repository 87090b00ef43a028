import { expect, test } from 'vitest';
import { planOf, readThrough, rowsRead } from '../../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import { type HarvestQuestion, pageStatement } from './postgres-harvest.ts';

const siteCount = 5;
const worksOfSite = 4_000;
const portal = ownSite({ id: 1, sld: 'site1', defaultLanguage: 'en' }, [2, 3, 4, 5]);
const single = ownSite({ id: 2, sld: 'site2', defaultLanguage: 'en' });

const atHome = useTestApp(async (app) => {
  for (let id = 1; id <= siteCount; id++) await storeSite(app, { id, sld: `site${id}` });
  await app.owner.query('alter table item disable trigger mark_item');
  for (let id = 1; id <= siteCount; id++) {
    await app.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${id}`]);
    await app.owner.query(
      `insert into item (site_id, id, kind, status, titles, published_on)
      select $1::int, ($1::bigint << 40) | n, 'article', 'published', '{"en":"Paper"}', '2020-01-01' from generate_series(1, $2::int) n`,
      [id, worksOfSite],
    );
    // One in forty is a paper: a list of papers alone must not look through all the rest.
    await app.owner.query(
      `insert into harvest_entry (site_id, item_id, set_spec, changed_at, revision, is_paper)
      select site_id, id, spec, timestamptz '2026-01-01' + interval '1 second' * (id & 65535), 1, id % 40 = 0
      from item cross join unnest(array['', 'open-access', 'journal:' || (id % 7)]) spec where site_id = $1`,
      [id],
    );
  }
  await app.owner.query('analyze');
});

const page = {
  set: '',
  papersOnly: false,
  after: { at: '2026-01-01T00:50:00.000000Z', id: '0' },
  before: null,
  most: 101,
} satisfies HarvestQuestion;

test.each<[string, typeof portal, Partial<HarvestQuestion>]>([
  ['all works of a site', single, {}],
  ['the works of a set', single, { set: 'journal:3' }],
  ['papers', single, { papersOnly: true, most: 21 }],
  ['open papers', single, { papersOnly: true, set: 'open-access', most: 21 }],
  ['the works of a portal', portal, {}],
  ['what changed in a while', single, { before: '2026-01-01T01:00:00Z' }],
])('a page in the middle of %s reads no more than it shows, however many there are', async (_, scope, more) => {
  const question = { ...page, ...more };
  for (const planned of ['custom', 'generic'] as const) {
    const nodes = await planOf(atHome.app.database.pool, scope, pageStatement(scope, question), { planned, run: true });
    expect(readThrough(nodes, ['harvest_entry', 'item'])).toEqual([]);
    // A row of the list for each site, the item, and its three sets.
    expect(rowsRead(nodes)).toBeLessThanOrEqual(question.most * (scope.reads.length + 5));
  }
});
