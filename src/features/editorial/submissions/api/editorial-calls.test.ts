import { describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';

const host = 'optics.localhost';
let ada: SampleMember;
let editor: SampleMember;
let second: SampleMember;

const { portal, mailbox } = useMailedApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org', real_name: 'Ada Sample' } });
  editor = await storeConsoleUser(app, { userName: 'editor-one', role: 'editor', site: 1 });
  second = await storeConsoleUser(app, { userName: 'editor-two', role: 'editor', site: 1 });
  await app.app.submitting.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);
const queue = async (query = '', who = editor) =>
  (await portal.get(host, `/console/submissions?${query}`, who.headers)).data;
const soon = { timeout: 15_000, interval: 100 };
const mailsToAda = (words: string) => mailbox.mailsTo('ada@example.org').filter(({ text }) => text.includes(words));

test('the queue is narrowed down by state, kind, editor and words, and counts each state', async () => {
  const first = await author.sent(ada, { details: { titles: { en: 'Queue: lasers' } } });
  const film = await author.sent(ada, { kind: 'video', details: { titles: { en: 'Queue: a film' } } });
  await author.prepare(ada, { details: { titles: { en: 'Queue: a draft' } } });
  await editorial.post(editor, 'assign', { id: film, account: editor.id });
  const ids = async (query: string, who = editor) =>
    (await queue(query, who)).content.map(({ id }: { id: string }) => id);
  expect(await ids('state=received&text=Queue')).toEqual([first]);
  expect(await ids('kind=video&text=queue')).toEqual([film]);
  expect(await ids('editor=me&text=Queue')).toEqual([film]);
  expect(await ids('editor=me&text=Queue', second)).toEqual([]);
  expect(await ids('editor=nobody&text=Queue')).toEqual([first]);
  const { number } = await editorial.read(editor, first);
  expect(await ids(`text=${number}`)).toEqual([first]);
  const { counts, content } = await queue('text=Queue');
  expect(counts).toMatchObject({ received: 1, review: 1 });
  expect(counts.draft).toBeUndefined();
  expect(content[0]).toMatchObject({ author: 'Ada Sample', editor: 'editor-one', round: 1 });
});

test('what waits for an editor stands on the overview of the console', async () => {
  const overview = async () => (await portal.get(host, '/console/overview', editor.headers)).data.submissions;
  const before = await overview();
  const id = await author.sent(ada);
  expect(await overview()).toBe(before + 1);
  await editorial.post(editor, 'assign', { id, account: editor.id });
  expect(await overview()).toBe(before);
});

describe('deciding', () => {
  test('offers a letter in the author’s language with what readers said for the author, and never who they are', async () => {
    const id = await author.sent(ada);
    const { review } = await ask(id, 'Reader Hidden', 'hidden@example.org');
    await give(review, { advice: 'minor', toAuthor: 'Explain figure 2.', toEditor: 'Weak, between us.' });
    const { letters, language } = await editorial.read(editor, id);
    expect(language).toBe('en');
    expect(letters['ask-revision']).toMatch(
      /^Dear Ada Sample,\n\n[\s\S]*Light in small crystals[\s\S]*Review 1\nExplain figure 2\./,
    );
    expect(Object.keys(letters)).toEqual(['ask-revision', 'accept', 'decline']);
    expect(JSON.stringify(letters)).not.toMatch(/Hidden|hidden@|Weak/);
  });

  test.each(['ask-revision', 'accept', 'decline'] as const)(
    '%s sends the letter as it was written, once',
    async (decision) => {
      const id = await author.sent(ada);
      const letter = `The letter of ${decision}: ${id}`;
      expect((await editorial.decide(editor, id, decision, letter)).http).toBe(200);
      await vi.waitFor(() => expect(mailsToAda(letter)).toHaveLength(1), soon);
      expect((await author.read(ada, id)).events.at(-1)).toMatchObject({ text: letter });
      if (decision !== 'ask-revision') expect((await editorial.decide(second, id, 'decline')).http).toBe(409);
    },
  );

  test('is refused when something happened since the editor looked', async () => {
    const id = await author.sent(ada);
    const { revision } = await editorial.read(editor, id);
    await author.post(ada, 'message', { id, text: 'One more thing.' });
    const wanted = { id, revision, decision: 'accept', letter: 'Too early.' };
    expect(await editorial.post(editor, 'decide', wanted)).toMatchObject({ http: 409, status: 14_002 });
    expect((await editorial.read(editor, id)).state).toBe('received');
    expect(mailsToAda('Too early.')).toEqual([]);
  });

  test('two who decide at once decide once', async () => {
    const id = await author.sent(ada);
    const { revision } = await editorial.read(editor, id);
    const wanted = { id, revision, letter: `Both at once ${id}` };
    const answers = await Promise.all([
      editorial.post(editor, 'decide', { ...wanted, decision: 'accept' }),
      editorial.post(second, 'decide', { ...wanted, decision: 'decline' }),
    ]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    await vi.waitFor(() => expect(mailsToAda(wanted.letter)).toHaveLength(1), soon);
  });
});

describe('reviews', () => {
  test('are asked for by a mail with a link; agreeing, reading and giving need nothing else', async () => {
    const id = await author.sent(ada);
    const { review, http } = await ask(id, 'Reader One', 'one@example.org', 'Please look at part 2.');
    expect(http).toBe(200);
    expect((await editorial.read(editor, id)).state).toBe('review');
    const mail = await vi.waitFor(() => {
      const [found] = mailbox.mailsTo('one@example.org');
      expect(found?.text).toContain('Please look at part 2.');
      return found;
    }, soon);
    const code = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('code') ?? '';
    const seen = await reviewCall('detail', code);
    expect(seen.data).toMatchObject({
      state: 'asked',
      name: 'Reader One',
      titles: { en: 'Light in small crystals (sample)' },
    });
    expect(JSON.stringify(seen.data)).not.toMatch(/Ada|ada@|letter to the editors/);
    expect((await reviewPost('answer', { code, agrees: true })).http).toBe(200);
    const file = await portal.server.inject({
      method: 'GET',
      headers: { host },
      url: `/rc-pub/front/review/file?code=${code}&file=${seen.data.files[0].id}`,
    });
    expect([200, 302]).toContain(file.statusCode);
    await reviewPost('give', { code, advice: 'accept', toAuthor: 'Well done.', toEditor: 'Take it.' });
    expect((await editorial.read(editor, id)).reviews).toMatchObject([
      { id: review, state: 'given', advice: 'accept', toAuthor: 'Well done.', toEditor: 'Take it.' },
    ]);
    expect((await reviewPost('give', { code, advice: 'decline', toAuthor: '', toEditor: '' })).http).toBe(410);
  });

  test('that are no longer awaited close their link, and a link that nobody made opens nothing', async () => {
    const id = await author.sent(ada);
    const { review, code } = await ask(id, 'Reader Two', 'two@example.org');
    expect((await editorial.post(editor, 'cancelReview', { id, review })).http).toBe(200);
    expect((await reviewCall('detail', code)).http).toBe(410);
    expect((await reviewPost('answer', { code, agrees: true })).http).toBe(410);
    expect((await reviewCall('detail', `${review}.${'x'.repeat(43)}`)).http).toBe(410);
    expect((await editorial.post(editor, 'cancelReview', { id, review })).http).toBe(404);
  });

  test('of someone who declined show nothing of the work any more', async () => {
    const id = await author.sent(ada);
    const { code } = await ask(id, 'Reader Three', 'three@example.org');
    const [file] = (await reviewCall('detail', code)).data.files;
    await reviewPost('answer', { code, agrees: false });
    const answer = await portal.get(host, `/front/review/file?code=${code}&file=${file.id}`);
    expect(answer.http).toBe(410);
  });
});

test('a note stays at the console, and every step is in the log of the site', async () => {
  const id = await author.sent(ada);
  await editorial.post(editor, 'assign', { id, account: second.id });
  const { review } = await ask(id, 'Reader Four', 'four@example.org');
  await editorial.post(editor, 'cancelReview', { id, review });
  await editorial.post(editor, 'note', { id, text: 'Ask the board.' });
  await editorial.post(editor, 'message', { id, text: 'We are reading it.' });
  await editorial.decide(editor, id, 'accept');
  const { content } = (await portal.get(host, `/console/changes?kind=submission&id=${id}`, editor.headers)).data;
  expect(content.map(({ action }: { action: string }) => action).toReversed()).toEqual([
    ...['assign', 'request-review', 'cancel-review', 'note', 'write-author', 'accept'],
  ]);
  expect(content[0].kindName).toBe('a submission');
});

test('nobody is given a submission who may not deal with it', async () => {
  const id = await author.sent(ada);
  expect((await editorial.post(editor, 'assign', { id, account: ada.id })).http).toBe(404);
});

async function ask(id: string, name: string, email: string, text = '') {
  const wanted = { id, name, email, language: 'en', dueOn: '2099-01-01', text };
  const { data, http } = await editorial.post(editor, 'requestReview', wanted);
  const code = await vi.waitFor(() => {
    const found = mailbox.mailsTo(email)[0]?.text ?? '';
    const link = /https:\S+/.exec(found)?.[0];
    if (!link) throw new Error('no mail yet');
    return new URL(link).searchParams.get('code') ?? '';
  }, soon);
  return { review: data.review as string, code, http };
}

async function give(review: string, said: object) {
  const code = mailbox
    .mailsTo('hidden@example.org')
    .flatMap(({ text }) => /code=(\S+)/.exec(text)?.[1] ?? [])
    .find((one) => decodeURIComponent(one).startsWith(review));
  return reviewPost('give', { code: decodeURIComponent(code ?? ''), ...said });
}

const reviewCall = (call: string, code: string) => portal.get(host, `/front/review/${call}?code=${code}`);
const reviewPost = (call: string, body: object) => portal.post(host, `/front/review/${call}`, body);
