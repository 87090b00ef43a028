import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../tests/support/console-users.ts';
import type { SampleMember } from '../../tests/support/members.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import type { ItemDraft } from '../platform/item/writing/item-draft.ts';
import { dayIn } from '../platform/kernel/day.ts';
import { forms } from './forms.ts';

const host = 'optics.localhost';
const key = '10.5555/edited';
let editor: SampleMember;

const article = (more: Partial<ItemDraft> = {}): ItemDraft => ({
  kind: 'article',
  key,
  doi: key,
  rank: 101,
  language: 'en',
  publishedOn: '2026-01-01',
  titles: { en: 'A tittle' },
  richTitles: { en: 'A <em>tittle</em>' },
  summaries: { en: 'What the source says.' },
  details: {
    type: 'research-article',
    publicationType: 0,
    accessType: 1,
    abstracts: { en: '<p>What the <em>source</em> says.</p>' },
  },
  parts: {
    contributor: [{ names: { en: { full: 'A. Sample', family: 'Sample' } }, credits: ['software'], affiliations: [1] }],
    affiliation: [{ names: { en: 'Sample Institute' }, country: 'China' }],
    article_version: [{ number: 1, titles: { en: 'A tittle' } }],
  },
  ...more,
});

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
  await importArticle(article());
});

const importArticle = (main: ItemDraft) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.write(transaction, 1, [{ mentioned: [], main, members: [] }]),
  );
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const idOf = async (source: string) => (await rows('select id from item where source_key = $1', source))[0]?.id;
const open = async (kind: string, id: string) =>
  (await portal.get(host, `/console/document?kind=${kind}&id=${id}`, editor.headers)).data;
const save = async (kind: string, id: string, document: object, state = '') =>
  (
    await portal.post(
      host,
      '/console/document/save',
      { kind, id, state, document, as: 'published', name: '' },
      editor.headers,
    )
  ).data;
const change = async (kind: string, id: string, changes: object) => {
  const { document, state } = await open(kind, id);
  return save(kind, id, { ...document, ...changes }, state);
};

test.each(forms.map(({ kind }) => [kind]))('a new thing of the kind %s can be begun', async (kind) => {
  const opened = await open(kind, 'new');
  expect(opened.fields.length).toBeGreaterThan(5);
  expect(opened.fields.filter(({ label }: { label: string }) => /^(field|help)\./.test(label))).toEqual([]);
});

test('a piece of news is published in both languages and read by readers', async () => {
  const { document } = await open('news', 'new');
  const stored = await save('news', 'new', {
    ...document,
    title: { zh: '新刊上线', en: 'A new issue' },
    type: 'announcement',
    publishedOn: '2026-11-01',
    body: { zh: '<p>欢迎阅读</p>', en: '<p>Welcome<script>alert(1)</script></p>' },
    authors: [{ name: { zh: '示例' }, orcid: '' }],
  });
  expect(stored).toMatchObject({ outcome: 'stored' });
  const published = await portal.get(host, `/front/front-news/${stored.id}`, { language: 'zh' });
  expect(published.data).toMatchObject({ resName: '新刊上线' });
  const again = await open('news', stored.id);
  expect(again.document).toMatchObject({
    title: { zh: '新刊上线', en: 'A new issue' },
    type: 'announcement',
    body: { zh: '<p>欢迎阅读</p>', en: '<p>Welcome</p>' },
  });
  const [piece] = await rows('select status, titles, revision from item where id = $1', stored.id);
  expect(piece).toMatchObject({ status: 'published' });
  const list = await portal.get(host, '/console/documents?kind=news&text=a new', editor.headers);
  expect(list.data.content).toMatchObject([{ id: stored.id, isShown: true }]);
});

test('an import never undoes what an editor changed, and still brings what is new', async () => {
  const id = await idOf(key);
  expect(await change('article', id, { title: { en: 'A title', zh: '标题' } })).toMatchObject({ outcome: 'stored' });
  await importArticle(article({ rank: 102, summaries: { en: 'A newer abstract.' }, publishedOn: '2026-02-02' }));
  const { document } = await open('article', id);
  expect(document).toMatchObject({
    title: { en: 'A title', zh: '标题' },
    abstract: { en: 'A newer abstract.' },
    publishedOn: '2026-02-02',
  });
  const [{ rich_titles } = { rich_titles: null }] = await rows('select rich_titles from item where id = $1', id);
  expect(rich_titles).toEqual({ en: 'A <em>title</em>' });
});

test('importing the same again after an edit changes no row', async () => {
  const id = await idOf(key);
  const revision = () => rows('select revision from item where id = $1', id);
  await importArticle(article({ rank: 103 }));
  const before = await revision();
  await importArticle(article({ rank: 103 }));
  expect(await revision()).toEqual(before);
});

test('an abstract that nobody touched keeps its italics; a changed one becomes paragraphs without markup', async () => {
  const id = await idOf(key);
  await importArticle(article({ rank: 104 }));
  const abstracts = async () => (await rows('select abstracts from article where id = $1', id))[0]?.abstracts;
  const { document } = await open('article', id);
  await change('article', id, { abstract: { ...document.abstract, zh: '第一段\n第二段 <b>' } });
  expect(await abstracts()).toEqual({
    en: '<p>What the <em>source</em> says.</p>',
    zh: '<p>第一段</p><p>第二段 &lt;b&gt;</p>',
  });
});

test('two authors of one name stay apart, and deleting an affiliation leaves everybody at their own', async () => {
  const names = { en: { full: 'Wei Sample' } };
  const twins = article({
    key: '10.5555/twins',
    doi: '10.5555/twins',
    titles: { en: 'Twins' },
    parts: {
      contributor: [
        { names, credits: ['software'], bios: { en: 'The first.' }, affiliations: [1] },
        { names, credits: ['supervision'], bios: { en: 'The second.' }, affiliations: [2, 3] },
      ],
      affiliation: [
        { names: { en: 'Left Institute' }, ror: 'https://ror.org/left' },
        { names: { en: 'Same Institute' }, ror: 'https://ror.org/first' },
        { names: { en: 'Same Institute' }, ror: 'https://ror.org/second' },
      ],
    },
  });
  await importArticle(twins);
  const id = await idOf('10.5555/twins');
  const stored = () =>
    rows(
      `select contributor.names -> 'en' ->> 'full' as name, credits[1] as credit, bios ->> 'en' as bio,
          (select array_agg(ror order by position) from affiliation
            where affiliation.article_id = contributor.article_id and affiliation.position = any (affiliations)) as rors
        from contributor where article_id = $1 order by position`,
      id,
    );
  const first = { credit: 'software', bio: 'The first.' };
  const second = { credit: 'supervision', bio: 'The second.' };
  const { document } = await open('article', id);
  const [one, two] = document.authors;
  await change('article', id, { authors: [{ ...two, name: { en: 'Wei B. Sample' } }, one] });
  expect(await stored()).toEqual([
    { name: 'Wei B. Sample', ...second, rors: ['https://ror.org/first', 'https://ror.org/second'] },
    { name: 'Wei Sample', ...first, rors: ['https://ror.org/left'] },
  ]);
  const { document: next } = await open('article', id);
  const gone = await change('article', id, { affiliations: next.affiliations.slice(1) });
  expect(gone.problems.map(({ path }: { path: string }) => path)).toEqual(['authors.1.affiliations']);
  const [b, a] = next.authors;
  const moved = { authors: [b, { ...a, affiliations: '' }], affiliations: next.affiliations.slice(1) };
  expect(await change('article', id, moved)).toMatchObject({ outcome: 'stored' });
  expect(await stored()).toEqual([
    { name: 'Wei B. Sample', ...second, rors: ['https://ror.org/first', 'https://ror.org/second'] },
    { name: 'Wei Sample', ...first, rors: null },
  ]);
});

test('an author who gets an ORCID leads to their own page and keeps what the form does not show', async () => {
  const id = await idOf(key);
  const { document } = await open('article', id);
  expect(document.authors).toMatchObject([{ name: { en: 'A. Sample' }, affiliations: '1' }]);
  const saved = await change('article', id, {
    authors: [
      { ...document.authors[0], orcid: '0000-0002-1825-0097' },
      { name: { en: 'B. Sample' }, role: 'author', affiliations: '1' },
    ],
  });
  expect(saved).toMatchObject({ outcome: 'stored' });
  expect(
    await rows(
      `select names, credits, orcid, expert.source_key from contributor left join item expert on expert.id = expert_id
        where article_id = $1 order by position`,
      id,
    ),
  ).toEqual([
    {
      names: { en: { full: 'A. Sample', family: 'Sample' } },
      credits: ['software'],
      orcid: '0000-0002-1825-0097',
      source_key: 'https://orcid.org/0000-0002-1825-0097',
    },
    { names: { en: { full: 'B. Sample' } }, credits: [], orcid: null, source_key: null },
  ]);
  const wrong = await change('article', id, { authors: [{ ...document.authors[0], orcid: 'x', affiliations: '7' }] });
  expect(wrong.problems.map(({ path }: { path: string }) => path)).toEqual([
    'authors.0.orcid',
    'authors.0.affiliations',
  ]);
});

test('a statement that nobody touched stays known as printed in the full text', async () => {
  const other = '10.5555/stated';
  const printed = (type: string, en: string) => ({ type, texts: { en }, inText: true });
  const statements = [printed('ethics', 'Approved.'), printed('funding', 'Paid.')];
  const details = { ...article().details, statements };
  await importArticle(article({ key: other, doi: other, titles: { en: 'Stated' }, details }));
  const id = await idOf(other);
  const { document } = await open('article', id);
  const funding = { type: 'funding', texts: { en: 'Paid by us.' } };
  expect(await change('article', id, { statements: [document.statements[0], funding] })).toMatchObject({
    outcome: 'stored',
  });
  expect(await rows('select statements from article where id = $1', id)).toEqual([
    { statements: [printed('ethics', 'Approved.'), funding] },
  ]);
});

test('a DOI that another thing of the site has is refused', async () => {
  await importArticle(article({ key: '10.5555/other', doi: '10.5555/other', titles: { en: 'Another' } }));
  const refused = await change('article', await idOf('10.5555/other'), { doi: key });
  expect(refused).toMatchObject({ outcome: 'refused', problems: [{ path: 'doi' }] });
});

test('a journal that is made at the console is the one that imports name', async () => {
  const { document } = await open('journal', 'new');
  const made = await save('journal', 'new', {
    ...document,
    title: { en: 'Journal of Samples', zh: '示例学报' },
    eissn: '2049-3630',
    impactFactor: '4.25',
    board: [{ role: 'member', names: { en: 'C. Sample' } }],
  });
  expect(made).toMatchObject({ outcome: 'stored' });
  expect(await idOf('2049-3630')).toBe(made.id);
  expect((await open('journal', made.id)).document).toMatchObject({
    impactFactor: '4.25',
    board: [{ role: 'member' }],
  });
  const issue = await save('issue', 'new', {
    title: { en: 'Vol. 3' },
    journal: made.id,
    year: 2026,
    volume: '3',
    issue: '2',
    publishedOn: '2026-06-01',
  });
  expect(await idOf('2049-3630/2026/3/2')).toBe(issue.id);
  const twice = await save('journal', 'new', { ...document, title: { en: 'Again' }, eissn: '2049-3630' });
  expect(twice).toMatchObject({ outcome: 'refused' });
});

test('deleted news leaves its readers a tombstone and comes back with its version', async () => {
  const { document } = await open('news', 'new');
  const { id, state } = await save('news', 'new', {
    ...document,
    title: { en: 'Gone soon' },
    type: 'dynamic',
    publishedOn: '2026-11-02',
  });
  await portal.post(host, '/console/document/remove', { kind: 'news', id, state }, editor.headers);
  const status = async () => (await rows('select status from item where id = $1', id))[0]?.status;
  expect(await status()).toBe('withdrawn');
  const { data } = await portal.get(host, `/console/changes?kind=news&id=${id}`, editor.headers);
  await portal.post(
    host,
    '/console/document/restore',
    { number: data.content[0].number, to: 'before' },
    editor.headers,
  );
  expect(await status()).toBe('published');
});

test('what is taken back, and a draft, has the day that it is at its site', async () => {
  // At any time one of the two has another day than Greenwich.
  const zone = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const [before] = await rows('select time_zone from site where site_id = 1');
  await rows('update site set time_zone = $1 where site_id = 1', zone);
  const { document } = await open('news', 'new');
  const { id, state } = await save('news', 'new', {
    ...document,
    title: { en: 'Far away' },
    type: 'dynamic',
    publishedOn: '2026-11-01',
  });
  await portal.post(host, '/console/document/remove', { kind: 'news', id, state }, editor.headers);
  const draft = { kind: 'news', id: 'new', state: '', as: 'draft', document: { title: { en: 'A draft far away' } } };
  await portal.post(host, '/console/document/save', draft, editor.headers);
  const { data: listed } = await portal.get(host, '/console/documents?kind=news&text=far away', editor.headers);
  expect(listed.content[0]).toMatchObject({ isDraft: true, note: dayIn(zone, new Date()) });
  await rows('update site set time_zone = $1 where site_id = 1', before.time_zone);
  const [item] = await rows('select withdrawn_on::text as day from item where id = $1', id);
  expect(item.day).toBe(dayIn(zone, new Date()));
});

test('a list counts what is stored and what has never been, each once, and its pages go through both', async () => {
  const draft = async (id: string, document: object, state = '') =>
    portal.post(
      host,
      '/console/document/save',
      { kind: 'news', id, state, document, as: 'draft', name: '' },
      editor.headers,
    );
  const list = async (query = '') =>
    (await portal.get(host, `/console/documents?kind=news${query}`, editor.headers)).data;
  const before = (await list()).totalElements;
  const { document } = await open('news', 'new');
  const written = { ...document, type: 'announcement', publishedOn: '2026-11-01', body: { en: '<p>Sample</p>' } };
  const stored = await save('news', 'new', { ...written, title: { en: 'Counted once (sample)' } });
  const { document: opened, state } = await open('news', stored.id);
  await draft(stored.id, { ...opened, title: { en: 'Counted once, and changed (sample)' } }, state);
  await draft('new', { ...written, title: { en: 'A first idea (sample)' } });
  await draft('new', { ...written, title: { en: 'A second idea (sample)' } });
  const all = await list();
  expect(all.totalElements).toBe(before + 3);
  expect(all.content).toHaveLength(before + 3);
  const pages = await Promise.all(
    Array.from({ length: before + 3 }, (_, page) => list(`&size=1&page=${page}`).then(({ content }) => content)),
  );
  expect(pages.flat()).toEqual(all.content);
  expect((await list('&text=second')).content).toMatchObject([{ titles: { en: 'A second idea (sample)' } }]);
});

test.each([
  ['a word in the middle of its title', 'lattice'],
  ['two words of its title in another order', 'narrow lattice'],
  ['characters in the middle of its title', '晶格'],
  ['the beginning of its DOI', '10.5555/MID'],
])('a thing is found in its list by %s', async (_, words) => {
  const titles = { en: 'Light in a lattice of narrow wells', zh: '窄阱晶格中的光' };
  await importArticle(article({ key: '10.5555/middle', doi: '10.5555/middle', titles }));
  const text = encodeURIComponent(words);
  const list = await portal.get(host, `/console/documents?kind=article&text=${text}`, editor.headers);
  expect(list.data.content).toMatchObject([{ titles }]);
  expect(list.data.totalElements).toBe(1);
});

test('a thing whose title is in a language that the interface has not stands in the list', async () => {
  await importArticle(article({ key: '10.5555/pt', doi: '10.5555/pt', titles: { pt: 'Um título' } }));
  const list = await portal.get(host, '/console/documents?kind=article&text=10.5555/pt', editor.headers);
  expect(list.data.content).toMatchObject([{ titles: { pt: 'Um título' } }]);
});

test('funders are kept by ROR or by their number in the registry, with their awards; another number is refused', async () => {
  const id = await idOf(key);
  const fund = (funder: string) => ({ name: { en: 'Sample Foundation' }, funder, awards: '123; 456' });
  const stored = await change('article', id, { funds: [fund('ror.org/01H0ZPD94'), fund('10.13039/501100001809')] });
  expect(stored).toMatchObject({ outcome: 'stored' });
  expect((await portal.get(host, `/front/front-article/${id}`, {})).data.funds).toEqual([
    { names: { en: 'Sample Foundation' }, ror: 'https://ror.org/01h0zpd94', doi: null, awards: ['123', '456'] },
    { names: { en: 'Sample Foundation' }, ror: null, doi: '10.13039/501100001809', awards: ['123', '456'] },
  ]);
  for (const wrong of ['10.1234/567', 'https://ror.org/01h0zpd95'])
    expect(await change('article', id, { funds: [fund(wrong)] })).toMatchObject({
      outcome: 'refused',
      problems: [{ path: 'funds.0.funder' }],
    });
});

test('an affiliation has the ROR id of its organisation, proved by its digits, and leads to its page', async () => {
  const key = '10.5555/placed';
  const affiliation = [{ names: { en: 'Sample Institute' }, ror: 'https://ror.org/0samp1e11' }];
  await importArticle(article({ key, doi: key, parts: { affiliation } }));
  const id = await idOf(key);
  const { document } = await open('article', id);
  expect(await change('article', id, { title: { en: 'Placed' } })).toMatchObject({ outcome: 'stored' });
  const known = (ror: string) => ({ affiliations: [{ ...document.affiliations[0], ror }] });
  expect(await change('article', id, known('0samp1e12'))).toMatchObject({
    outcome: 'refused',
    problems: [{ path: 'affiliations.0.ror' }],
  });
  expect(await change('article', id, known('ror.org/05DXPS055'))).toMatchObject({ outcome: 'stored' });
  const read = (await portal.get(host, `/front/front-article/${id}`, {})).data.affiliations;
  expect(read).toMatchObject([{ names: { en: 'Sample Institute' }, ror: 'https://ror.org/05dxps055' }]);
  expect(read[0].institutionId).toBe(await idOf('https://ror.org/05dxps055'));
  // As a draft has it that was written before the form asked for the organisation.
  const early = {
    affiliations: [{ ...document.affiliations[0], ror: undefined, printed: undefined, country: 'Sample' }],
  };
  expect(await change('article', id, early)).toMatchObject({ outcome: 'stored' });
  const stayed = (await portal.get(host, `/front/front-article/${id}`, {})).data.affiliations;
  expect(stayed).toMatchObject([{ ror: 'https://ror.org/05dxps055' }]);
  const cleared = (await open('article', id)).document.affiliations.map((one: object) => ({ ...one, ror: '' }));
  expect(await change('article', id, { affiliations: cleared })).toMatchObject({ outcome: 'stored' });
  expect((await portal.get(host, `/front/front-article/${id}`, {})).data.affiliations).toMatchObject([{ ror: null }]);
});

test('an author has roles of CRediT, and an ORCID only if its last digit proves it', async () => {
  const id = await idOf(key);
  const { document } = await open('article', id);
  const author = { name: { en: 'B. Sample' }, role: 'author', affiliations: '', credits: ['software', 'validation'] };
  expect(
    await change('article', id, { authors: [...document.authors, { ...author, orcid: '0000-0002-1825-0098' }] }),
  ).toMatchObject({ outcome: 'refused', problems: [{ path: `authors.${document.authors.length}.orcid` }] });
  const authors = [...document.authors, { ...author, orcid: '0000-0002-1825-0097' }];
  expect(await change('article', id, { authors })).toMatchObject({ outcome: 'stored' });
  const kept = await rows('select credits from contributor where article_id = $1 order by position', id);
  expect(kept.at(-1)).toEqual({ credits: ['software', 'validation'] });
});
