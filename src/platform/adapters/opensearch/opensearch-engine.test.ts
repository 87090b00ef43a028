import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import { connectOpenSearchEngine } from './opensearch-engine.ts';
import { connectOpenSearch } from './opensearch-index.ts';

const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
const prefix = `test${randomBytes(6).toString('hex')}-`;
const families = ['articles', 'news'];
const engine = connectOpenSearchEngine({ url, prefix, milliseconds: 5_000 });
const all = { query: { match_all: {} } };

beforeAll(async () => {
  const index = connectOpenSearch({ url, prefix, milliseconds: 30_000 }, families);
  await index.prepare();
  const document = (site: number, id: string, family: string, status = 'published') => ({
    site,
    id,
    revision: '1',
    family,
    document: { site, id, kind: family === 'news' ? 'news' : 'article', status },
  });
  await index.write([
    ...[1, 2, 3].map((site) => document(site, `a${site}`, 'articles')),
    document(1, 'n1', 'news'),
    document(1, 'gone', 'articles', 'withdrawn'),
    document(1, 'draft', 'articles', 'draft'),
  ]);
  await fetch(`${url}/${prefix}*/_refresh`, { method: 'POST' });
}, 60_000);

afterAll(async () => {
  for (const family of families) {
    const listed = (await (await fetch(`${url}/${prefix}${family}`)).json()) as object;
    for (const index of Object.keys(listed)) await fetch(`${url}/${index}`, { method: 'DELETE' });
  }
});

const found = async (sites: readonly number[], request: Parameters<typeof engine.search>[2] = all) =>
  (await engine.search(sites, families, request)).hits.map(({ id }) => id).sort();

describe('what a search sees', () => {
  it('is what is published on the asked sites', async () => {
    expect(await found([1])).toEqual(['a1', 'n1']);
    expect(await found([2, 3])).toEqual(['a2', 'a3']);
  });

  it('is nothing where no site is asked', async () => expect(await found([])).toEqual([]));

  it('stays so for a query that asks for other sites, and for what is withdrawn', async () => {
    const query = { bool: { should: [{ term: { site: 2 } }, { term: { status: 'withdrawn' } }, { match_all: {} }] } };
    expect(await found([1], { query })).toEqual(['a1', 'n1']);
  });

  it('is the same for more sites than are named as routes', async () => {
    expect(await found(Array.from({ length: 40 }, (_, place) => place + 2))).toEqual(['a2', 'a3']);
  });

  it('is counted within the asked sites', async () => {
    const answer = await engine.search([1], families, {
      ...all,
      size: 0,
      aggs: { kinds: { terms: { field: 'kind' } } },
    });
    expect(answer.total).toBe(2);
    expect(answer.aggregations.kinds).toMatchObject({
      buckets: [
        { key: 'article', doc_count: 1 },
        { key: 'news', doc_count: 1 },
      ],
    });
  });

  it.each(['global', 'significant_terms', 'significant_text'])('is never counted by %s, at any depth', async (type) => {
    const inner = { beyond: { [type]: {} } };
    await expect(engine.search([1], families, { ...all, aggs: inner })).rejects.toThrow('beyond the asked sites');
    const aggs = { kinds: { terms: { field: 'kind' }, aggs: inner } };
    await expect(engine.search([1], families, { ...all, aggs })).rejects.toThrow('beyond the asked sites');
  });

  it('never comes from a stored document that a query names', async () => {
    const terms = { kind: { index: `${prefix}articles`, id: 'a2', path: 'kind', routing: '2' } };
    await expect(found([1], { query: { terms } })).rejects.toThrow('another site');
    const like = [{ _index: `${prefix}articles`, _id: 'a2' }];
    await expect(found([1], { query: { more_like_this: { like } } })).rejects.toThrow('another site');
  });
});

describe('an answer', () => {
  it('names the queries that matched, the place in the order and the total', async () => {
    const answer = await engine.search([1], ['articles'], {
      query: { term: { kind: { value: 'article', _name: 'by kind' } } },
      sort: [{ id: 'asc' }],
      track_total_hits: true,
    });
    expect(answer).toMatchObject({ total: 1, totalIsLowerBound: false });
    expect(answer.hits[0]).toMatchObject({ id: 'a1', matched: ['by kind'], sort: ['a1'], source: { site: 1 } });
  });

  it('comes for each of several requests, in their order', async () => {
    const answers = await engine.searchAll([
      { sites: [2], families, request: all },
      { sites: [1], families: ['news'], request: all },
    ]);
    expect(answers.map((answer) => answer.hits.map(({ id }) => id))).toEqual([['a2'], ['n1']]);
  });

  it('is a failure, not less, where an index is missing', async () => {
    await expect(engine.search([1], ['articles', 'nowhere'], all)).rejects.toThrow('no such index');
  });

  it('is a failure where the engine does not understand', async () => {
    await expect(engine.search([1], families, { query: { sideways: {} } })).rejects.toThrow('unknown query');
  });
});
