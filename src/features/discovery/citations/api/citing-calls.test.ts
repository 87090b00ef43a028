import { parse } from '@retorquere/bibtex-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { query } from '../../../../../db/query.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { fileKinds } from '../domain/formats.ts';

const journal: ItemDraft = {
  kind: 'journal',
  key: '2050-084x',
  titles: { en: 'Sample Letters of Light', zh: '光学样刊' },
  details: { issn: '2050-084X', cn: '11-1929/V', places: { zh: '北京', en: 'Beijing' } },
};
const period: ItemDraft = {
  kind: 'issue',
  key: '2050-084x/2026/12/3',
  titles: {},
  details: { journal: { kind: 'journal', key: journal.key }, year: 2026, volume: '12', issue: '3' },
};
const unit = (main: ItemDraft, mentioned: ItemDraft[] = []): DraftUnit => ({ mentioned, main, members: [] });
const published = { language: 'en', publishedOn: '2026-05-09' } as const;

const paper: ItemDraft = {
  ...published,
  kind: 'article',
  key: '10.5555/cite.1',
  doi: '10.5555/cite.1',
  language: 'zh-CN',
  titles: { zh: '稳定的太阳能电池', en: 'Stable solar cells of TiO2' },
  richTitles: { en: 'Stable solar cells of TiO<sub>2</sub>' },
  summaries: { zh: '我们测量了。', en: 'We measured.' },
  keywords: { zh: ['电池'], en: ['cell'] },
  details: {
    journal: { kind: 'journal', key: journal.key },
    period: { kind: 'issue', key: period.key },
    firstPage: '101',
    lastPage: '109',
  },
  parts: {
    contributor: [
      {
        names: { zh: { full: '张三样' }, en: { full: 'Sanyang Zhang', family: 'Zhang', given: 'Sanyang' } },
        affiliations: [1],
      },
      { names: { en: { full: 'Sample Collaboration' } }, type: 'group' },
      { names: { en: { full: 'Ed Itor' } }, role: 'editor' },
    ],
    affiliation: [{ names: { zh: '样例研究所', en: 'Sample Institute' } }],
  },
};
const conferencePaper: ItemDraft = {
  ...published,
  kind: 'article',
  key: 'conference-1',
  titles: { en: 'Cells at night' },
  details: {
    publicationType: 3,
    conferenceNames: { en: 'Sample Conference' },
    conferencePlaces: { en: 'Sampleton' },
    isbn: '978-1-4028-9462-6',
  },
};
const others: ItemDraft[] = [
  { ...published, kind: 'article', key: 'preprint-1', titles: { en: 'Before print' }, details: { type: 'preprint' } },
  {
    ...published,
    kind: 'book',
    key: 'book-1',
    titles: { en: 'A book' },
    details: { authors: [{ names: { en: { full: 'Anna Sample' } } }], publishers: { en: 'Sample Press' }, edition: 2 },
  },
  {
    ...published,
    kind: 'general-resource',
    key: 'standard-1',
    titles: { en: 'A standard' },
    details: { library: 'standard', number: 'X 1-2026', holders: { en: 'Sample Office' } },
  },
  {
    ...published,
    kind: 'general-resource',
    key: 'data-1',
    titles: { en: 'Some data' },
    details: { library: 'general' },
  },
  {
    ...published,
    kind: 'video',
    key: 'video-1',
    titles: { en: 'A film' },
    details: { speakers: [{ names: { en: { full: 'Anna Sample' } } }] },
  },
];
const notice: ItemDraft = {
  ...published,
  kind: 'article',
  key: '10.5555/notice',
  titles: { en: 'Retraction' },
  details: { type: 'retraction' },
  relations: [{ type: 'retracts', target: 'conference-1' }],
};
const units = [
  unit(paper, [journal, period]),
  unit(conferencePaper),
  ...others.map((main) => unit(main)),
  unit(notice),
  unit({ ...published, kind: 'news', key: 'news-1', titles: { en: 'News' }, details: { type: 'information' } }),
  unit({ ...published, kind: 'article', key: 'withdrawn-1', titles: { en: 'Gone' }, status: 'withdrawn', details: {} }),
];

const ids = new Map<string, string>();
async function fill(test: TestApp): Promise<void> {
  await storeSite(test, { id: 1, sld: 'optics', columns: { time_zone: 'Asia/Shanghai' } });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  for (const one of units)
    await test.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
      test.app.write(transaction, 1, [one]),
    );
  const rows = await test.app.database.rows(
    { reads: [1], writes: null },
    query.selectFrom('item').select(['id', 'source_key']).where('site_id', '=', 1),
  );
  for (const { id, source_key } of rows) ids.set(String(source_key), String(id));
}
const portal = useTestApp(fill);
const idOfKey = (key: string) => ids.get(key) ?? '0';
const path = '/front/front-article';

describe('GET /front/front-article/getPublicizeInfo', () => {
  const info = (key: string, host = 'optics.localhost') =>
    portal.get(host, `${path}/getPublicizeInfo?id=${idOfKey(key)}`, { language: 'en' });

  test('quote cites the work in its own language, transQuote in English, and all styles stand beside', async () => {
    const { data, headers } = await info(paper.key);
    expect(data).toMatchObject({
      id: idOfKey(paper.key),
      resName: 'Stable solar cells of TiO2',
      language: 'zh',
      transLanguage: 'en',
      quote:
        '张三样，Sample Collaboration. 稳定的太阳能电池[J/OL]. 光学样刊，2026，12（3）：101-109. DOI:10.5555/cite.1.',
      transQuote:
        'Zhang Sanyang, Sample Collaboration. Stable solar cells of TiO2[J/OL]. Sample Letters of Light, 2026, 12(3): 101-109. DOI:10.5555/cite.1.',
      integrity: null,
    });
    expect(data.transQuoteHtml).toContain('TiO<sub>2</sub>[J/OL]');
    expect(data.styles.map(({ style }: { style: string }) => style)).toEqual([
      'gb-t-7714-2025',
      'gb-t-7714-2015',
      'apa',
      'ieee',
      'vancouver',
      'nature',
      'chicago',
    ]);
    expect(headers.xkey).toBe(`i${idOfKey(paper.key)}`);
  });

  test.each([
    ['conference-1', '[C/OL]//Sample Conference. Sampleton, 2026'],
    ['preprint-1', '[PP/OL]. (2026-05-09)['],
    ['book-1', 'Sample A. A book[M/OL]. 2nd ed. Sample Press, 2026'],
    ['standard-1', 'X 1-2026 A standard[S/OL]'],
    ['data-1', '[DS/OL]. (2026-05-09)['],
    ['video-1', 'Sample A. A film[EB/OL]. (2026-05-09)['],
  ])('%s is cited as what it is', async (key, quote) => {
    expect((await info(key)).data.quote).toContain(quote);
  });

  test.each([
    ['conference-1', 'article', 'book'],
    ['book-1', 'book', 'article'],
    ['standard-1', 'general-resource', 'article'],
    ['video-1', 'video', 'article'],
  ])('%s asked for as %s is the same, as %s it is not there', async (key, kind, other) => {
    const url = `${path}/getPublicizeInfo?id=${idOfKey(key)}`;
    const { data } = await portal.get('optics.localhost', url);
    expect((await portal.get('optics.localhost', `${url}&kind=${kind}`)).data).toEqual(data);
    expect(await portal.get('optics.localhost', `${url}&kind=${other}`)).toMatchObject({ status: 10405 });
  });

  test('what has no DOI is cited by the address of its page', async () => {
    expect((await info('book-1')).data.quote).toContain(
      `https://optics.localhost/bookDetails?columnId=${idOfKey('book-1')}`,
    );
    expect((await info('book-1', 'www.localhost')).data.quote).toContain('https://optics.localhost/bookDetails');
  });

  test('a retracted work says so', async () => {
    expect((await info('conference-1')).data.integrity).toBe('retracted');
  });

  test.each(['news-1', 'withdrawn-1', 'nothing'])(
    '%s has no citation: No citation information available',
    async (key) => {
      const id = ids.get(key) ?? idOf(1, 9_999);
      expect(
        await portal.get('optics.localhost', `${path}/getPublicizeInfo?id=${id}`, { language: 'en' }),
      ).toMatchObject({
        http: 404,
        message: 'No citation information available',
      });
    },
  );

  test('a stranger is refused, a portal reads what it gathers', async () => {
    expect((await info(paper.key, 'stranger.localhost')).status).toBe(10001);
    expect((await info(paper.key, 'www.localhost')).status).toBe(0);
  });
});

describe('GET /front/front-article/batchPublicizeInfo', () => {
  const batch = (query: string, host = 'optics.localhost') =>
    portal.get(host, `${path}/batchPublicizeInfo?${query}`, { language: 'zh' });

  test('siteId and ids: id, resName, resString, sortId, quote, transQuote, integrity, in the order asked for', async () => {
    const ids = ['conference-1', 'withdrawn-1', paper.key].map(idOfKey);
    const { data, headers } = await batch(`siteId=1&ids=${ids.join(',')}&style=apa`);
    expect(data).toEqual([
      expect.objectContaining({
        id: ids[0],
        resName: 'Cells at night',
        sortId: 0,
        transQuote: '',
        integrity: 'retracted',
      }),
      {
        id: ids[2],
        resName: '稳定的太阳能电池',
        resString: '张三样; Sample Collaboration. 光学样刊, 2026, 12(3)',
        sortId: 2,
        quote:
          '张三样, & Sample Collaboration. (2026). 稳定的太阳能电池. 光学样刊, 12(3), 101–109. https://doi.org/10.5555/cite.1',
        quoteHtml: expect.stringContaining('<i>光学样刊</i>'),
        transQuote: expect.stringMatching(/^Zhang, S\., & Sample Collaboration\. \(2026\)\. Stable/),
        transQuoteHtml: expect.stringContaining('TiO<sub>2</sub>'),
        integrity: null,
      },
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('ids may repeat their name; things of others are left out, and alone refused', async () => {
    const own = idOfKey('book-1');
    expect((await batch(`ids=${own}&ids=${idOf(2, 1)}`)).data).toHaveLength(1);
    expect((await batch(`ids=${idOf(2, 1)}`)).status).toBe(10001);
    expect((await batch(`ids=${idOfKey('withdrawn-1')}`)).data).toEqual([]);
    expect((await batch(`ids=${own}`, 'stranger.localhost')).status).toBe(10001);
    expect((await batch(`siteId=1&ids=${own}`, 'www.localhost')).data).toHaveLength(1);
  });

  test('up to 200 are cited at once', async () => {
    const many = (count: number) => `ids=${Array.from({ length: count }, (_, place) => idOf(1, place + 1)).join(',')}`;
    expect((await batch(many(200))).status).toBe(0);
    for (const query of [many(201), 'ids=', '', 'ids=x']) expect((await batch(query)).status).toBe(400);
  });
});

describe('GET /front/front-article/downloadCitation', () => {
  const download = async (query: string, host = 'optics.localhost') => {
    const answer = await portal.server.inject({
      url: `/rc-pub${path}/downloadCitation?${query}`,
      headers: { host, language: 'en' },
    });
    return { http: answer.statusCode, body: answer.body, headers: answer.headers };
  };

  test.each([
    ['BibTeX', 'application/x-bibtex', 'zhang2026stable.bib', '@article{zhang2026stable,'],
    ['Endnote', 'application/x-endnote-refer', 'zhang2026stable.enw', '%0 Journal Article\r\n'],
    ['RefMan', 'application/x-research-info-systems', 'zhang2026stable.ris', 'TY  - JOUR\r\n'],
    ['NoteExpress', 'text/plain; charset=utf-8', 'zhang2026stable.net', '{Reference Type}: Journal Article\r\n'],
    ['NoteFirst', 'application/xml', 'zhang2026stable.xml', '<?xml version="1.0" encoding="utf-8"?>\r\n'],
  ])('citationType %s is a file', async (citationType, contentType, name, start) => {
    const { http, headers, body } = await download(`id=${idOfKey(paper.key)}&citationType=${citationType}`);
    expect(http).toBe(200);
    expect(headers['content-type']).toBe(contentType);
    expect(headers['content-disposition']).toContain(`attachment; filename="${name}"`);
    expect(headers.xkey).toBe(`i${idOfKey(paper.key)}`);
    expect(body.startsWith(start)).toBe(true);
    expect(body).toContain('稳定的太阳能电池');
    expect(body).toContain('10.5555/cite.1');
  });

  test('language chooses the language of the citation', async () => {
    const { body } = await download(`id=${idOfKey(paper.key)}&citationType=bibtex&language=en`);
    expect(parse(body).entries[0]?.fields.journal).toBe('Sample Letters of Light');
    expect(body).toContain('author={Zhang, Sanyang and {Sample Collaboration}}');
  });

  test('several works are one file', async () => {
    const chosen = ['book-1', paper.key].map(idOfKey);
    const { body, headers } = await download(`ids=${chosen.join(',')}&citationType=BibTeX`);
    expect(parse(body).entries.map(({ type }) => type)).toEqual(['book', 'article']);
    expect(headers['content-disposition']).toContain('citations-2.bib');
    expect(headers.xkey).toBe(chosen.map((id) => `i${id}`).join(' '));
  });

  test('what can not be cited is refused with the envelope', async () => {
    const { http, body } = await download(`id=${idOf(1, 9_999)}&citationType=BibTeX`);
    expect(http).toBe(404);
    expect(JSON.parse(body)).toEqual({ status: 10405, message: 'No citation information available' });
    expect((await download(`id=${idOfKey(paper.key)}&citationType=BibTeX`, 'stranger.localhost')).http).toBe(403);
    for (const query of [
      'citationType=BibTeX',
      `id=${idOfKey(paper.key)}&citationType=word`,
      `id=${idOfKey(paper.key)}`,
    ])
      expect((await download(query)).http).toBe(400);
  });

  test('every format has a file ending', () => {
    expect(Object.values(fileKinds).map(({ ending }) => ending)).toEqual(['bib', 'enw', 'ris', 'net', 'xml']);
  });
});

describe('one statement', () => {
  let statements = 0;
  beforeAll(() => {
    const { database } = portal.app;
    const rows = database.rows.bind(database);
    database.rows = ((...given: Parameters<typeof rows>) => {
      statements += 1;
      return rows(...given);
    }) as typeof database.rows;
  });
  test('reads all works of a site', async () => {
    await portal.get('optics.localhost', `${path}/getPublicizeInfo?id=${idOfKey('book-1')}`);
    statements = 0;
    await portal.get('optics.localhost', `${path}/batchPublicizeInfo?ids=${[...ids.values()].join(',')}`);
    expect(statements).toBe(1);
  });
});
