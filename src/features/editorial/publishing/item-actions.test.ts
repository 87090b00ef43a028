import { beforeEach, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import type { DraftUnit, ItemDraft } from '../../../platform/item/writing/item-draft.ts';

const host = 'optics.localhost';
let editor: SampleMember;
let moderator: SampleMember;

const journal = { kind: 'journal', key: '2049-3630' };
const issue = { kind: 'issue', key: '2049-3630/2026/3/2' };
const article = (key: string, more: Partial<ItemDraft> = {}): DraftUnit => ({
  mentioned: [
    { ...journal, onlyIfMissing: true, titles: { en: 'Journal of Samples' }, details: {} },
    {
      ...issue,
      onlyIfMissing: true,
      status: more.status ?? 'published',
      titles: { en: 'Vol. 3' },
      details: { journal, year: 2026, volume: '3', issue: '2' },
    },
  ],
  main: {
    kind: 'article',
    key,
    doi: key,
    rank: 101,
    titles: { en: `About ${key}`, zh: `关于 ${key}` },
    details: { type: 'research-article', publicationType: 0, accessType: 1, journal, period: issue },
    ...more,
  },
  members: [
    {
      kind: 'figure',
      key: `${key}#fig1`,
      titles: { en: 'Figure 1' },
      ...(more.status && { status: more.status }),
      details: { article: { kind: 'article', key }, position: 1, anchor: 'fig1' },
    },
  ],
});

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
  moderator = await storeConsoleUser(test, { userName: 'moderator', role: 'moderator', site: 1 });
});

const store = (...units: DraftUnit[]) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => portal.app.write(transaction, 1, units));
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const act = (action: string, body: object, who = editor) =>
  portal.post(host, `/console/item/${action}`, body, who.headers);
const state = async (id: string) => (await portal.get(host, `/console/item/state?id=${id}`, editor.headers)).data;
const statuses = async (key: string) =>
  (await rows(`select status from item where source_key like $1 || '%' order by source_key`, key)).map(
    ({ status }) => status,
  );

let number = 0;
let key: string;
let id: string;
beforeEach(async () => {
  number += 1;
  key = `10.5555/acted.${number}`;
  const [written] = await store(article(key));
  id = written?.id ?? '';
});

test('an article is withdrawn with its figures after its DOI or title is written, and brought back', async () => {
  const reasons = { en: 'The data were wrong.', zh: '数据有误。' };
  expect((await act('withdraw', { id, reasons, name: 'optics' })).http).toBe(400);
  expect((await act('withdraw', { id, reasons, name: key }, moderator)).http).toBe(403);
  expect((await act('withdraw', { id, reasons, name: `关于 ${key}` })).http).toBe(200);
  expect(await statuses(key)).toEqual(['withdrawn', 'withdrawn']);
  expect(await state(id)).toMatchObject({ status: 'withdrawn', reasons, withdrawnOn: expect.any(String) });
  await store(article(key));
  expect(await statuses(key)).toEqual(['withdrawn', 'withdrawn']);
  expect((await act('bringBack', { id })).http).toBe(200);
  expect(await statuses(key)).toEqual(['published', 'published']);
  const log = await portal.get(host, `/console/changes?kind=article&id=${id}`, editor.headers);
  expect(log.data.content.map(({ action }: { action: string }) => action)).toEqual(['bring-back', 'withdraw']);
});

test('a retraction is published as an open article of the same journal, and both lead to each other', async () => {
  const reasons = { en: 'Figures were made up <b>.', zh: '图片造假。' };
  const wanted = { id, type: 'retracts', doi: `${key}.r`, reasons };
  expect((await act('notice', wanted)).http).toBe(400);
  expect((await act('notice', { ...wanted, name: 'optics' })).http).toBe(400);
  expect((await state(id)).notices).toEqual([]);
  const answer = await act('notice', { ...wanted, name: key });
  expect(answer).toMatchObject({ http: 200 });
  expect((await state(id)).notices).toMatchObject([{ id: answer.data.id, type: 'retracts' }]);
  const [notice] = await rows(
    `select item.titles, doi, type, access_type, journal_id is not null as in_journal, abstracts from item
      join article using (site_id, id) where id = $1`,
    answer.data.id,
  );
  expect(notice).toEqual({
    titles: { en: `Retraction: About ${key}`, zh: `撤稿声明：关于 ${key}` },
    doi: `${key}.r`,
    type: 'retraction',
    access_type: 0,
    in_journal: true,
    abstracts: { en: '<p>Figures were made up &lt;b&gt;.</p>', zh: '<p>图片造假。</p>' },
  });
});

test('a notice that the site has is linked by its DOI, and stays linked when it is imported again', async () => {
  const notice = article(`${key}.c`, { relations: [] });
  await store(notice);
  const answer = await act('notice', { id, type: 'corrects', doi: `${key}.c`, reasons: { en: 'A sign was wrong.' } });
  await store(notice);
  expect((await state(id)).notices).toMatchObject([{ id: answer.data.id, type: 'corrects' }]);
});

test('an article that is edited keeps its figures, and so does one that is published by its form', async () => {
  const waiting = `10.5555/edited.${number}`;
  const [draft] = await store(article(waiting, { status: 'draft' }));
  for (const one of [id, draft?.id]) {
    const which = { kind: 'article', id: one };
    const { data } = await portal.get(host, `/console/document?kind=article&id=${one}`, editor.headers);
    const document = { ...data.document, title: { en: 'Mended' }, publishedOn: '2026-01-02' };
    const wanted = { ...which, state: data.state, document, as: 'published' };
    const saved = await portal.post(host, '/console/document/save', wanted, editor.headers);
    expect(saved.data.outcome).toBe('stored');
  }
  expect([await statuses(key), await statuses(waiting)]).toEqual([
    ['published', 'published'],
    ['published', 'published'],
  ]);
});

test('an issue is published with the articles that wait in it, and their figures', async () => {
  const waiting = `10.5555/waiting.${number}`;
  await store(article(waiting, { status: 'draft' }));
  expect(await statuses(waiting)).toEqual(['draft', 'draft']);
  const [{ id: issueId } = { id: '' }] = await rows('select id from item where source_key = $1', issue.key);
  expect((await state(issueId)).waiting).toBe(1);
  expect((await act('publishIssue', { id: issueId })).data).toEqual({ published: 1 });
  expect(await statuses(waiting)).toEqual(['published', 'published']);
  expect((await act('publishIssue', { id: issueId })).data).toEqual({ published: 0 });
});

test('a paper that is scheduled keeps its minute when its issue is published', async () => {
  const [now, later] = [`10.5555/now.${number}`, `10.5555/later.${number}`];
  await store(article(now, { status: 'draft' }));
  const [paper] = await store(article(later, { status: 'draft' }));
  const { data } = await portal.get(host, `/console/document?kind=article&id=${paper?.id}`, editor.headers);
  const document = { ...data.document, title: { en: 'Later' }, publishedOn: '2026-01-02' };
  const wanted = { kind: 'article', id: paper?.id, state: data.state, document };
  const at = { as: 'scheduled', at: '2090-05-06T09:30' };
  const saved = await portal.post(host, '/console/document/save', { ...wanted, ...at }, editor.headers);
  expect(saved.data.outcome).toBe('stored');
  const [{ id: issueId } = { id: '' }] = await rows('select id from item where source_key = $1', issue.key);
  expect(await state(issueId)).toMatchObject({ waiting: 1, scheduled: 1 });
  expect((await act('publishIssue', { id: issueId })).data).toEqual({ published: 1 });
  expect([await statuses(now), await statuses(later)]).toEqual([
    ['published', 'published'],
    ['draft', 'draft'],
  ]);
  expect(await rows('select from scheduled_document where document_id = $1', paper?.id)).toHaveLength(1);
  // What could not be published at its minute waits for an editor, and this is one.
  await rows("select set_config('app.writes', '1', false)");
  await rows("update scheduled_document set problem = 'doiTaken' where document_id = $1", paper?.id);
  expect((await act('publishIssue', { id: issueId })).data).toEqual({ published: 1 });
});

test('a thing of another site is not found', async () => {
  const other = String((2n << 40n) | 5n);
  expect((await act('bringBack', { id: other })).http).toBe(404);
});
