import { describe, expect, test, vi } from 'vitest';
import { first, fourth, second, third } from '../../../../../tests/support/searching/sample-units.ts';
import { patience, useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';

const { ask, ids, titles } = useSearchPortal();

describe('the other search calls', () => {
  test('GET /front/advSearch/clusters counts choices, and a choice does not empty its own list', async () => {
    const { data } = await ask('/front/advSearch/clusters', { facet: 'keyword:perovskite' });
    const named = (name: string) => data.clusters.find((cluster: { name: string }) => cluster.name === name);
    expect(data.scopes).toEqual({ thesis: 1, periodical: 2, picture: 2, table: 1, video: 1, others: 4 });
    expect(named('keyword').values).toContainEqual({
      value: '太阳能电池␟solar cell',
      label: 'solar cell',
      count: 1,
      chosen: false,
    });
    expect(named('keyword').values).toContainEqual({
      value: 'perovskite',
      label: 'perovskite',
      count: 1,
      chosen: true,
    });
    expect(named('year').values).toEqual([{ value: '2025', label: '2025', count: 1, chosen: false }]);
    expect(named('journal').values).toEqual([
      { value: ids.get('1 2050-084x'), label: 'Sample Letters of Light', count: 1, chosen: false },
    ]);
    // One keyword in two languages is one choice, told in the reader's, and finds what either of them does.
    const inChinese = await ask('/front/advSearch/clusters', { facet: 'keyword:perovskite' }, 'optics', 'zh');
    const keywords = inChinese.data.clusters.find((cluster: { name: string }) => cluster.name === 'keyword').values;
    expect(keywords).toContainEqual({ value: 'perovskite', label: '钙钛矿', count: 1, chosen: true });
    expect(await titles({ facet: 'keyword:太阳能电池␟solar cell' })).toEqual(
      await titles({ facet: 'keyword:太阳能电池' }),
    );
    const [chosen] = named('journal').values;
    expect(await titles({ facet: `journal:${chosen.value}` })).toHaveLength(4);
  });

  test.each([
    { q: 'perovskite' },
    { q: 'perovskite crystals' },
    { q: 'stable perovskite solar cells', match: '1' },
    { q: 'efficiency of stable perovskite modules ice' },
    { q: '钙钛矿薄膜' },
    { q: '钙钛矿薄膜', match: '1' },
    { q: '样 本明' },
    { q: 'BERT模型 perovskite' },
    { q: '"solar cells" OR crystals' },
    { q: 'cryst* NOT perovskite' },
    { q: 'crystals', within: 'ice' },
    { q: 'perovskite', yearFrom: '2020' },
    { q: 'perovskite', facet: 'keyword:perovskite' },
    { q: 'sample', scope: 'others' },
    { q: 'letters', scope: 'periodical' },
    { q: 'spectroscopy', scope: 'picture' },
    {},
  ] as Record<string, string>[])(
    'what is counted for $q ($match) in the tabs is what a search finds',
    async (query) => {
      const found = async (scope: string) =>
        (await ask('/front/advSearch', { ...query, scope, size: '1' })).data.totalElements;
      const scope = query.scope ?? 'thesis';
      // What is chosen narrows its own scope alone.
      const tabs = query.facet ? [scope] : [...new Set([scope, 'thesis', 'picture', 'others'])];
      await vi.waitFor(async () => {
        const { scopes } = (await ask('/front/advSearch/clusters', query)).data;
        for (const tab of tabs) expect(scopes[tab]).toBe(await found(tab));
      }, patience);
    },
  );

  test('a part of an issue is one choice, in the language of the reader, whether or not every paper has its name in both', async () => {
    for (const [language, label] of [
      ['en', 'Letters'],
      ['zh', '快报'],
    ] as const) {
      const { data } = await ask('/front/advSearch/clusters', {}, 'optics', language);
      const parts = data.clusters.find(({ name }: { name: string }) => name === 'part');
      expect(parts.values).toEqual([{ value: '快报', label, count: 2, chosen: false }]);
    }
    expect((await titles({ facet: 'part:快报' })).sort()).toEqual([first, second].sort());
  });

  test('GET /front/advSearch/clusters tells more than the first values of a list that is opened', async () => {
    const words = async (more: Record<string, string>) => {
      const { data } = await ask('/front/advSearch/clusters', more);
      return data.clusters.find((cluster: { name: string }) => cluster.name === 'keyword');
    };
    const few = await words({});
    expect(few.values).toHaveLength(20);
    expect(few.more).toBeGreaterThan(0);
    const all = await words({ more: 'keyword' });
    expect(all.values).toHaveLength(20 + few.more);
    expect(all.more).toBe(0);
  });

  test('GET /api/primary/article/advancedSearchArticle finds papers', async () => {
    expect(await titles({ q: 'ice', scope: 'video' }, '/api/primary/article/advancedSearchArticle')).toEqual([fourth]);
  });

  test('GET /api/rc-news/advSearch finds news', async () => {
    expect(await titles({ q: 'perovskite' }, '/api/rc-news/advSearch')).toEqual(['News of perovskite']);
  });

  test('GET /api/rc_res_general/advSearch finds general resources of a library', async () => {
    const path = '/api/rc_res_general/advSearch';
    expect(await titles({ q: 'perovskite', library: 'patent' }, path)).toEqual(['A patent on perovskite']);
    expect(await titles({ q: 'perovskite', library: 'standard' }, path)).toEqual([]);
    const { data } = await ask(path, { q: 'patent' });
    expect(data.content[0].url).toMatch(/^\/libraryDetails\?columnId=/);
  });

  test('GET /api/author/search finds people', async () => {
    expect(await titles({ q: 'sample anna' }, '/api/author/search')).toEqual(['Anna Sample']);
  });

  test('GET /front/album/resPicture/search, /front/album/resTable/search and /front/album/clusters stay in the album', async () => {
    const albumId = ids.get('1 album-1') as string;
    expect(await titles({ albumId }, '/front/album/resPicture/search')).toEqual(['Spectrum']);
    expect(await titles({ albumId }, '/front/album/resTable/search')).toEqual(['Efficiencies']);
    const { data } = await ask('/front/album/clusters', { albumId, scope: 'picture' });
    expect(data.scopes).toMatchObject({ thesis: 0, picture: 1, table: 1 });
    expect((await ask('/front/album/resPicture/search', { albumId }, 'stranger')).status).toBe(10001);
  });

  test('without an album the same calls answer what any of the site’s albums holds', async () => {
    expect(await titles({}, '/front/album/resPicture/search')).toEqual(['Spectrum']);
    expect(await titles({ albumId: 'all', scope: 'table' }, '/front/advSearch')).toEqual(['Efficiencies']);
    expect((await ask('/front/album/resPicture/search', {}, 'stranger')).data.content).toEqual([]);
  });

  test('GET /front/advSearch stays in an album that it names', async () => {
    const albumId = ids.get('1 album-1') as string;
    expect(await titles({ albumId, scope: 'picture' }, '/front/advSearch')).toEqual(['Spectrum']);
    expect(await titles({ albumId, scope: 'thesis' }, '/front/advSearch')).toEqual([]);
  });

  test('GET /front/front-category/getSubjectCategory counts the papers of each subject and of those below it', async () => {
    const { data } = await ask('/front/front-category/getSubjectCategory', {});
    expect(data).toMatchObject([
      { code: 'physics', name: 'Physics', parentId: null, count: 1 },
      { code: 'photovoltaics', name: 'Photovoltaics', parentId: ids.get('1 physics'), count: 1 },
    ]);
  });

  test('a subject finds the papers of narrower ones, and is a choice for them', async () => {
    const facet = `subject:${ids.get('1 physics')}`;
    expect(await titles({ facet })).toEqual([first]);
    const { data } = await ask('/front/advSearch/clusters', { facet });
    const subjects = data.clusters.find(({ name }: { name: string }) => name === 'subject').values;
    expect(subjects.map(({ label, count }: { label: string; count: number }) => [label, count]).sort()).toEqual([
      ['Photovoltaics', 1],
      ['Physics', 1],
    ]);
  });

  test('GET /front/sub/page asks the sites of a pool that the portal gathers, and no other', async () => {
    const { data } = await ask('/front/sub/page', { code: 'light', q: 'perovskite crystals' }, 'www');
    expect(data.pool).toEqual({ code: 'light', name: 'Light' });
    expect(data.content.map((hit: { siteId: number }) => hit.siteId)).toContain(1);
    expect(data.content.map((hit: { siteId: number }) => hit.siteId)).not.toContain(2);
    expect((await ask('/front/sub/page', { code: 'none' }, 'www')).data).toMatchObject({
      pool: null,
      totalElements: 0,
    });
  });

  test('GET /front/search/suggest completes titles, people, keywords and journals of the own site', async () => {
    await vi.waitFor(async () => {
      const { data } = await ask('/front/search/suggest', { q: 'Pero' });
      expect(data).toContainEqual({ text: 'perovskite', type: 'keyword', url: null });
      expect(data.map(({ text }: { text: string }) => text)).toContain(third);
      expect(JSON.stringify(data)).not.toContain('Foreign');
      const sample = (await ask('/front/search/suggest', { q: 'sample' })).data;
      expect(sample).toContainEqual({ text: 'Anna Sample', type: 'author', url: null });
      expect(sample.map(({ type }: { type: string }) => type)).toContain('journal');
    }, patience);
  });
});
