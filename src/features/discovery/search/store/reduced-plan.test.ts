import { describe, expect, test } from 'vitest';
import { planOf, readThrough, rowsRead } from '../../../../../tests/support/query-plan.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { kinds } from '../../../../content/kinds.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import type { Statement } from '../../../../platform/ports/database.ts';
import { knownKinds } from '../domain/known-kinds.ts';
import type { Question } from '../domain/search-question.ts';
import { createReducedSearch } from '../use-cases/reduced-search.ts';
import { searchClauses } from '../use-cases/search-clauses.ts';
import { candidatesStatement, postgresReducedStore, type ReducedLookup } from './postgres-reduced-store.ts';
import { hitsStatement } from './reduced-hits.ts';

const siteCount = 10;
const papersOfSite = 2_000;
const portal = ownSite(
  { id: 1, sld: 'site1', defaultLanguage: 'en' },
  Array.from({ length: siteCount - 1 }, (_, place) => place + 2),
);
const single = ownSite({ id: 2, sld: 'site2', defaultLanguage: 'en' });

const atHome = useTestApp(async (app) => {
  for (let id = 1; id <= siteCount; id++) await storeSite(app, { id, sld: `site${id}` });
  // Marks are not what is looked at here, and they are most of the work.
  await app.owner.query('alter table item disable trigger mark_item');
  for (let id = 1; id <= siteCount; id++) {
    await app.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${id}`]);
    await app.owner.query(
      `insert into item (site_id, id, kind, status, titles, doi, source_key, published_on)
      select $1::int, ($1::bigint << 40) | n, 'article', 'published', jsonb_build_object('en', 'Paper ' || n || ' on light'),
        '10.5555/' || n, '10.5555/' || n, date '2000-01-01' + n from generate_series(1, $2::int) n`,
      [id, papersOfSite],
    );
    await app.owner.query(
      `insert into article (site_id, id, type, publication_type, access_type)
      select site_id, id, 'research-article', 0, 1 from item where site_id = $1`,
      [id],
    );
    await app.owner.query(
      `insert into contributor (site_id, article_id, position, role, type, names)
      select site_id, id, 1, 'author', 'person', jsonb_build_object('en', jsonb_build_object('full', 'Author ' || (id & 255)))
      from article where site_id = $1`,
      [id],
    );
  }
  await app.owner.query('analyze');
});

const filled = ['item', 'article', 'contributor', 'search_key'];
const plan = (
  scope: typeof portal,
  planned: 'custom' | 'generic',
  statement: Statement<unknown>,
  { run = false } = {},
) => planOf(atHome.app.database.pool, scope, statement, { planned, run });

const plain: Question = {
  text: '',
  scope: 'thesis',
  match: 'fuzzy',
  within: [],
  years: { from: null, to: null },
  chosen: {},
  sort: { field: 'relevance', direction: 'desc' },
  page: 0,
  size: 20,
  cursor: null,
};

const lookupOf = (question: Question): ReducedLookup => ({
  kinds: ['article'],
  clauses: question.text === '' ? null : searchClauses(question.text),
  question,
  collections: undefined,
});

const questions: readonly Partial<Question>[] = [
  { text: 'paper 12' },
  { text: '10.5555/12' },
  { text: 'author 7' },
  { text: 'paper AND light NOT dark OR author 8' },
  { text: 'paper 1', within: ['light'], chosen: { author: ['Author 7'], accessType: ['1'], journal: ['5'] } },
  { text: '' },
];

describe.each(['custom', 'generic'] as const)('under row security, by a %s plan,', (planned) => {
  test.each(questions)('%j reaches an index and reads no table through', async (question) => {
    for (const scope of [single, portal]) {
      const nodes = await plan(scope, planned, candidatesStatement(scope.reads, lookupOf({ ...plain, ...question })));
      expect(readThrough(nodes, filled)).toEqual([]);
      if (question.text === '') continue;
      const keys = nodes.filter((node) => node['Index Name'] === 'search_key_pkey');
      expect(keys.some((node) => node['Index Cond']?.includes('folded'))).toBe(true);
    }
  });

  test('what a hit prints is read by key', async () => {
    const ids = [1, 2, 3].map((counter) => idOf(2, counter));
    const nodes = await plan(single, planned, hitsStatement([2], ids));
    expect(readThrough(nodes, filled)).toEqual([]);
  });
});

describe('the broadest questions of a portal', () => {
  const broadest = ['p', '', 'author 7', 'paper 1', 'a OR p OR paper OR author 1 OR 10.5555/3'];

  // A thousand keys of each alternative and the things they lead to: not the 20,000 that the portal has.
  test.each(broadest)('%j reads so many rows and no more', async (text) => {
    const lookup = lookupOf({ ...plain, text });
    for (const planned of ['custom', 'generic'] as const) {
      const nodes = await plan(portal, planned, candidatesStatement(portal.reads, lookup), { run: true });
      expect(rowsRead(nodes)).toBeGreaterThan(20);
      expect(rowsRead(nodes)).toBeLessThanOrEqual(2_000 * (lookup.clauses?.length ?? 1));
    }
  });

  test.each(broadest)('%j finds a full page', async (text) => {
    const search = createReducedSearch(postgresReducedStore(atHome.app.database), knownKinds(kinds), 60_000);
    const { hits, total } = await search(portal, { ...plain, text });
    expect(hits).toHaveLength(20);
    expect(total).toBeGreaterThan(20);
  });
});
