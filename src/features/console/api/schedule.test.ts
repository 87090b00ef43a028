import { beforeAll, describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';

const host = 'optics.localhost';
let editor: SampleMember;
let moderator: SampleMember;
let stranger: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { time_zone: 'Asia/Shanghai' } });
  await storeSite(app, { id: 2, sld: 'biology' });
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  moderator = await storeConsoleUser(app, { userName: 'moderator', role: 'moderator', site: 1 });
  stranger = await storeConsoleUser(app, { userName: 'stranger', role: 'editor', site: 2 });
});

const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const save = (wanted: object, who = editor, at = host) =>
  portal.post(at, '/console/document/save', { id: 'new', state: '', kind: 'news', ...wanted }, who.headers);
const unschedule = (id: string, who = editor) =>
  portal.post(host, '/console/document/unschedule', { kind: 'news', id }, who.headers);
const opened = async (id: string) =>
  (await portal.get(host, `/console/document?kind=news&id=${id}`, editor.headers)).data;
const piece = (title: string, more: object = {}) => ({
  title: { en: title },
  type: 'announcement',
  publishedOn: '2026-01-01',
  ...more,
});
const stored = (title: string) => rows(`select id, status from item where site_id = 1 and titles ->> 'en' = $1`, title);
const comes = (id: string) =>
  rows(`update scheduled_document set publish_at = now() - interval '1 second' where document_id = $1`, id);
const due = () => portal.app.editorial.moments.now();

describe('what is scheduled', () => {
  test('is nowhere before its minute by the clock of the site, and published at it', async () => {
    const { data } = await save({ as: 'scheduled', at: '2090-05-06T09:30', document: piece('At half past nine') });
    expect(data).toMatchObject({ outcome: 'stored', id: expect.stringMatching(/^new-/) });
    expect((await opened(data.id)).schedule).toEqual({ at: '2090-05-06T01:30:00Z', problem: null, isOlder: false });
    const list = await portal.get(host, '/console/documents?kind=news', editor.headers);
    expect(list.data.content[0]).toMatchObject({ id: data.id, isShown: false, scheduledAt: '2090-05-06T01:30:00Z' });
    expect(await due()).toBe(0);
    expect(await stored('At half past nine')).toEqual([]);

    await comes(data.id);
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    const [found] = await stored('At half past nine');
    expect(found).toMatchObject({ status: 'published' });
    expect((await portal.get(host, `/front/front-news/${found.id}`)).data.titles.en).toBe('At half past nine');
    expect(await rows('select from scheduled_document')).toEqual([]);
    expect(await rows('select from due_moment')).toEqual([]);
    expect(await rows('select from console_draft where site_id = 1')).toEqual([]);
    const marks = await rows(`select from dirty_mark where item_id = $1 and sink = 'index'`, found.id);
    expect(marks).toHaveLength(1);
  });

  test('is what was scheduled; what someone prepared after it stays a draft of it', async () => {
    const { data } = await save({ as: 'scheduled', at: '2090-05-06T09:30', document: piece('As scheduled') });
    const later = { id: data.id, state: data.state, as: 'draft', document: piece('Half of a sen') };
    expect((await save(later)).data.outcome).toBe('stored');
    expect((await opened(data.id)).schedule.isOlder).toBe(true);
    await comes(data.id);
    expect(await due()).toBe(1);
    const [found] = await stored('As scheduled');
    expect(await stored('Half of a sen')).toEqual([]);
    expect(await opened(found.id)).toMatchObject({ isDraft: true, document: { title: { en: 'Half of a sen' } } });
  });

  test('is a draft again once the schedule is cancelled, by those who may edit it at this site', async () => {
    const { data } = await save({ as: 'scheduled', at: '2090-05-06T09:30', document: piece('Called off') });
    expect((await unschedule(data.id, moderator)).http).toBe(403);
    expect((await unschedule(data.id, stranger)).http).toBe(403);
    expect((await unschedule(data.id)).data).toEqual({ removed: true });
    expect(await opened(data.id)).toMatchObject({ isDraft: true, schedule: null });
    expect(await rows('select from due_moment')).toEqual([]);
  });

  test('is refused for a moment that has gone by, and for what is not complete', async () => {
    const gone = await save({ as: 'scheduled', at: '2020-01-01T00:00', document: piece('Too late') });
    expect(gone.data).toMatchObject({ outcome: 'refused', problems: [{ path: 'publishAt' }] });
    const incomplete = await save({ as: 'scheduled', at: '2090-01-01T00:00', document: { title: { en: 'No date' } } });
    expect(incomplete.data.outcome).toBe('refused');
    expect((await save({ as: 'scheduled', at: '2090-02-31T00:00', document: piece('No such day') })).http).toBe(400);
  });

  test('that can not be published at its minute waits and says why, and holds up nothing else', async () => {
    const paper = (title: string) => ({
      ...piece(title),
      type: 'research-article',
      publicationType: '0',
      accessType: '0',
      doi: '10.5555/twice',
    });
    const wanted = { kind: 'article', as: 'scheduled', at: '2090-05-06T09:30', document: paper('The second one') };
    const { data } = await save(wanted);
    expect((await save({ kind: 'article', as: 'published', document: paper('The first one') })).data.outcome).toBe(
      'stored',
    );
    await comes(data.id);
    await due();
    expect(await stored('The second one')).toEqual([]);
    const answer = await portal.get(host, `/console/document?kind=article&id=${data.id}`, editor.headers);
    expect(answer.data.schedule.problem).toEqual(expect.any(String));
    expect(await rows('select from due_moment')).toEqual([]);
  });
});

describe('what is withdrawn before its minute', () => {
  const withdraw = (id: string, name: string) =>
    portal.post(host, '/console/item/withdraw', { id, name, reasons: { en: 'An error' } }, editor.headers);
  const publishedThenScheduled = async (title: string) => {
    const first = (await save({ as: 'published', document: piece(title) })).data;
    const document = piece(title, { publishedOn: '2026-01-02' });
    const wanted = { id: first.id, state: first.state, as: 'scheduled', at: '2090-05-06T09:30', document };
    expect((await save(wanted)).data.outcome).toBe('stored');
    return first.id as string;
  };

  test('does not come back at it', async () => {
    const id = await publishedThenScheduled('Taken back');
    expect((await withdraw(id, 'Taken back')).http).toBe(200);
    await comes(id);
    await due();
    expect(await stored('Taken back')).toMatchObject([{ status: 'withdrawn' }]);
    const { document, state, schedule } = await opened(id);
    expect(schedule.problem).toBe('This item has been withdrawn.');
    const again = await save({ id, state, document, as: 'scheduled', at: '2090-05-06T09:30' });
    expect(again.data).toMatchObject({ outcome: 'refused', problems: [{ path: 'publishAt' }] });
  });

  test('nor does what somebody undid the publication of', async () => {
    const id = await publishedThenScheduled('Undone');
    const [{ number }] = await rows(
      `select number from console_change where site_id = 1 and document_id = $1 and action = 'publish'`,
      id,
    );
    const wanted = { number: Number(number), to: 'before' };
    const undone = await portal.post(host, '/console/document/restore', wanted, editor.headers);
    expect(undone.http).toBe(200);
    await comes(id);
    await due();
    expect(await stored('Undone')).toMatchObject([{ status: 'withdrawn' }]);
  });
});

test('a date of publication that is still to come asks before readers see anything', async () => {
  const document = piece('Next century', { publishedOn: '2090-01-05' });
  expect((await save({ as: 'published', document })).data).toEqual({ outcome: 'ahead', on: '2090-01-05' });
  expect(await stored('Next century')).toEqual([]);
  const { data } = await save({ as: 'published', now: true, document });
  expect(data.outcome).toBe('stored');
  expect(await stored('Next century')).toMatchObject([{ status: 'published' }]);
  // Whoever was asked once is not asked again about the same date.
  const again = {
    id: data.id,
    state: data.state,
    as: 'published',
    document: { ...document, title: { en: 'Later on' } },
  };
  expect((await save(again)).data.outcome).toBe('stored');
});

describe('an embargo', () => {
  let id: string;
  beforeAll(async () => {
    const document = {
      ...piece('Closed for now'),
      type: 'research-article',
      publicationType: '0',
      accessType: '0',
      embargoUntil: '2090-05-06T09:30',
    };
    const saved = await save({ kind: 'article', as: 'published', document });
    expect(saved.data.outcome).toBe('stored');
    id = saved.data.id;
    const pdf = await storeFile(portal, 1, Buffer.from('%PDF-1.7'), 'application/pdf');
    const body = await storeFile(portal, 1, Buffer.from('<p>The whole text.</p>'), 'text/html');
    await storeRows(portal, 1, 'item_file', [{ item_id: id, position: 1, role: 'pdf', sha256: pdf, name: 'a.pdf' }]);
    await rows('update article set body = $2 where site_id = 1 and id = $1', id, body);
  });
  const article = async (headers = {}) => (await portal.get(host, `/front/front-article/${id}`, headers)).data;
  const download = () => portal.get(host, `/front/files/download?id=${id}-1`);

  test('shows what is said of a work and closes text and files to everyone, until its minute', async () => {
    for (const headers of [{}, editor.headers]) {
      const { titles, reading, downloading } = await article({ ...headers, language: 'en' });
      expect(titles.en).toBe('Closed for now');
      expect(reading).toMatchObject({ extent: 'trial', body: null, opensAt: '2090-05-06T01:30:00Z' });
      expect(reading.message).toContain('6 May 2090');
      expect(reading.message).toContain('09:30');
      expect(downloading.allowed).toBe(false);
    }
    expect((await download()).http).toBe(403);
    expect(await due()).toBe(0);
  });

  test('ends by the worker, with a mark for index and edge', async () => {
    await rows(`update item set embargo_until = now() - interval '1 second' where site_id = 1 and id = $1`, id);
    expect((await article()).reading.extent).toBe('trial');
    await rows('delete from dirty_mark where item_id = $1', id);
    expect(await due()).toBe(1);
    expect((await article()).reading).toMatchObject({ extent: 'full' });
    expect(await rows(`select from dirty_mark where item_id = $1 and sink = 'index'`, id)).toHaveLength(1);
    expect(await rows('select from due_moment')).toEqual([]);
  });
});
