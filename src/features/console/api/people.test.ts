import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';

const host = 'optics.localhost';
let owner: SampleMember;
let operator: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  operator = await storeConsoleUser(app, { userName: 'operator', role: 'operator', site: 1 });
});

const post = (who: SampleMember, path: string, body: object, at = host) => portal.post(at, path, body, who.headers);
const people = async (who = owner) => (await portal.get(host, '/console/people', who.headers)).data;

async function invited(email: string, role: string, by = owner, language = 'en'): Promise<string> {
  const sent = await portal.post(host, '/console/people/invite', { email, role }, { ...by.headers, language });
  expect(sent.status).toBe(0);
  const mail = await vi.waitFor(() => {
    const [newest] = mailbox.mailsTo(email);
    if (!newest) throw new Error('no mail yet');
    return newest;
  });
  return /invitation\?code=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

test('an owner invites an editor by mail, who takes it up once and works here from then on', async () => {
  const code = await invited('ed@example.org', 'editor');
  expect(mailbox.mailsTo('ed@example.org')[0]?.subject).toContain('owner invites you to work at');
  const newcomer = await storeMember(portal, { userName: 'ed' });
  expect((await portal.get(host, '/console/changes', newcomer.headers)).http).toBe(403);
  expect(await post(newcomer, '/console/invitation/take', { code })).toMatchObject({ data: { role: 'editor' } });
  expect((await portal.get(host, '/console/changes', newcomer.headers)).http).toBe(200);
  const second = await storeMember(portal, { userName: 'late' });
  expect(await post(second, '/console/invitation/take', { code })).toMatchObject({ http: 410, status: 13004 });
  expect((await people()).people.map(({ userName }: { userName: string }) => userName)).toContain('ed');
});

test('an invitation that the mail server refuses says so, and not that the address is misspelt', async () => {
  const wanted = { email: 'nobody@example.org', role: 'editor' };
  const answer = await portal.post(host, '/console/people/invite', wanted, { ...owner.headers, language: 'en' });
  expect(answer).toMatchObject({ http: 422, status: 13_021 });
  expect(answer.message).toBe('The mail server refused this address. The invitation was not delivered.');
});

test('an invitation counts at its own site only, and no longer once it was withdrawn or renewed', async () => {
  const someone = await storeMember(portal, { userName: 'wanderer' });
  const first = await invited('wander@example.org', 'moderator', owner, 'zh');
  expect(mailbox.mailsTo('wander@example.org')[0]?.text).toContain('评论审核员');
  expect((await post(someone, '/console/invitation/take', { code: first }, 'biology.localhost')).http).toBe(410);
  const renewed = await invited('Wander@example.org', 'moderator');
  expect(renewed).not.toBe(first);
  expect((await post(someone, '/console/invitation/take', { code: first })).http).toBe(410);
  const { invitations } = await people();
  const pending = invitations.find(({ email }: { email: string }) => email === 'Wander@example.org');
  await post(owner, '/console/people/revoke', { id: pending.id });
  expect((await post(someone, '/console/invitation/take', { code: renewed })).http).toBe(410);
});

test('an owner can make nobody an operator, and does not see who they are', async () => {
  expect((await post(owner, '/console/people/invite', { email: 'x@example.org', role: 'operator' })).http).toBe(403);
  expect((await people()).operators).toBeNull();
  const code = await invited('op@example.org', 'operator', operator);
  const second = await storeMember(portal, { userName: 'op' });
  await post(second, '/console/invitation/take', { code });
  expect((await people(operator)).operators.map(({ userName }: { userName: string }) => userName)).toEqual([
    ...['operator', 'op'],
  ]);
  expect((await post(operator, '/console/people/dropOperator', { account: second.id })).status).toBe(0);
  expect((await post(operator, '/console/people/dropOperator', { account: operator.id })).status).toBe(13009);
});

test('roles are changed and taken away, and each step is in the log', async () => {
  const editor = await storeConsoleUser(portal, { userName: 'mover', role: 'editor', site: 1 });
  expect((await post(owner, '/console/people/role', { account: editor.id, role: 'moderator' })).status).toBe(0);
  expect((await portal.get(host, '/console/changes', editor.headers)).http).toBe(403);
  expect((await post(owner, '/console/people/role', { account: editor.id, role: null })).status).toBe(0);
  expect((await post(owner, '/console/people/role', { account: owner.id, role: 'editor' })).status).toBe(13009);
  const { data } = await portal.get(host, '/console/changes?kind=person', owner.headers);
  expect(data.content.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['take-role', 'give-role']);
});

test('nobody at another site is changed from here', async () => {
  const elsewhere = await storeConsoleUser(portal, { userName: 'elsewhere', role: 'editor', site: 2 });
  expect((await post(owner, '/console/people/role', { account: elsewhere.id, role: null })).http).toBe(404);
});

test('an owner ends all sessions of someone who works here, who is told and comes in again only by logging in', async () => {
  const editor = await storeConsoleUser(portal, { userName: 'signed-in', role: 'editor', site: 1 });
  await portal.owner.query(`update account set email = 'signed-in@example.org' where account_id = $1`, [editor.id]);
  expect((await post(editor, '/console/people/endSessions', { account: owner.id })).http).toBe(403);
  expect((await portal.get(host, '/console/changes', editor.headers)).http).toBe(200);
  expect(await post(owner, '/console/people/endSessions', { account: editor.id })).toMatchObject({ status: 0 });
  expect((await portal.get(host, '/console/changes', editor.headers)).http).toBe(401);
  expect((await portal.get(host, '/console/changes', owner.headers)).http).toBe(200);
  const { data } = await portal.get(host, '/console/changes?kind=person', owner.headers);
  expect(data.content[0]).toMatchObject({ action: 'end-sessions', id: editor.id });
  await vi.waitFor(
    () => expect(mailbox.mailsTo('signed-in@example.org')[0]?.subject).toBe('Signed out everywhere'),
    20_000,
  );
});

test('sessions of readers, of other sites’ people and of operators are not an owner’s to end, nor one’s own from here', async () => {
  const reader = await storeMember(portal, { userName: 'reading' });
  const elsewhere = await storeConsoleUser(portal, { userName: 'far-away', role: 'editor', site: 2 });
  for (const { id } of [reader, elsewhere, operator])
    expect(await post(owner, '/console/people/endSessions', { account: id })).toMatchObject({ http: 404 });
  expect(await post(owner, '/console/people/endSessions', { account: owner.id })).toMatchObject({ status: 13009 });
  expect((await portal.get(host, '/api/sessions', reader.headers)).http).toBe(200);
  expect((await portal.get(host, '/console/people', operator.headers)).http).toBe(200);
  const second = await storeConsoleUser(portal, { userName: 'second-operator', role: 'operator', site: 1 });
  expect(await post(operator, '/console/people/endSessions', { account: second.id })).toMatchObject({ status: 0 });
  expect((await portal.get(host, '/console/people', second.headers)).http).toBe(401);
});
