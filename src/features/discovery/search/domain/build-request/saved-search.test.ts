import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineEnvironment } from '../../../../../../tests/support/engines.ts';
import { connectOpenSearchSavedSearches } from '../../../../../platform/adapters/opensearch/opensearch-saved-searches.ts';
import type { Question } from '../search-question.ts';
import { termProblem } from '../term-rule.ts';
import { savedSearchQuery } from './search-request.ts';

const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
const prefix = `test${randomBytes(6).toString('hex')}-`;
const searches = connectOpenSearchSavedSearches({ url, prefix, milliseconds: 30_000 });
const save = (site: number, id: string, asked: Question) => searches.register(site, id, savedSearchQuery(asked));

const question = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  scope: 'thesis',
  match: 'fuzzy',
  within: [],
  years: { from: null, to: null },
  chosen: {},
  sort: { field: 'relevance', direction: 'desc' },
  page: 0,
  size: 20,
  cursor: null,
  ...more,
});

const paper = {
  site: 1,
  id: '1',
  kind: 'article',
  status: 'published',
  title: { en: ['Stable perovskite solar cells'], zh: ['稳定的钙钛矿太阳能电池'] },
  keyword: { en: ['perovskite'] },
  keywords: ['perovskite'],
  ids: ['10.5555/paper.1'],
  author: ['Anna Sample', 'Sample Anna'],
  year: 2026,
  accessType: 0,
  shown: { titles: { en: 'Stable perovskite solar cells' } },
};

beforeAll(() => searches.prepare(), 60_000);
afterAll(() => fetch(`${url}/${prefix}*`, { method: 'DELETE' }));

describe('a saved search finds new documents as the search itself would', () => {
  const saved: Record<string, [Question, boolean]> = {
    words: [question('perovskite cells'), true],
    stems: [question('solar cell stability'), true],
    chinese: [question('太陽能電池'), true],
    author: [question('author:"Sample Anna"'), true],
    identifier: [question('https://doi.org/10.5555/PAPER.1'), true],
    operators: [question('perovskite NOT tandem'), true],
    chosen: [question('perovskite', { chosen: { accessType: ['0'] }, years: { from: 2020, to: null } }), true],
    'other words': [question('graphene'), false],
    'other choice': [question('perovskite', { chosen: { accessType: ['1'] } }), false],
    'other scope': [question('perovskite', { scope: 'picture' }), false],
    'earlier years': [question('perovskite', { years: { from: null, to: 2025 } }), false],
    'other words within': [question('perovskite', { within: ['silicon'] }), false],
  };

  beforeAll(async () => {
    await Promise.all(Object.entries(saved).map(([id, [asked]]) => save(1, id, asked)));
  }, 60_000);

  test.each(Object.entries(saved).map(([id, [, isFound]]) => [id, isFound] as const))('%s: %s', async (id, isFound) => {
    expect((await searches.matching(1, paper)).includes(id)).toBe(isFound);
  });

  test('it finds no document of another site, even one that says so itself', async () => {
    await save(2, 'stranger', question('perovskite'));
    expect(await searches.matching(1, paper)).not.toContain('stranger');
    expect(await searches.matching(2, paper)).toEqual([]);
    expect(await searches.matching(2, { ...paper, site: 2 })).toEqual(['stranger']);
  });

  test('a document that is withdrawn is found by none', async () => {
    expect(await searches.matching(1, { site: 1, id: '1', kind: 'article', status: 'withdrawn' })).toEqual([]);
    expect(await searches.matching(1, { ...paper, status: 'draft' })).toEqual([]);
  });

  test('saved again it is another search; forgotten it finds nothing, and may be forgotten twice', async () => {
    await save(3, 'mine', question('graphene'));
    await save(3, 'mine', question('perovskite'));
    expect(await searches.matching(3, { ...paper, site: 3 })).toEqual(['mine']);
    await searches.forget(3, 'mine');
    await searches.forget(3, 'mine');
    expect(await searches.matching(3, { ...paper, site: 3 })).toEqual([]);
  });

  test.each(['', '?!', '光'.repeat(151)])('"%s" can’t be saved', (text) => {
    expect(termProblem(text)).not.toBeNull();
  });
});

test('preparing again keeps what was saved, in an index of an older shape as well', async () => {
  const older = `${prefix}saved-searches-older`;
  const alias = `${prefix}saved-searches`;
  const send = (method: string, path: string, body?: object) =>
    fetch(`${url}/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const found = await searches.matching(1, paper);
  const [now] = Object.keys((await (await send('GET', `_alias/${alias}`)).json()) as object);
  await send('PUT', older, { mappings: { dynamic: false, properties: { query: { type: 'object', enabled: false } } } });
  await send('POST', '_reindex?refresh=true', { source: { index: now }, dest: { index: older } });
  await send('POST', '_aliases', { actions: [{ remove_index: { index: now } }, { add: { index: older, alias } }] });
  await searches.prepare();
  await searches.prepare();
  expect(await searches.matching(1, paper)).toEqual(found);
  expect((await send('HEAD', older)).status).toBe(404);
}, 60_000);
