import { describe, expect, test, vi } from 'vitest';
import { first, fourth, second, third } from '../../../../../tests/support/searching/sample-units.ts';
import { patience, useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';

const { ask, titles } = useSearchPortal();

describe('GET /front/advSearch', () => {
  test('words find papers; a hit tells where it matched, marked and escaped, and which page shows it', async () => {
    const { data } = await ask('/front/advSearch', { q: 'efficiency modules' });
    expect(data).toMatchObject({ totalElements: 1, totalIsLowerBound: false, reduced: false, totalPages: 1, page: 0 });
    expect(data.content[0]).toMatchObject({
      resName: first,
      authors: 'Anna Sample',
      keyword: 'perovskite;solar cell',
      publicationName: 'Sample Letters of Light',
      firstPageNum: '101',
      publishDate: '2025-03-01',
      visits: 10,
      matched: ['summary'],
      url: '/article/doi/10.5555/paper.1',
    });
    expect(data.content[0].highlights.summary).toEqual([
      'We measured &lt;the&gt; <mark>efficiency</mark> of <mark>modules</mark>.',
    ]);
  });

  test('a keyword finds its other language as well, and the hit says so', async () => {
    const { data } = await ask('/front/advSearch', { q: 'perovskite' });
    const found = data.content.find((hit: { resName: string }) => hit.resName === second);
    expect(found.synonyms).toEqual([{ asked: 'perovskite', found: '钙钛矿' }]);
    expect(data.notes).toContainEqual({ code: 'synonym', value: '钙钛矿' });
  });

  test('Chinese words are found in Chinese texts', async () => {
    expect(await titles({ q: '太阳能电池' })).toEqual([first]);
    expect((await titles({ q: '钙钛矿薄膜' }))[0]).toBe(second);
  });

  test.each([
    ['crystals AND ice', [fourth]],
    // As words alone two of the three would be enough.
    ['perovskite AND crystals AND ice', []],
    ['crystals NOT ice', [third]],
    ['title:ice OR title:stable', [first, fourth]],
    ['"solar cells"', [first]],
    ['"cells solar"', []],
    ['cryst* NOT perovskite', [fourth]],
    ['year:2014', [fourth]],
  ])('the query language: %s', async (q, expected) => {
    expect((await titles({ q })).sort()).toEqual([...expected].sort());
  });

  test.each([
    ['resName_tic:stable', [first]],
    ['authors_tic:"Sample Anna"', [first]],
    ['author:"Sample Anna"', [first]],
    ['authorCompany_tic:institute', [first]],
    ['keyword_tic:perovskite', [first]],
    ['summary_tic:modules', [first]],
    ['doi:10.5555/PAPER.6', [third]],
    // As a part of a question it is a field and not a number that someone typed.
    ['doi:10.5555/PAPER.6 AND crystals', [third]],
    ['part:letters', [first]],
    ['part:Письма', [first]],
    ['institution:"sample physics"', [first]],
    ['abstract:modules', [first]],
    ['column:letters', [first]],
    ['firstPageNum:101', [first]],
    ['lastPageNum:109', [first]],
    ['keywordExt_tic:钙钛矿', [first]],
  ])('the advanced field %s', async (q, expected) => expect(await titles({ q })).toEqual(expected));

  test.each([
    ['publicationName:letters', 'periodical', 'Sample Letters of Light'],
    ['publicationName:acta', 'periodical', 'Other Acta of Sound'],
    ['organizerUnit:society', 'periodical', 'Sample Letters of Light'],
    ['organizerUnit:academy', 'periodical', 'Other Acta of Sound'],
    ['cn:11-1929/V', 'periodical', 'Sample Letters of Light'],
    ['cn:11-1929/V AND light', 'periodical', 'Sample Letters of Light'],
    ['cn:22-2222/O', 'periodical', 'Other Acta of Sound'],
    ['issn:2050-084X', 'periodical', 'Sample Letters of Light'],
    ['issn:2050-084X AND light', 'periodical', 'Sample Letters of Light'],
    ['issn:1234-5679', 'periodical', 'Other Acta of Sound'],
    ['noteChinese_tic:吸收光谱', 'picture', 'Spectrum'],
    ['noteChinese_tic:晶体', 'picture', 'Micrograph'],
    ['keyWords_tic:spectroscopy', 'picture', 'Spectrum'],
    ['keyWords_tic:microscopy', 'picture', 'Micrograph'],
    ['thesis_tic:stable', 'picture', 'Spectrum'],
    ['thesis_tic:crystals', 'picture', 'Micrograph'],
  ])('the advanced field %s of the scope %s', async (q, scope, expected) => {
    expect(await titles({ scope })).toHaveLength(2);
    expect(await titles({ q, scope })).toEqual([expected]);
  });

  test('precise (1) takes words as they are; fuzzy (0) forgives a slip and says what was meant', async () => {
    expect(await titles({ q: 'crystal', match: '1' })).toEqual([]);
    expect(await titles({ q: 'crystal', match: '0' })).toHaveLength(2);
    await vi.waitFor(async () => {
      const { data } = await ask('/front/advSearch', { q: 'perovksite crystals' });
      expect(data.content[0]?.resName).toBe(third);
      expect(data.notes).toContainEqual({ code: 'did-you-mean', value: 'perovskite crystals' });
    }, patience);
    expect(await titles({ q: 'perovksite crystals', match: '1' })).toEqual([]);
  });

  test('a misspelt word is forgiven beside right ones, on every page of the list', async () => {
    const query = { q: 'stable crystls perovskite', size: '1' };
    await vi.waitFor(async () => {
      const pages = await Promise.all(['0', '1', '2'].map((page) => titles({ ...query, page })));
      expect(pages.flat().sort()).toEqual([first, third].sort());
    }, patience);
  });

  test('a name may be typed with a blank in it', async () => {
    expect(await titles({ q: '样 本明' })).toEqual([second]);
  });

  test('what a page is about narrows the papers, however a keyword is set, and every list of choices is counted under it', async () => {
    expect(await titles({ about: 'keyword:PEROVSKITE' })).toEqual([first]);
    const { data } = await ask('/front/advSearch/clusters', { about: 'keyword:Perovskite' });
    const keywords = data.clusters.find(({ name }: { name: string }) => name === 'keyword');
    expect(keywords.values.map(({ value }: { value: string }) => value).sort()).toEqual([
      '太阳能电池␟solar cell',
      '钙钛矿␟perovskite',
    ]);
    expect((await ask('/front/advSearch', { about: 'colour:red' })).status).toBe(400);
  });

  test('an identifier finds the thing that it names', async () => {
    const { data } = await ask('/front/advSearch', { q: 'https://doi.org/10.5555/paper.6' });
    expect(data.content.map((hit: { doi: string }) => hit.doi)).toEqual(['10.5555/paper.6']);
    expect(data.notes).toEqual([{ code: 'identifier', value: 'doi' }]);
  });

  test('a cursor walks through everything once; a made-up one is refused', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await ask('/front/advSearch', { size: '1', sort: 'visits,desc', ...(cursor ? { cursor } : {}) });
      seen.push(...data.content.map((hit: { resName: string }) => hit.resName));
      cursor = data.cursor;
    }
    expect(seen).toEqual([second, third, first, fourth]);
    expect((await ask('/front/advSearch', { cursor: 'abc' })).status).toBe(400);
  });

  test.each(['?!', '光'.repeat(151), '\u200b'])(
    'more than 150 characters or nothing searchable (%j) gets the specification’s message',
    async (q) => {
      for (const path of ['/front/advSearch', '/front/advSearch/clusters'])
        expect(await ask(path, { q })).toMatchObject({ status: 400, message: 'Please enter the correct content' });
      expect(await ask('/front/advSearch', { q }, 'optics', 'zh')).toMatchObject({ message: '请输入正确的内容' });
    },
  );

  test('150 characters are searched', async () => {
    expect((await ask('/front/advSearch', { q: '光'.repeat(150) })).status).toBe(0);
  });

  test('wrong orders and pages too deep are refused', async () => {
    expect((await ask('/front/advSearch', { sort: 'colour,desc' })).status).toBe(400);
    expect((await ask('/front/advSearch', { page: '9999', size: '100' })).status).toBe(400);
  });

  test('a portal asks what it gathers; prefixes narrow it; a site that it does not gather is refused with 10001', async () => {
    expect((await ask('/front/advSearch', { q: 'crystals' }, 'www')).data.totalElements).toBe(2);
    expect((await ask('/front/advSearch', { q: 'crystals', slds: 'optics' }, 'www')).data.totalElements).toBe(2);
    expect((await ask('/front/advSearch', { q: 'crystals', slds: 'www' }, 'www')).data.totalElements).toBe(0);
    expect((await ask('/front/advSearch', { slds: 'stranger' }, 'www')).status).toBe(10001);
    expect((await ask('/front/advSearch', { q: 'zirconate' }, 'www')).data.totalElements).toBe(0);
  });
});
