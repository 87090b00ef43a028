import { describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { sampleDetails, useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';
import { storeUpload } from '../../../../../tests/support/uploads.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const journals = 'biology.localhost';
let ada: SampleMember;
let bo: SampleMember;
let editor: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  const columns = (email: string) => ({ email, real_name: email.split('@')[0] });
  ada = await storeMember(app, { userName: 'ada', columns: columns('ada@example.org') });
  bo = await storeMember(app, { userName: 'bo', columns: columns('bo@example.org') });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.owner.query("update account set email = 'editor@example.org' where account_id = $1", [editor.id]);
  await storeRows(app, 2, 'item', [
    { id: idOf(2, 3), kind: 'journal', status: 'draft', titles: { en: 'Secret journal' } },
    { id: idOf(2, 4), kind: 'article', status: 'published', titles: { en: 'Secret article' } },
  ]);
  for (const number of [1, 2])
    await storeRows(app, 2, 'item', [
      { id: idOf(2, number), kind: 'journal', status: 'published', titles: { en: `Journal ${number}` } },
    ]);
  await app.app.submitting.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

describe('a draft', () => {
  test('is seen by nobody but whoever began it', async () => {
    const id = await author.prepare(ada);
    expect((await author.read(ada, id)).state).toBe('draft');
    expect((await portal.get(host, `/front/submission/detail?id=${id}`, bo.headers)).http).toBe(404);
    expect((await portal.get(host, `/console/submission?id=${id}`, editor.headers)).http).toBe(404);
    const queue = (await portal.get(host, '/console/submissions', editor.headers)).data.content;
    expect(queue.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await author.post(ada, 'discard', { id })).http).toBe(200);
    expect(await author.read(ada, id)).toBeUndefined();
  });

  test('is not overwritten by a window that saw an older state', async () => {
    const id = await author.prepare(ada);
    const { revision } = await author.read(ada, id);
    const wanted = { id, revision, journalId: null };
    const first = { ...wanted, details: sampleDetails({ titles: { en: 'First window' } }) };
    const second = { ...wanted, details: sampleDetails({ titles: { en: 'Second window' } }) };
    expect((await author.post(ada, 'save', first)).http).toBe(200);
    expect((await author.post(ada, 'save', second)).http).toBe(409);
    expect((await author.read(ada, id)).titles.en).toBe('First window');
  });

  test('says what is missing, and is not sent before it is there', async () => {
    const { id } = (await author.post(ada, 'begin', { kind: 'manuscript' })).data;
    const fields = (await author.read(ada, id)).problems.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['file', 'titles', 'authors', 'abstracts', 'keywords', 'declarations', 'declarations']);
    expect((await author.send(ada, id)).http).toBe(422);
    expect((await author.read(ada, id)).state).toBe('draft');
  });

  test('is not sent while something that was read out of its file is unlooked at', async () => {
    const id = await author.prepare(ada, { details: { looked: [] } });
    await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    const guess = JSON.stringify({ titles: { en: 'Read' } });
    await portal.owner.query('update submission set guess = $1 where submission_id = $2', [guess, id]);
    expect((await author.read(ada, id)).problems).toEqual([{ field: 'titles', problem: 'unlooked' }]);
    expect((await author.send(ada, id)).http).toBe(422);
    await author.save(ada, id);
    expect((await author.send(ada, id)).http).toBe(200);
  });

  test('asks for a journal where a site has several', async () => {
    const there = useAuthoring(portal, { host: journals, site: 2 });
    const without = await there.prepare(ada);
    expect((await there.send(ada, without)).http).toBe(422);
    const id = await there.sent(ada, { journalId: idOf(2, 2) });
    expect((await there.read(ada, id)).journal).toMatchObject({ id: idOf(2, 2), titles: { en: 'Journal 2' } });
    const foreign = await there.post(ada, 'begin', { kind: 'manuscript', journalId: idOf(1, 1) });
    expect(foreign.http).toBe(400);
  });

  test.each([
    ['a journal that is not published', idOf(2, 3)],
    ['another kind of thing', idOf(2, 4)],
    ['nothing at all', idOf(2, 999)],
    ['a journal of another site', idOf(1, 1)],
  ])('is never for %s, and tells nothing of it', async (_, journalId) => {
    const there = useAuthoring(portal, { host: journals, site: 2 });
    const refused = { http: 400, status: 400, message: 'The field journalId is not valid.' };
    expect(await there.post(ada, 'begin', { kind: 'manuscript', journalId })).toMatchObject(refused);
    const { id } = (await there.post(ada, 'begin', { kind: 'manuscript' })).data;
    const { revision } = await there.read(ada, id);
    const wanted = { id, revision, details: sampleDetails(), journalId };
    expect(await there.post(ada, 'save', wanted)).toMatchObject(refused);
    expect(JSON.stringify(await there.read(ada, id))).not.toContain('Secret');
    await there.post(ada, 'discard', { id });
  });

  test('takes no upload of somebody else, and none twice', async () => {
    const { id } = (await author.post(ada, 'begin', { kind: 'manuscript' })).data;
    const file = { role: 'manuscript', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('x') } as const;
    const foreign = await storeUpload(portal, { ...file, site: 1, account: bo.id });
    expect((await author.post(ada, 'addFile', { id, upload: foreign, role: 'manuscript' })).http).toBe(404);
    const own = await storeUpload(portal, { ...file, site: 1, account: ada.id });
    expect((await author.post(ada, 'addFile', { id, upload: own, role: 'manuscript' })).http).toBe(200);
    expect((await author.post(ada, 'addFile', { id, upload: own, role: 'manuscript' })).http).toBe(404);
  });
});

describe('what was sent', () => {
  test('has a number, and its author and the console get a mail each', async () => {
    const id = await author.sent(ada);
    const seen = await author.read(ada, id);
    expect(seen).toMatchObject({ state: 'received', round: 1, isOwn: true, steps: ['withdraw'] });
    expect(seen.number).toMatch(/^\d{4}-\d{4}$/);
    await vi.waitFor(
      () => {
        for (const to of ['ada@example.org', 'editor@example.org'])
          expect(mailbox.mailsTo(to).some(({ text }) => text.includes(id))).toBe(true);
      },
      { timeout: 15_000, interval: 100 },
    );
  });

  test('two that are sent at the same time have two numbers', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map(() => author.prepare(ada)));
    const numbers = await Promise.all(drafts.map(async (id) => (await author.send(ada, id)).data.number));
    expect(new Set(numbers).size).toBe(4);
  });

  test('is no longer changed by its author, except for late captions', async () => {
    const id = await author.sent(ada, { kind: 'video' });
    expect((await author.save(ada, id)).http).toBe(409);
    expect((await author.addFile(ada, id, 'video')).http).toBe(409);
    const captions = { role: 'captions', name: 'en.vtt', type: 'text/vtt', content: Buffer.from('WEBVTT') } as const;
    const upload = await storeUpload(portal, { ...captions, site: 1, account: ada.id });
    expect((await author.post(ada, 'addFile', { id, upload, role: 'captions', language: 'en' })).http).toBe(200);
    expect((await author.read(ada, id)).files).toMatchObject([{ role: 'video' }, { role: 'captions', language: 'en' }]);
  });

  test('is seen by a co-author, who can do nothing about it and does not read the letter to the editors', async () => {
    const id = await author.sent(ada);
    const seen = await author.read(bo, id);
    expect(seen).toMatchObject({ state: 'received', isOwn: false, steps: [], problems: [] });
    expect(JSON.stringify(seen)).not.toContain('letter to the editors');
    expect((await author.post(bo, 'withdraw', { id })).http).toBe(404);
    expect((await author.post(bo, 'message', { id, text: 'Hello' })).http).toBe(404);
    const mine = (await portal.get(host, '/front/submission/mine', bo.headers)).data.content;
    expect(mine.find((one: { id: string }) => one.id === id)).toMatchObject({ isOwn: false });
  });

  test('goes back and forth: a revision is sent as a new round, and the files of both are kept', async () => {
    const id = await author.sent(ada);
    await editorial.decide(editor, id, 'ask-revision', 'Please say more about the crystals.');
    const read = await author.read(ada, id);
    expect(read).toMatchObject({ state: 'revision', steps: ['send-again', 'withdraw'] });
    expect(read.events.at(-1)).toMatchObject({
      what: 'revision-asked',
      text: 'Please say more about the crystals.',
      by: '',
    });
    expect((await author.send(ada, id)).http).toBe(422);
    await author.addFile(ada, id, 'manuscript', Buffer.from('%PDF-1.4 second sample'));
    expect((await editorial.read(editor, id)).files).toHaveLength(1);
    expect((await author.send(ada, id)).http).toBe(200);
    const again = await editorial.read(editor, id);
    expect(again).toMatchObject({ state: 'received', round: 2 });
    expect(again.files.map(({ round }: { round: number }) => round)).toEqual([1, 2]);
  });

  test('is withdrawn, and is then closed for everyone', async () => {
    const id = await author.sent(ada);
    expect((await author.post(ada, 'withdraw', { id, reason: 'A mistake in the data.' })).http).toBe(200);
    expect((await author.read(ada, id)).state).toBe('withdrawn');
    expect((await author.post(ada, 'withdraw', { id })).http).toBe(409);
    expect((await author.post(ada, 'message', { id, text: 'Hello' })).http).toBe(409);
    expect((await editorial.decide(editor, id, 'accept')).http).toBe(409);
  });

  test('carries messages and files both ways, and each side can read them', async () => {
    const id = await author.sent(ada);
    const letter = { role: 'letter', name: 'note.txt', type: 'text/plain', site: 1 } as const;
    const mine = await storeUpload(portal, { ...letter, account: ada.id, content: Buffer.from('from the author') });
    await author.post(ada, 'message', { id, text: 'Is there any news?', uploads: [mine] });
    const theirs = await storeUpload(portal, {
      ...letter,
      account: editor.id,
      content: Buffer.from('from the console'),
    });
    await editorial.post(editor, 'message', { id, text: 'Soon.', uploads: [theirs] });
    const seen = await author.read(ada, id);
    expect(seen.events.slice(-2)).toMatchObject([{ text: 'Is there any news?' }, { text: 'Soon.', by: '' }]);
    const letters = seen.files.filter(({ role }: { role: string }) => role === 'letter');
    const bodies = [];
    for (const { id: file } of letters) bodies.push(await contentOf(`/front/submission/file?id=${id}&file=${file}`));
    expect(bodies).toEqual(['from the author', 'from the console']);
  });
});

/** What a member saves when they follow the address of a file. */
async function contentOf(path: string, who = ada): Promise<string> {
  const ask = (url: string) => portal.server.inject({ method: 'GET', url, headers: { host, ...who.headers } });
  const answer = await ask(`/rc-pub${path}`);
  expect(String(answer.headers['content-disposition'] ?? 'attachment')).toContain('attachment');
  return answer.statusCode === 302 ? (await fetch(String(answer.headers.location))).text() : answer.payload;
}
