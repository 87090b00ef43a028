import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const elsewhere = 'biology.localhost';
let ada: SampleMember;
let cy: SampleMember;
let editor: SampleMember;
let stranger: SampleMember;

const { portal } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeSite(app, { id: 3, sld: 'physics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  cy = await storeMember(app, { userName: 'cy', columns: { email: 'Cy@example.org' } });
  stranger = await storeMember(app, { userName: 'stranger', columns: { email: 'stranger@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.owner.query(`update account set email = 'editor@example.org' where account_id = $1`, [editor.id]);
  await app.app.submitting.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

/** As they are requested at a third site, where nobody has a part. */
const tasksOf = async (who: SampleMember, at = 'physics.localhost') =>
  (await portal.get(at, '/front/submission/tasks', who.headers)).data;
const kinds = async (who: SampleMember) =>
  (await tasksOf(who)).tasks.map(({ kind, id }: { kind: string; id: string }) => [kind, id]);

test('what waits for someone is one list, at whichever site it is asked for', async () => {
  expect(await tasksOf(stranger)).toEqual({ isPart: false, tasks: [] });
  const draft = await author.prepare(ada);
  expect(await kinds(ada)).toEqual([['finish', draft]]);
  const id = await author.sent(ada);
  expect(await kinds(editor)).toEqual([['assign', id]]);
  const wanted = { id, name: 'Cy Sample', email: 'cy@example.org', language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  expect(await kinds(editor)).toEqual([['await', id]]);
  const { tasks } = await tasksOf(cy);
  expect(tasks).toMatchObject([{ kind: 'review', id: review, dueOn: '2099-01-01', isLate: false }]);
  const { pathname, searchParams, hostname } = new URL(tasks[0].url);
  expect([hostname, pathname]).toEqual([host, '/opinion']);
  const code = searchParams.get('code');
  expect(
    (await portal.post(host, '/front/review/give', { code, advice: 'minor', toAuthor: 'a', toEditor: 'b' })).http,
  ).toBe(200);
  expect(await kinds(cy)).toEqual([]);
  expect(await kinds(editor)).toEqual([['decide', id]]);
  await editorial.decide(editor, id, 'ask-revision', 'Please revise.');
  expect(await kinds(editor)).toEqual([]);
  expect(await kinds(ada)).toEqual([
    ['revise', id],
    ['finish', draft],
  ]);
});

test('a review that is late comes first, and nobody else sees it', async () => {
  const id = await author.sent(ada);
  const wanted = { id, name: 'Cy Sample', email: 'cy@example.org', language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query("update submission_opinion set due_on = '2020-01-01' where opinion_id = $1", [review]);
  expect((await tasksOf(cy)).tasks).toMatchObject([{ kind: 'review', id: review, isLate: true }]);
  expect((await tasksOf(editor)).tasks[0]).toMatchObject({ kind: 'await', id, isLate: true });
  expect(await kinds(stranger)).toEqual([]);
  expect((await portal.get(elsewhere, '/front/submission/tasks', {})).http).toBe(401);
});

test('an editor who wrote a paper is not told what happens to it', async () => {
  const id = await author.sent(editor);
  expect((await kinds(editor)).map(([, task]: string[]) => task)).not.toContain(id);
});

test('only sites where somebody has a part are read, however many there are', async () => {
  const { rows } = await portal.owner.query('select site_id from account_site where account_id = $1', [editor.id]);
  expect(rows).toEqual([{ site_id: 1 }]);
});
