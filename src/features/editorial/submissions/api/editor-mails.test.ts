import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const soon = { timeout: 20_000, interval: 100 };
let ada: SampleMember;
let editor: SampleMember;
let second: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  const consoleUser = async (userName: string, site = 1, role: 'editor' | 'owner' | 'operator' = 'editor') => {
    const stored = await storeConsoleUser(app, { userName, role, site });
    await app.owner.query('update account set email = $2 where account_id = $1', [
      ...[stored.id, `${userName}@example.org`],
    ]);
    return stored;
  };
  editor = await consoleUser('editor-one');
  second = await consoleUser('editor-two');
  await storeSite(app, { id: 2, sld: 'family' });
  await consoleUser('editor-there', 2);
  await consoleUser('owner-there', 2, 'owner');
  await storeSite(app, { id: 3, sld: 'empty' });
  await consoleUser('operator', 3, 'operator');
  await app.app.submitting.startWorking();
});
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

const scoped = async (text: string, values: readonly unknown[]) => {
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  return portal.owner.query(text, [...values]);
};
const mailsAbout = (receiver: string, id: string) =>
  mailbox.mailsTo(receiver).filter(({ text }) => text.includes(`/console/submissions/${id}`));

async function requestedReview(email: string, name = 'Reviewer Sample') {
  const id = await authoring.sent(ada);
  await editorial.post(editor, 'assign', { id, account: editor.id });
  const wanted = { id, name, email, language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  const { rows } = await scoped(
    `select data ->> 'path' as path from submission_mail where what = 'opinion-asked' and submission_id = $1`,
    [id],
  );
  return { id, review, code: new URL(rows[0].path, `https://${host}`).searchParams.get('code') ?? '' };
}

test('the handling editor hears of a review that is given and of one that is declined, and nobody else does', async () => {
  const given = await requestedReview('given@example.org');
  await portal.post(host, '/front/review/give', { code: given.code, advice: 'minor', toAuthor: 'a', toEditor: 'b' });
  const declined = await requestedReview('declined@example.org');
  await portal.post(host, '/front/review/answer', { code: declined.code, agrees: false });
  const subjects = (id: string) =>
    mailsAbout('editor-one@example.org', id)
      .map(({ subject }) => subject)
      .join();
  await vi.waitFor(() => {
    expect(subjects(given.id)).toContain('a review has arrived');
    expect(subjects(declined.id)).toContain('a reviewer has declined');
  }, soon);
  for (const { id } of [given, declined])
    expect(
      mailsAbout('editor-two@example.org', id)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('Reviewer Sample');
});

test('when the assigned editor is no editor any more, the others are told', async () => {
  const { id, code } = await requestedReview('orphan@example.org');
  await scoped('delete from console_role where account_id = $1', [editor.id]);
  // Both editors heard of it when it came in.
  await vi.waitFor(() => expect(mailsAbout('editor-two@example.org', id)).toHaveLength(1), soon);
  await authoring.post(ada, 'message', { id, text: 'Is anybody there?' });
  await portal.post(host, '/front/review/give', { code, advice: 'minor', toAuthor: 'a', toEditor: 'b' });
  await vi.waitFor(() => expect(mailsAbout('editor-two@example.org', id)).toHaveLength(3), soon);
  await scoped(`insert into console_role (site_id, account_id, role) values (1, $1, 'editor')`, [editor.id]);
});

test('reviewers are reminded once before and once after a review is due, however often it is looked at', async () => {
  const { reminders } = portal.app.submitting;
  const { id, review } = await requestedReview('due@example.org');
  const due = (days: number) =>
    scoped(
      `update submission_opinion set due_on = current_date + $2::int, asked_at = now() - interval '20 days'
        where opinion_id = $1`,
      [review, days],
    );
  const subjects = () =>
    mailbox
      .mailsTo('due@example.org')
      .map(({ subject }) => subject)
      .join();
  expect(await reminders.now()).toBe(0);
  await due(2);
  expect([await reminders.now(), await reminders.now()]).toEqual([1, 0]);
  await vi.waitFor(() => expect(subjects()).toContain('your review is due on'), soon);
  await due(-2);
  expect(await Promise.all([reminders.now(), reminders.now()])).toEqual(expect.arrayContaining([1, 0]));
  await vi.waitFor(() => expect(subjects()).toContain('your review was due on'), soon);
  expect(mailbox.mailsTo('due@example.org')).toHaveLength(3);
  expect(mailbox.mailsTo('due@example.org')[0]?.text).toContain('/opinion?code=');
  await scoped('update submission_opinion set warned_at = null where opinion_id = $1', [review]);
  await editorial.decide(second, id, 'decline');
  expect(await reminders.now()).toBe(0);
});

test('where everybody who may deal with it is an author, the owner hears that nobody can', async () => {
  const there = useAuthoring(portal, { host: 'family.localhost', site: 2 });
  const authors = ['owner-there', 'editor-there'].map((name) => ({
    name: { en: name },
    email: `${name}@example.org`,
    orcid: '',
    affiliation: {},
    isCorresponding: true,
  }));
  const id = await there.sent(ada, { details: { authors } });
  await vi.waitFor(() => expect(mailsAbout('owner-there@example.org', id)).toHaveLength(1), soon);
  expect(mailsAbout('owner-there@example.org', id)[0]?.subject).toContain('nobody can deal with this submission');
  expect(mailsAbout('editor-there@example.org', id)).toEqual([]);
});

test('a site without people of its own has its mails go to the operators', async () => {
  const id = await useAuthoring(portal, { host: 'empty.localhost', site: 3 }).sent(ada);
  await vi.waitFor(() => expect(mailsAbout('operator@example.org', id)).toHaveLength(1), soon);
  expect(mailsAbout('operator@example.org', id)[0]?.subject).toContain('something new in the editorial office');
});
