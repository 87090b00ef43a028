import { afterAll, describe, expect, test, vi } from 'vitest';
import { indexAll } from '../../../../../tests/isolation/search-content.ts';
import { dropIndices } from '../../../../../tests/support/indices.ts';
import { sampleText, storeText } from '../../../../../tests/support/sample-text.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import type { Hit } from '../hit.contract.ts';

vi.setConfig({ testTimeout: 60_000 });

const english = `<section id="s1"><h2>Methods</h2><p id="p-1">Coverslips were cleaned by sonication in detergent and dried for an hour.</p>
  <p id="p-2">Each sample was weighed twice, before and after the annealing step.</p></section>
  <section id="s2"><h2>Results</h2><p id="p-3">Annealing doubled the efficiency of cleaned samples &lt;b&gt;.</p></section>`;
const chinese = '<h2>方法</h2><p id="p-1">样品在氮气气氛中退火两小时，然后缓慢冷却至室温。</p>';
const closed = '<h2>Secret section</h2><p id="p-1">The closed paragraph speaks of zirconium lattices.</p>';

const papers = [
  { site: 1, key: '10.5555/t1', language: 'en', title: 'Stable cells', body: english, accessType: 0 },
  { site: 1, key: '10.5555/t2', language: 'zh', title: '稳定的电池', body: chinese, accessType: 0 },
  { site: 1, key: '10.5555/t3', language: 'en', title: 'Annealing of coverslips', body: null, accessType: 0 },
  { site: 2, key: '10.5555/t4', language: 'en', title: 'Elsewhere', body: closed, accessType: 1 },
];

async function store(app: TestApp, { site, key, language, title, body, accessType }: (typeof papers)[number]) {
  const text = body === null ? null : sampleText(body);
  if (text) await storeText(app, text);
  const main = {
    kind: 'article',
    key,
    doi: key,
    language,
    titles: { [language]: title },
    publishedOn: '2026-05-01',
    files: text ? [text.file] : [],
    details: { type: 'research-article', accessType, body: text?.sha256 ?? null },
  };
  await app.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
    app.app.write(transaction, site, [{ mentioned: [], main, members: [] }]),
  );
}

const chapter = sampleText('<h2>Why</h2><p id="p-1">Barometers were hauled up the ridge on mules.</p>');
const news = sampleText('<p>The society moves to a brick building by the harbour.</p>');

const captions = sampleText(`WEBVTT

00:01.000 --> 00:04.000
The balloon rose

00:04.000 --> 00:09.500
over the salt marsh.

00:12.250 --> 00:15.000
Then the burner failed.`);

/** A film with captions, and one at a site that lets nobody play who has no subscription. */
async function storeFilms(app: TestApp) {
  await storeText(app, captions);
  const file = {
    ...captions.file,
    role: 'captions' as const,
    contentType: 'text/vtt',
    name: 'captions.en.vtt',
    language: 'en',
  };
  const films = [
    { kind: 'video', key: 'v1', language: 'en', titles: { en: 'A flight' }, files: [file], details: {} },
    {
      kind: 'audio',
      key: 'a1',
      titles: { zh: '谈话' },
      files: [],
      details: { transcripts: { zh: '热气球升上了盐沼。' } },
    },
  ];
  for (const site of [1, 4]) {
    const units = films.map((main) => ({ mentioned: [], main, members: [] }));
    await app.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
      app.app.write(transaction, site, units),
    );
  }
}

/** A book whose second chapter has a text, and a piece of news. */
async function storeOthers(app: TestApp) {
  for (const text of [chapter, news]) await storeText(app, text);
  const titles = { en: 'Other works' };
  const units = [
    {
      kind: 'book',
      key: 'b1',
      language: 'en',
      titles,
      files: [chapter.file],
      details: { accessType: 0 },
      parts: { chapter: [{ titles }, { titles, bodies: { en: chapter.sha256 } }] },
    },
    { kind: 'news', key: 'n1', language: 'en', titles, files: [news.file], details: { bodies: { en: news.sha256 } } },
  ].map((main) => ({ mentioned: [], main, members: [] }));
  await app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => app.app.write(transaction, 1, units));
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'solar', columns: { visit_power: false } });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2] });
  await storeSite(app, { id: 4, sld: 'films', columns: { media_permission: true } });
  for (const paper of papers) await store(app, paper);
  await storeOthers(app);
  await storeFilms(app);
  await indexAll(app);
});
afterAll(() => dropIndices(portal.app.settings));

/** On a busy machine the engine may be late, and the database answers in its place until it is back. */
async function ask(host: string, path: string, tries = 6) {
  const { data } = await portal.get(`${host}.localhost`, path);
  if (!data.reduced || tries === 0) return data;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return ask(host, path, tries - 1);
}
const search = async (q: string, more = '', host = 'optics') =>
  (await ask(host, `/front/advSearch?in=text&q=${encodeURIComponent(q)}${more}`)) as { content: Hit[] };
const found = async (...query: Parameters<typeof search>) => (await search(...query)).content.map(({ doi }) => doi);

describe('whatever fits into the field is asked of the engine', () => {
  const hyphens = Array.from({ length: 24 }, (_, place) => `ab${place}-cd`).join(' ');
  const han = '钙钛矿太阳能电池中空穴传输层的界面工程及其对器件稳定性与光电转换效率影响的系统研究'.repeat(4);
  const words = Array.from({ length: 40 }, (_, place) => `w${place}`).join(' ');
  test.each([hyphens, han, words, `"${han}"`, `"${hyphens}"`])('%s', async (text) => {
    for (const where of ['text', 'record'])
      for (const match of [0, 1]) {
        const q = encodeURIComponent(text.slice(0, 150));
        expect((await ask('optics', `/front/advSearch?in=${where}&match=${match}&q=${q}`)).reduced).toBe(false);
      }
  });
});

describe('whole texts are searched by passage', () => {
  test.each([
    ['cleaned by sonication in detergent', 'Methods', 'p-1'],
    ['weighed twice', 'Methods', 'p-2'],
    ['"efficiency of cleaned samples"', 'Results', 'p-3'],
    ['anneal* AND doubled', 'Results', 'p-3'],
  ])('%s is found under %s, at %s', async (q, section, anchor) => {
    const { content } = await search(q);
    expect(content.map(({ doi }) => doi)).toEqual(['10.5555/t1']);
    expect(content[0]?.passages?.[0]).toMatchObject({ section, url: `/article/doi/10.5555/t1#${anchor}` });
  });

  test('what matched is marked, and everything else is escaped', async () => {
    const [hit] = (await search('efficiency doubled')).content;
    expect(hit?.passages?.[0]?.html).toBe(
      'Annealing <mark>doubled</mark> the <mark>efficiency</mark> of cleaned samples &lt;b&gt;.',
    );
  });

  test('a run of Chinese characters', async () => {
    const [hit] = (await search('氮气气氛中退火')).content;
    expect(hit).toMatchObject({ doi: '10.5555/t2', passages: [{ section: '方法' }] });
  });

  test('title and abstract are not the text; a paper without a text is not found', async () => {
    expect(await found('Stable cells')).toEqual([]);
    expect(await found('Annealing of coverslips')).not.toContain('10.5555/t3');
  });

  test('fields, years, search within and exclusions narrow it', async () => {
    expect(await found('annealing', '&yearFrom=2027')).toEqual([]);
    expect(await found('annealing', '&within=detergent')).toEqual(['10.5555/t1']);
    expect(await found('annealing', '&within=zirconium')).toEqual([]);
    expect(await found('annealing NOT detergent')).toEqual([]);
    expect(await found('annealing AND title:stable')).toEqual(['10.5555/t1']);
  });

  test('how it spreads is counted among texts', async () => {
    const data = await ask('optics', '/front/advSearch/clusters?in=text&q=sonication');
    const languages = data.clusters.find(({ name }: { name: string }) => name === 'language');
    expect(languages.values.map(({ value, count }: { value: string; count: number }) => [value, count])).toEqual([
      ['en', 1],
    ]);
    expect(data.reduced).toBe(false);
  });
});

test('chapters of books and news are texts too, each with its own page', async () => {
  const [book] = (await search('barometers hauled on mules')).content;
  expect(book).toMatchObject({ kind: 'book', passages: [{ section: 'Why' }] });
  expect(book?.passages?.[0]?.url).toBe(`/bookCatelogDetail?columnId=${book?.id}&childId=2#p-1`);
  const [piece] = (await search('brick building by the harbour')).content;
  expect(piece?.passages?.[0]?.url).toBe(`/newsInfo?columnId=${piece?.id}`);
  expect(await found('brick building', '&kind=article')).toEqual([]);
});

test('what is said in a recording leads to its moment', async () => {
  const [film] = (await search('balloon over the marsh')).content;
  expect(film).toMatchObject({ kind: 'video', passages: [{ section: '0:01' }] });
  expect(film?.passages?.[0]?.url).toBe(`/videoDetails?columnId=${film?.id}&t=1#said-en-0`);
  const [later] = (await search('the burner failed')).content;
  expect(later?.passages).toEqual([
    {
      section: '0:12',
      html: 'Then the <mark>burner</mark> <mark>failed</mark>.',
      url: `/videoDetails?columnId=${film?.id}&t=12#said-en-2`,
    },
  ]);
  const [sound] = (await search('热气球升上')).content;
  expect(sound).toMatchObject({ kind: 'audio', passages: [{ url: `/audioDetails?columnId=${sound?.id}#said-zh-0` }] });
});

test('who may not play a recording reads nothing of what is said', async () => {
  const answer = await search('the burner failed', '', 'films');
  expect(answer.content[0]?.passages).toMatchObject([{ section: '0:12', html: null }]);
  expect(JSON.stringify(answer)).not.toContain('burner');
});

test('a site finds nothing of others, a portal what it gathers', async () => {
  expect(await found('zirconium lattices')).toEqual([]);
  expect(await found('zirconium lattices', '', 'www')).toEqual(['10.5555/t4']);
});

test('who may not read a work learns where it was found and not what stands there', async () => {
  const answer = await search('zirconium lattices', '', 'www');
  expect(answer.content[0]?.passages).toEqual([
    { section: 'Secret section', html: null, url: '/article/doi/10.5555/t4#p-1' },
  ]);
  expect(JSON.stringify(answer)).not.toContain('lattices');
});

test('what may be read in full is counted and can be asked for; where all of it may, nothing is offered', async () => {
  const readable = async (host: string) => {
    const { clusters } = await ask(host, '/front/advSearch/clusters');
    return clusters.find(({ name }: { name: string }) => name === 'readable')?.values;
  };
  expect(await readable('www')).toEqual([{ value: '1', label: '1', count: 3, chosen: false }]);
  expect(await readable('optics')).toBeUndefined();
  const { content } = await ask('www', '/front/advSearch?facet=readable%3A1');
  expect(content.map(({ doi }: Hit) => doi).toSorted()).toEqual(['10.5555/t1', '10.5555/t2', '10.5555/t3']);
});

const asOwner = async (text: string, values: readonly unknown[]) => {
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  return portal.owner.query(text, [...values]);
};

test('a text is read again when it is another, not when the paper is counted', async () => {
  const get = vi.spyOn(portal.app.files, 'get');
  await asOwner("update item set views = views + 5 where source_key = '10.5555/t1'", []);
  await indexAll(portal);
  expect(get).not.toHaveBeenCalled();

  const other = '<p id="p-1">Now it speaks of vanadium.</p>';
  await store(portal, { ...(papers[0] as (typeof papers)[number]), body: other });
  await indexAll(portal);
  expect(get).toHaveBeenCalledWith(sampleText(other).sha256);
  expect(await found('vanadium')).toEqual(['10.5555/t1']);
  expect(await found('sonication')).toEqual([]);

  await asOwner(
    "update item set status = 'withdrawn', withdrawn_on = '2026-01-01' where source_key = '10.5555/t1'",
    [],
  );
  await indexAll(portal);
  expect(await found('vanadium')).toEqual([]);
});
