import { beforeEach, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import type { DraftUnit, ItemDraft } from '../../../platform/item/writing/item-draft.ts';
import type { ContentsEntry } from '../domain/contents.ts';

const host = 'optics.localhost';
let editor: SampleMember;

const journal = { kind: 'journal', key: '2049-3630' };
const other = { kind: 'journal', key: '2049-9999' };
let issue = { kind: 'issue', key: '' };
let number = 0;
let id = '';

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'biology' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
});

const mentioned = (): ItemDraft[] => [
  { ...journal, onlyIfMissing: true, titles: { en: 'Journal of Samples' }, details: {} },
  { ...other, onlyIfMissing: true, titles: { en: 'Other Samples' }, details: {} },
  {
    ...issue,
    onlyIfMissing: true,
    titles: { en: `No. ${number}` },
    publishedOn: '2026-01-01',
    details: { journal, year: 2026, volume: '3', issue: String(number) },
  },
];

const keyOf = (name: string) => `10.5555/${number}.${name}`;

/** As an import gives it: no format knows a place. */
const paper = (name: string, details: object = {}, more: Partial<ItemDraft> = {}): DraftUnit => ({
  mentioned: mentioned(),
  main: {
    kind: 'article',
    key: keyOf(name),
    doi: keyOf(name),
    rank: 101,
    titles: { en: name },
    publishedOn: '2026-01-01',
    ...more,
    details: { publicationType: 0, accessType: 0, journal, period: issue, ...details },
  },
  members: [
    {
      kind: 'figure',
      key: `${keyOf(name)}#fig1`,
      titles: { en: 'Figure 1' },
      details: { article: { kind: 'article', key: keyOf(name) }, position: 1, anchor: 'fig1' },
    },
  ],
});

const letters = { part: { en: 'Letters', zh: '快报' } };

const store = (...units: DraftUnit[]) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => portal.app.write(transaction, 1, units));
const stored = async (...units: DraftUnit[]) => (await store(...units)).map((written) => written.id);

const open = async (which = id) =>
  (await portal.get(host, `/console/document?kind=issue&id=${which}`, editor.headers)).data;
type Opened = Awaited<ReturnType<typeof open>>;
const contentsOf = ({ document }: Opened) => document.contents as ContentsEntry[];
const save = async (opened: Opened, contents: readonly object[], as = 'published') => {
  const { kind, state } = opened;
  const document = { ...opened.document, contents };
  return (
    await portal.post(host, '/console/document/save', { kind, id: opened.id, state, document, as }, editor.headers)
  ).data;
};
const entry = (paperId: string | undefined, more: object = {}) => ({
  id: paperId ?? '',
  part: {},
  firstPage: '',
  lastPage: '',
  out: false,
  ...more,
});

/** The columns of the issue with the papers in them, as readers have them. */
async function readers(which = id) {
  const path = `/front/front-article/getArticlesByPeriodicalIdGroupByColumn/${which}`;
  const { data } = await portal.get(host, path);
  return data.map(({ column, content }: { column: string; content: { resName: string }[] }) =>
    [column, ...content.map(({ resName }) => resName)].join(' '),
  );
}
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;

let papers: string[];
beforeEach(async () => {
  number += 1;
  issue = { kind: 'issue', key: `2049-3630/2026/3/${number}` };
  papers = await stored(
    paper('a', { firstPage: '1', lastPage: '4' }),
    paper('b', { firstPage: '5', lastPage: '9', ...letters }),
    paper('c', { firstPage: '10', ...letters }),
    paper('d', { firstPage: '12' }, { status: 'draft' }),
  );
  id = (await rows('select id from item where source_key = $1', issue.key))[0].id;
});

test('the form of an issue has its contents section by section, drafts among them', async () => {
  expect(contentsOf(await open()).map((one) => [one.id, one.part, one.firstPage, one.lastPage])).toEqual([
    [papers[0], {}, '1', '4'],
    [papers[3], {}, '12', ''],
    [papers[1], letters.part, '5', '9'],
    [papers[2], letters.part, '10', ''],
  ]);
});

test('a new order, sections and pages reach readers at once, and an import that comes later keeps them', async () => {
  const opened = await open();
  const [a, d, b, c] = contentsOf(opened);
  const notes = { part: { en: 'Notes', zh: '短讯' } };
  const saved = await save(opened, [{ ...c, ...notes, lastPage: '11' }, { ...b, ...notes }, a, d] as object[]);
  expect(saved.outcome).toBe('stored');
  expect(await readers()).toEqual(['Notes c b', ' a']);
  await store(paper('b', { firstPage: '6', lastPage: '9', ...letters }), paper('c', { firstPage: '10', ...letters }));
  await store(paper('a', { firstPage: '1', lastPage: '4' }));
  expect(await readers()).toEqual(['Notes c b', ' a']);
  expect(contentsOf(await open())[0]).toMatchObject({ id: papers[2], firstPage: '10', lastPage: '11' });
  expect(contentsOf(await open())[1]).toMatchObject({ firstPage: '6' });
  await store(paper('e', letters));
  expect(await readers()).toEqual(['Notes c b', ' a', 'Letters e']);
});

test('papers keep their state and their figures, and only those that changed are marked for index and edge', async () => {
  const first = await open();
  await save(first, [...contentsOf(first)].reverse());
  await rows('delete from dirty_mark');
  const opened = await open();
  const [c, b, d, a] = contentsOf(opened) as [ContentsEntry, ContentsEntry, ContentsEntry, ContentsEntry];
  await save(opened, [c, { ...b, firstPage: '6' }, d, a]);
  const marked = await rows("select item_id from dirty_mark where sink = 'edge' and item_id <> 0");
  expect(marked.map(({ item_id }) => item_id)).toEqual(expect.arrayContaining([id, b.id]));
  expect(marked.map(({ item_id }) => item_id)).not.toEqual(expect.arrayContaining([a.id]));
  const states = await rows('select source_key, status from item where source_key like $1', `${keyOf('')}%`);
  expect(states.filter(({ status }) => status !== 'published')).toEqual([{ source_key: keyOf('d'), status: 'draft' }]);
});

test('a paper that is taken out stays out, and can be put into another issue of its journal', async () => {
  const opened = await open();
  const [a, ...others] = contentsOf(opened);
  await save(opened, [...others, { ...a, out: true }]);
  await store(paper('a', { firstPage: '1', lastPage: '4' }));
  expect(await readers()).toEqual(['Letters b c']);
  const found = await portal.get(
    host,
    `/console/things?kinds=article&text=a&unplacedIn=${opened.document.journal}`,
    editor.headers,
  );
  expect(found.data.things.map((item: { id: string }) => item.id)).toEqual([papers[0]]);
  const fresh = await open('new');
  const { document } = opened;
  const about = { ...document, title: { en: 'A later issue' }, issue: `${number}-later`, doi: '' };
  const saved = await save({ ...fresh, document: about }, [entry(papers[0], { firstPage: '21' })]);
  expect(saved.outcome).toBe('stored');
  expect(await readers(saved.id)).toEqual([' a']);
  expect(contentsOf(await open(saved.id))).toMatchObject([{ id: papers[0], firstPage: '21', lastPage: '4' }]);
});

test('a paper of another issue, journal or site can’t be put in', async () => {
  const opened = await open();
  const [far, elsewhere] = await stored(
    paper('far', { period: null, journal: other }),
    paper('placed', { period: null }),
  );
  issue = { kind: 'issue', key: `2049-3630/2026/4/${number}` };
  await store(paper('placed'));
  const foreign = String((2n << 40n) | 5n);
  for (const [paperId, at] of [[far], [elsewhere], [foreign], [papers[0]]].map((one) => [one[0], 4] as const)) {
    const saved = await save(opened, [...contentsOf(opened), entry(paperId)]);
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: `contents.${at}.id` }] });
  }
});

test('a draft that nobody has stored yet is placed in the issue, and readers see it when the issue is published', async () => {
  const journalId = (await open()).document.journal;
  const fresh = (await portal.get(host, '/console/document?kind=article&id=new', editor.headers)).data;
  const keep = async (given: object, as: string, which = 'new', state = '') =>
    (
      await portal.post(
        host,
        '/console/document/save',
        { kind: 'article', id: which, state, document: { ...fresh.document, ...given }, as },
        editor.headers,
      )
    ).data;
  const offered = async () =>
    (
      await portal.get(
        host,
        `/console/things?kinds=article&text=prepared ${number}&unplacedIn=${journalId}`,
        editor.headers,
      )
    ).data.things as { id: string; isShown: boolean }[];

  const about = { title: { en: `Prepared ${number}` }, type: 'research-article', publishedOn: '2026-01-01' };
  const draft = await keep(about, 'draft');
  expect(await offered()).toMatchObject([{ id: draft.id, isShown: false }]);
  const incomplete = await keep({ ...about, type: '' }, 'stored', draft.id, draft.state);
  expect(incomplete.outcome).toBe('refused');
  expect(incomplete.problems.map(({ path }: { path: string }) => path)).toContain('type');
  const placed = await keep({ ...about, publicationType: '0', accessType: '0' }, 'stored', draft.id, draft.state);
  expect(placed.outcome).toBe('stored');
  expect(await offered()).toMatchObject([{ id: placed.id, isShown: false }]);

  const opened = await open();
  const prepared = entry(placed.id, { ...letters, firstPage: '2', lastPage: '3' });
  expect((await save(opened, [prepared, ...contentsOf(opened)])).outcome).toBe('stored');
  expect(contentsOf(await open())[0]).toMatchObject({ id: placed.id, ...letters, firstPage: '2', lastPage: '3' });
  expect(JSON.stringify(await readers())).not.toContain('Prepared');
  expect((await portal.get(host, `/front/front-article/${placed.id}`)).http).toBe(404);

  const published = await portal.post(host, '/console/item/publishIssue', { id }, editor.headers);
  expect(published.data.published).toBe(2);
  expect(await readers()).toEqual([`Letters Prepared ${number} b c`, ' a d']);
  expect((await portal.get(host, `/front/front-article/${placed.id}`)).data).toMatchObject({ resName: about.title.en });
});

test('two who change the order are asked; a paper that an import brings meanwhile is taken over', async () => {
  const opened = await open();
  const [a, d, b, c] = contentsOf(opened);
  expect((await save(opened, [d, a, b, c] as object[])).outcome).toBe('stored');
  expect(await save(opened, [a, d, c, b] as object[])).toMatchObject({ outcome: 'conflict' });

  const draft = await open();
  await save(draft, [...contentsOf(draft)].reverse(), 'draft');
  const [late] = await stored(paper('late'));
  const drafted = await open();
  expect(contentsOf(drafted).map((one) => one.id)).toEqual([...[c, b, a, d].map((one) => one?.id), late]);
  expect((await save(drafted, contentsOf(drafted))).outcome).toBe('stored');
  expect(await readers()).toEqual(['Letters c b', ' a late']);
});

test('the log names the papers, and the order before can be had back', async () => {
  const opened = await open();
  const [a, ...others] = contentsOf(opened);
  await save(opened, [...others, { ...a, firstPage: '2' }] as object[]);
  const { data } = await portal.get(host, `/console/changes?kind=issue&id=${id}`, editor.headers);
  expect(JSON.stringify(data.content[0].difference)).toContain('Contents · a');
  await portal.post(
    host,
    '/console/document/restore',
    { number: data.content[0].number, to: 'before' },
    editor.headers,
  );
  expect(contentsOf(await open())).toEqual(contentsOf(opened));
});

test('an issue of 200 papers is read and saved by as many statements as one of four', { timeout: 60_000 }, async () => {
  const { database } = portal.app;
  const { transaction } = database;
  let statements = 0;
  vi.spyOn(database, 'transaction').mockImplementation((scope, work, ...more) =>
    transaction(
      scope,
      (inside) => {
        const rows = (...given: Parameters<typeof inside.rows>) => {
          statements += 1;
          return inside.rows(...given);
        };
        return work({ ...inside, rows } as typeof inside);
      },
      ...more,
    ),
  );
  const reversed = async () => {
    statements = 0;
    const opened = await open();
    expect((await save(opened, [...contentsOf(opened)].reverse())).outcome).toBe('stored');
    return statements;
  };
  const four = await reversed();
  await store(...Array.from({ length: 196 }, (_, place) => paper(`more-${place}`)));
  expect(await reversed()).toBe(four);
  expect(contentsOf(await open())).toHaveLength(200);
  expect(four).toBeLessThan(60);
});
