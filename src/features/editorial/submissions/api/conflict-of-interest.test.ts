import { describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
const orcid = '0000-0001-5109-3700';
let editor: SampleMember;
let operator: SampleMember;
/** Editors who are authors of what is sent here: the sender, one known by e-mail, one known by ORCID. */
let authors: Record<'account' | 'e-mail' | 'ORCID', SampleMember>;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  const consoleUser = async (userName: string, columns: { email: string; orcid?: string }) => {
    const stored = await storeConsoleUser(app, { userName, role: 'editor', site: 1 });
    await app.owner.query('update account set email = $2, orcid = $3 where account_id = $1', [
      ...[stored.id, columns.email, columns.orcid ?? null],
    ]);
    return stored;
  };
  editor = await consoleUser('editor', { email: 'editor@example.org' });
  operator = await storeConsoleUser(app, { userName: 'operator', role: 'operator', site: 1 });
  authors = {
    account: await consoleUser('by-account', { email: 'by-account@example.org' }),
    'e-mail': await consoleUser('by-mail', { email: 'By-Mail@example.org' }),
    ORCID: await consoleUser('by-orcid', { email: 'by-orcid@example.org', orcid }),
  };
  await app.app.submitting.startWorking();
});
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);
const soon = { timeout: 15_000, interval: 100 };
const refused = { http: 403, status: 14_008 };

const author = (email: string, of = '') => ({
  name: { en: email },
  email,
  orcid: of,
  affiliation: {},
  isCorresponding: email.startsWith('ada'),
});

/** Sent by one editor, written together with two others, and with a reviewer who said something in confidence. */
async function reviewed() {
  const id = await authoring.sent(authors.account, {
    details: { authors: [author('ada@example.org'), author('by-mail@EXAMPLE.org'), author('x@example.org', orcid)] },
  });
  await editorial.post(editor, 'assign', { id, account: editor.id });
  const wanted = { id, name: 'Reviewer Hidden', email: 'hidden@example.org', language: 'en', dueOn: '2099-01-01' };
  const { review } = (await editorial.post(editor, 'requestReview', wanted)).data;
  const code = await vi.waitFor(() => {
    const found = mailbox
      .mailsTo('hidden@example.org')
      .flatMap(({ text }) => /code=(\S+)/.exec(text)?.[1] ?? [])
      .map((one) => decodeURIComponent(one))
      .find((one) => one.startsWith(review));
    if (!found) throw new Error('no mail yet');
    return found;
  }, soon);
  await portal.post(host, '/front/review/give', {
    code,
    advice: 'major',
    toAuthor: 'Explain.',
    toEditor: 'Weak, between us.',
  });
  await editorial.post(editor, 'note', { id, text: 'A note of the editors.' });
  return { id, review };
}

describe.each(['account', 'e-mail', 'ORCID'] as const)('an editor who is an author, known by %s,', (by) => {
  test('sees of the submission what its author sees', async () => {
    const { id } = await reviewed();
    const seen = await editorial.read(authors[by], id);
    expect(seen).toMatchObject({ isAuthor: true, reviews: [], editors: [], editor: null, steps: [] });
    expect(JSON.stringify(seen)).not.toMatch(/Hidden|hidden@|Weak|Explain|A note of|"editor"?:?"editor"|opinion-/);
    const { events } = await authoring.read(authors.account, id);
    expect(seen.events).toEqual(events);
    const { content } = (await portal.get(host, '/console/submissions', authors[by].headers)).data;
    expect(content.find((one: { id: string }) => one.id === id)).toMatchObject({ isAuthor: true, editor: '' });
    for (const call of ['changes?kind=submission&', 'overview?'])
      expect(JSON.stringify((await portal.get(host, `/console/${call}`, authors[by].headers)).data)).not.toContain(id);
    const log = await portal.server.inject({
      url: '/rc-pub/console/changes/csv',
      headers: { host, ...authors[by].headers },
    });
    expect(log.statusCode).toBe(200);
    expect(log.body).not.toContain(id);
    expect((await editorial.read(editor, id)).reviews).toMatchObject([{ toEditor: 'Weak, between us.' }]);
  });

  test('is refused every step', async () => {
    const { id, review } = await reviewed();
    const { revision } = await editorial.read(editor, id);
    const steps: Record<string, object> = {
      assign: { account: null },
      requestReview: { name: 'Friend', email: 'friend@example.org', language: 'en', dueOn: '2099-01-01' },
      cancelReview: { review },
      decide: { revision, decision: 'accept', letter: 'Mine.' },
      message: { text: 'Mine.' },
      note: { text: 'Mine.' },
    };
    for (const [step, wanted] of Object.entries(steps))
      expect(await editorial.post(authors[by], step, { id, ...wanted }), step).toMatchObject(refused);
    await editorial.decide(editor, id, 'accept');
    expect(await editorial.post(authors[by], 'publish', { id })).toMatchObject(refused);
    expect((await editorial.read(editor, id)).published).toBeNull();
  });

  test('is not given it, and not written to as an editor', async () => {
    const { id } = await reviewed();
    expect(await editorial.post(editor, 'assign', { id, account: authors[by].id })).toMatchObject(refused);
    expect((await editorial.post(editor, 'assign', { id, account: null })).http).toBe(200);
    await authoring.post(authors.account, 'message', { id, text: 'A question.' });
    const isAboutIt = ({ text }: { text: string }) => text.includes(`/console/submissions/${id}`);
    await vi.waitFor(() => expect(mailbox.mailsTo('editor@example.org').filter(isAboutIt)).toHaveLength(3), soon);
    const address = { account: 'by-account', 'e-mail': 'By-Mail', ORCID: 'by-orcid' }[by];
    expect(mailbox.mailsTo(`${address}@example.org`).filter(isAboutIt)).toEqual([]);
  });
});

test('an operator can lift the conflict of one editor for one submission, with a reason that is on record', async () => {
  const { id } = await reviewed();
  const { id: account } = authors['e-mail'];
  const wanted = { id, account, reason: 'Nobody else is left.' };
  expect((await editorial.post(editor, 'waiveConflict', wanted)).http).toBe(403);
  expect((await editorial.post(operator, 'waiveConflict', { ...wanted, account: editor.id })).http).toBe(404);
  const { editors } = await editorial.read(operator, id);
  expect(editors.find((one: { account: string }) => one.account === account)).toMatchObject({ isAuthor: true });
  expect((await editorial.post(operator, 'waiveConflict', wanted)).http).toBe(200);
  expect((await editorial.read(authors['e-mail'], id)).reviews).toHaveLength(1);
  expect((await editorial.post(authors['e-mail'], 'note', { id, text: 'With leave.' })).http).toBe(200);
  expect(await editorial.post(authors.ORCID, 'note', { id, text: 'Without.' })).toMatchObject(refused);
  const { content } = (await portal.get(host, `/console/changes?kind=submission&id=${id}`, operator.headers)).data;
  expect(content.map(({ action }: { action: string }) => action)).toContain('waive-conflict');
  const event = (await editorial.read(editor, id)).events.find(
    ({ what }: { what: string }) => what === 'conflict-waived',
  );
  expect(event).toMatchObject({ text: 'Nobody else is left.', data: { name: 'by-mail' } });
  expect((await authoring.read(authors.account, id)).events.map(({ what }: { what: string }) => what)).not.toContain(
    'conflict-waived',
  );
});
