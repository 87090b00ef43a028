import { describe, expect, test } from 'vitest';
import { planOf, readThrough, rowsRead } from '../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { ownSite } from '../../../platform/kernel/site-context.ts';
import { selectCoAuthors, selectExpert, selectPapers, selectStays } from './select-expert.ts';

const site = ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' });
const experts = 200;
const papers = 8_000;
const somebody = idOf(1, 7);
/** Each paper has four authors, so that each expert wrote this many. */
const written = (papers * 4) / experts;

const atHome = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  const { owner } = app;
  for (const trigger of ['mark_item', 'key_new_items'])
    await owner.query(`alter table item disable trigger ${trigger}`);
  for (const table of ['contributor', 'article', 'affiliation'])
    await owner.query(`alter table ${table} disable trigger user`);
  await owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  const id = (counter: string) => `(1::bigint << 40) | (${counter})`;
  await owner.query(
    `insert into item (site_id, id, kind, status, titles)
    select 1, ${id('n')}, 'expert', 'published', jsonb_build_object('en', 'Expert ' || n) from generate_series(1, $1::int) n`,
    [experts],
  );
  await owner.query(`insert into expert (site_id, id) select 1, ${id('n')} from generate_series(1, $1::int) n`, [
    experts,
  ]);
  await owner.query(
    `insert into item (site_id, id, kind, status, titles, keywords, published_on)
    select 1, ${id('n + 1000')}, 'article', 'published', '{"en":"Paper"}', '{"en":["laser"]}', date '2000-01-01' + n % 9000
    from generate_series(1, $1::int) n`,
    [papers],
  );
  await owner.query(
    `insert into article (site_id, id, type, publication_type, access_type)
    select 1, ${id('n + 1000')}, 'research-article', 0, 0 from generate_series(1, $1::int) n`,
    [papers],
  );
  await owner.query(
    `insert into contributor (site_id, article_id, position, role, type, names, expert_id, affiliations)
    select 1, ${id('n + 1000')}, place, 'author', 'person', '{}', ${id('1 + (n * 7 + place * 13) % $2::int')}, '{1}'
    from generate_series(1, $1::int) n, generate_series(1, 4) place`,
    [papers, experts],
  );
  await owner.query(
    `insert into affiliation (site_id, article_id, position, names)
    select 1, ${id('n + 1000')}, 1, '{"en":"Sample Institute"}' from generate_series(1, $1::int) n`,
    [papers],
  );
  await owner.query('analyze');
});

const filled = ['item', 'contributor', 'article', 'affiliation'];

describe.each(['custom', 'generic'] as const)('under row security, by a %s plan,', (planned) => {
  test.each([
    ['the record', selectExpert, 50],
    ['the papers', selectPapers, written * 3],
    ['the co-authors', selectCoAuthors, written * 12],
    ['the affiliations', selectStays, written * 12],
  ] as const)('%s of an expert are read by index, and no more rows than belong to them', async (_, select, most) => {
    const statement = select(1, somebody);
    const nodes = await planOf(atHome.app.database.pool, site, statement, { planned, run: true });
    expect(readThrough(nodes, filled)).toEqual([]);
    expect(rowsRead(nodes)).toBeLessThan(most);
  });
});
