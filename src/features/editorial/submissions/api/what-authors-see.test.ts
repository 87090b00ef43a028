import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
let ada: SampleMember;
let bo: SampleMember;
let editor: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  bo = await storeMember(app, { userName: 'bo', columns: { email: 'bo@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'secret-editor', role: 'editor', site: 1 });
  await app.owner.query(
    "update account set email = 'secret-editor@example.org', real_name = 'Secret Editor' where account_id = $1",
    [editor.id],
  );
  await app.app.submitting.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

/** Everything of the console has this word in it; what is meant for the author has not. */
const secret = /secret/i;

test('exactly what concerns the author reaches the author and co-authors, in calls and mails', async () => {
  const id = await author.sent(ada);
  await editorial.post(editor, 'assign', { id, account: editor.id });
  await editorial.post(editor, 'note', { id, text: 'A secret note.' });
  const request = { id, language: 'en', dueOn: '2099-01-01', text: 'secret words to a reader' };
  const readers = { name: 'Secret Reader', email: 'secret-reader@example.org' };
  await editorial.post(editor, 'requestReview', { ...request, ...readers });
  const code = await vi.waitFor(() => {
    const [mail] = mailbox.mailsTo(readers.email);
    return decodeURIComponent(/code=(\S+)/.exec(mail?.text ?? '')?.[1] ?? fail());
  }, soon);
  await portal.post(host, '/front/review/answer', { code, agrees: true });
  const said = { advice: 'major', toAuthor: 'For the author.', toEditor: 'A secret judgement.' };
  await portal.post(host, '/front/review/give', { code, ...said });
  const declined = { name: 'Another Secret Reader', email: 'secret-two@example.org' };
  const { review } = (await editorial.post(editor, 'requestReview', { ...request, ...declined })).data;
  await editorial.post(editor, 'cancelReview', { id, review });
  await editorial.post(editor, 'message', { id, text: 'We are still reading.' });
  await editorial.decide(editor, id, 'ask-revision', 'Please revise: for the author.');
  await author.addFile(ada, id, 'manuscript');
  await author.send(ada, id);
  await author.post(ada, 'message', { id, text: 'Here it is.' });
  await editorial.decide(editor, id, 'accept', 'We accept it.');
  await editorial.post(editor, 'publish', { id, doi: '10.5555/seen', accessType: 0 });

  // The editorial itself sees all of it, so that its absence elsewhere means something.
  const editorOf = JSON.stringify(await editorial.read(editor, id));
  for (const words of ['A secret note.', 'Secret Reader', 'A secret judgement.', 'Secret Editor'])
    expect(editorOf).toContain(words);

  const seen = await author.read(ada, id);
  expect(seen.events.map(({ what }: { what: string }) => what)).toEqual([
    ...['sent', 'review-begun', 'message', 'revision-asked', 'revised', 'message', 'accepted', 'handed-over'],
  ]);
  for (const who of [ada, bo])
    for (const path of ['mine', `detail?id=${id}`]) {
      const answer = await portal.get(host, `/front/submission/${path}`, who.headers);
      expect(answer.http).toBe(200);
      expect(JSON.stringify(answer.data)).not.toMatch(secret);
    }

  const wanted = ['We are still reading.', 'Please revise: for the author.', 'We accept it.'];
  await vi.waitFor(() => {
    const texts = mailbox.mailsTo('ada@example.org').map(({ text }) => text);
    for (const words of wanted) expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
    // Received, a message, a revision asked, revised, accepted, published.
    expect(texts).toHaveLength(6);
  }, soon);
  for (const { source, text } of mailbox.mailsTo('ada@example.org')) expect(`${source}${text}`).not.toMatch(secret);
  expect(mailbox.mailsTo('bo@example.org')).toEqual([]);
});

const soon = { timeout: 15_000, interval: 100 };
const fail = (): never => {
  throw new Error('not yet');
};

test('what an author changes after sending is theirs alone until it is sent again', async () => {
  const id = await author.sent(ada, { details: { titles: { en: 'As sent' } } });
  await editorial.decide(editor, id, 'ask-revision');
  await author.save(ada, id, { titles: { en: 'Half written' } });
  await author.addFile(ada, id, 'manuscript');
  expect((await author.read(ada, id)).details.titles).toEqual({ en: 'Half written' });
  expect((await author.read(ada, id)).files).toHaveLength(2);
  for (const seen of [await author.read(bo, id), await editorial.read(editor, id)]) {
    expect(seen.details.titles).toEqual({ en: 'As sent' });
    expect(seen.files).toHaveLength(1);
  }
  expect((await author.send(ada, id)).http).toBe(200);
  for (const seen of [await author.read(ada, id), await author.read(bo, id), await editorial.read(editor, id)]) {
    expect(seen.details.titles).toEqual({ en: 'Half written' });
    expect(seen.files).toHaveLength(2);
  }
});

test('what was not sent again is forgotten when the work is withdrawn', async () => {
  const id = await author.sent(ada, { details: { titles: { en: 'As sent' } } });
  await editorial.decide(editor, id, 'ask-revision');
  await author.save(ada, id, { titles: { en: 'Half written' } });
  await author.post(ada, 'withdraw', { id, reason: 'No time.' });
  expect((await author.read(ada, id)).details.titles).toEqual({ en: 'As sent' });
});
