import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { eicar } from '../../../../../tests/support/eicar.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const soon = { timeout: 20_000, interval: 100 };
let ada: SampleMember;
let editor: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.owner.query(`update account set email = 'editor@example.org' where account_id = $1`, [editor.id]);
  await app.app.submitting.startWorking();
});
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

const scoped = async (text: string, values: readonly unknown[]) => {
  await portal.owner.query(`select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)`);
  return portal.owner.query(text, [...values]);
};

async function invite(id: string, email: string, name = 'Cy Sample') {
  const wanted = { id, name, email, language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  const { rows } = await scoped(
    `select data ->> 'path' as path from submission_mail where what = 'opinion-asked' and data ->> 'path' like $1`,
    [`%${review}.%`],
  );
  return { review, code: new URL(rows[0].path, `https://${host}`).searchParams.get('code') ?? '' };
}

const give = (code: string, more: object = {}) =>
  portal.post(host, '/front/review/give', { code, advice: 'minor', toAuthor: 'a', toEditor: 'b', ...more });
const list = async (query = '', who = editor, at = host) => {
  const answer = await portal.get(at, `/console/reviewers?${query}`, who.headers);
  expect(answer.http).toBe(200);
  return answer.data.content;
};
const reviewOf = async (id: string, review: string) =>
  (await editorial.read(editor, id)).reviews.find((one: { id: string }) => one.id === review);

test('a reviewer is one record, however their address is written: counts, days, load, fields', async () => {
  const [one, other, third] = [await authoring.sent(ada), await authoring.sent(ada), await authoring.sent(ada)];
  const first = await invite(one, 'cy@example.com');
  await scoped(`update submission_opinion set asked_at = now() - interval '4 days' where opinion_id = $1`, [
    first.review,
  ]);
  await give(first.code);
  const second = await invite(other, 'CY@example.com', 'Cy B. Sample');
  await portal.post(host, '/front/review/answer', { code: second.code, agrees: false });
  await invite(third, 'cy@example.com', 'Cy C. Sample');
  await invite(third, 'dee@example.com', 'Dee Sample');
  expect(await list('text=cy@')).toEqual([
    {
      name: 'Cy C. Sample',
      email: 'cy@example.com',
      language: 'en',
      fields: ['crystals', 'light', '光'],
      invited: 3,
      accepted: 1,
      declined: 1,
      given: 1,
      medianDays: 4,
      load: 1,
      late: 0,
      lastInvitedAt: expect.any(String),
    },
  ]);
  const names = async (query: string) => (await list(query)).map(({ name }: { name: string }) => name);
  expect(await names('order=name')).toEqual(['Cy C. Sample', 'Dee Sample']);
  expect(await names('order=invited')).toEqual(['Dee Sample', 'Cy C. Sample']);
  expect(await names('order=days&text=crystals')).toEqual(['Cy C. Sample', 'Dee Sample']);
  expect(await names('free=yes')).toEqual([]);
  await editorial.decide(editor, third, 'decline');
  expect(await names('free=yes&order=name')).toEqual(['Cy C. Sample', 'Dee Sample']);
});

test('an editor learns nothing here about who reviews their own work, nor about another site', async () => {
  const details = (email: string) => ({
    authors: [{ name: { en: 'X' }, email, orcid: '', affiliation: {}, isCorresponding: true }],
  });
  const id = await authoring.sent(ada, { details: details('author-editor@example.org') });
  await invite(id, 'secret@example.com', 'Secret Sample');
  const author = await storeConsoleUser(portal, { userName: 'author-editor', role: 'editor', site: 1 });
  await portal.owner.query(`update account set email = 'author-editor@example.org' where account_id = $1`, [author.id]);
  expect(await list('text=secret')).toHaveLength(1);
  expect(await list('text=secret', author)).toEqual([]);
  const there = await storeConsoleUser(portal, { userName: 'editor-there', role: 'editor', site: 2 });
  expect(await list('', there, 'biology.localhost')).toEqual([]);
});

test('a reviewer asks for more time, the editor is told and grants it, and the reviewer is told', async () => {
  const id = await authoring.sent(ada);
  await editorial.post(editor, 'assign', { id, account: editor.id });
  const { review, code } = await invite(id, 'late@example.com');
  const ask = (until: string) => portal.post(host, '/front/review/askForTime', { code, until, reason: 'A journey.' });
  expect((await ask('2098-01-01')).http).toBe(400);
  expect((await ask('2099-02-01')).http).toBe(200);
  expect((await portal.get(host, `/front/review/detail?code=${code}`)).data.requestedUntil).toBe('2099-02-01');
  await vi.waitFor(
    () =>
      expect(mailbox.mailsTo('editor@example.org').map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/asks for time until 2099-02-01[\s\S]*\/console\/submissions\//),
      ),
    soon,
  );
  await scoped('update submission_opinion set reminded_at = now(), warned_at = now() where opinion_id = $1', [review]);
  expect((await editorial.post(editor, 'extendReview', { id, review, dueOn: '2099-02-01' })).http).toBe(200);
  expect(await reviewOf(id, review)).toMatchObject({ dueOn: '2099-02-01', requestedUntil: null });
  const { rows } = await scoped('select reminded_at, warned_at from submission_opinion where opinion_id = $1', [
    review,
  ]);
  expect(rows).toEqual([{ reminded_at: null, warned_at: null }]);
  await vi.waitFor(
    () =>
      expect(mailbox.mailsTo('late@example.com').map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('now due on 2099-02-01'),
      ),
    soon,
  );
  await give(code);
  expect((await editorial.post(editor, 'extendReview', { id, review, dueOn: '2099-03-01' })).http).toBe(409);
  expect((await ask('2099-04-01')).http).toBe(410);
});

test('a day that has passed is refused, whoever names it', async () => {
  const passed = { http: 400, message: 'That day has passed. Choose today or a later day.' };
  const id = await authoring.sent(ada);
  const invitation = { id, name: 'Cy Sample', email: 'cy@example.com', language: 'en', dueOn: '2026-01-01' };
  expect(await editorial.post(editor, 'requestReview', invitation)).toMatchObject(passed);
  const { review, code } = await invite(id, 'passed@example.com');
  expect(await editorial.post(editor, 'extendReview', { id, review, dueOn: '2026-01-01' })).toMatchObject(passed);
  expect(await reviewOf(id, review)).toMatchObject({ dueOn: '2099-01-01' });
  // Late already, and asked for a day that is over as well.
  const { rows } = await scoped(
    `update submission_opinion set due_on = current_date - 9 where opinion_id = $1
      returning to_char(current_date - 3, 'YYYY-MM-DD') as over, to_char(current_date + 1, 'YYYY-MM-DD') as tomorrow`,
    [review],
  );
  const [{ over, tomorrow }] = rows;
  const ask = (until: string) => portal.post(host, '/front/review/askForTime', { code, until, reason: '' });
  expect(await ask(over)).toMatchObject({ http: 400 });
  expect((await reviewOf(id, review)).requestedUntil).toBeNull();
  expect((await ask(tomorrow)).http).toBe(200);
  expect((await editorial.post(editor, 'extendReview', { id, review, dueOn: tomorrow })).http).toBe(200);
});

test('a review comes with a statement of interests and one file, which its author never gets', async () => {
  const id = await authoring.sent(ada);
  const { review, code } = await invite(id, 'thorough@example.com');
  const attach = async (name: string, bytes: Buffer | string) =>
    (
      await portal.server.inject({
        method: 'POST',
        url: `/rc-pub/front/review/attach?${new URLSearchParams({ code, name })}`,
        headers: {
          host,
          origin: `https://${host}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
        },
        payload: bytes,
      })
    ).statusCode;
  expect(await attach('run.exe', Buffer.from('MZ\x90\0'))).toBe(400);
  expect(await attach('virus.txt', eicar())).toBe(400);
  expect(await attach('first.txt', 'A first note.')).toBe(200);
  expect(await attach('second.txt', 'A second note.')).toBe(200);
  expect((await portal.get(host, `/front/review/detail?code=${code}`)).data.attachment).toBe('second.txt');
  await give(code, { interests: 'We shared an office.' });
  expect(await reviewOf(id, review)).toMatchObject({ interests: 'We shared an office.' });
  const { events, files } = await editorial.read(editor, id);
  const sent = events.find((event: { what: string }) => event.what === 'opinion-attached');
  expect(files.filter((file: { event: string }) => file.event === sent.id)).toMatchObject([{ name: 'second.txt' }]);
  expect(files.filter((file: { name: string }) => file.name === 'first.txt')).toEqual([]);
  const seen = await authoring.read(ada, id);
  expect(JSON.stringify([seen.files, seen.events])).not.toMatch(/second\.txt|opinion|office/);
  expect(await attach('late.txt', 'Too late.')).toBe(410);
});
