import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
let moderator: SampleMember;
let reader: SampleMember;
let paper: string;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  moderator = await storeConsoleUser(app, { userName: 'moderator', role: 'moderator', site: 1 });
  reader = await storeMember(app, { userName: 'reader' });
  const draft = {
    kind: 'news',
    key: 'one',
    titles: { en: 'On light' },
    publishedOn: '2026-01-02',
    details: { type: 'information' },
  };
  const [written] = await app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    app.app.write(transaction, 1, [{ mentioned: [], main: draft, members: [] }]),
  );
  paper = written?.id ?? '';
});

const say = async (text: string) =>
  (await portal.post(host, '/front/comment/save', { id: paper, text }, reader.headers)).data.id as string;
const list = async (state: string) =>
  (await portal.get(host, `/console/comments?state=${state}`, moderator.headers)).data.content;
const decide = (ids: string[], decision: string) =>
  portal.post(host, '/console/comments/decide', { ids, decision }, moderator.headers);

test('a moderator sees what waits, with who wrote it about what, and decides several at once', async () => {
  const [first, second] = [await say('Well said.'), await say('Badly said.')];
  expect(await list('waiting')).toMatchObject([
    { id: first, by: 'reader', title: 'On light', text: 'Well said.' },
    { id: second },
  ]);
  expect((await decide([first], 'shown')).data).toEqual({ changed: 1 });
  expect((await decide([second], 'refused')).data).toEqual({ changed: 1 });
  expect(await list('waiting')).toEqual([]);
  const { data } = await portal.get(host, `/front/comment/list?id=${paper}`);
  expect(data.content.map(({ text }: { text: string }) => text)).toEqual(['Well said.']);
});

test('whoever wrote a comment is told how it was decided, and the log says by whom', async () => {
  const id = await say('A third word.');
  await decide([id], 'deleted');
  expect(
    [...(await list('waiting')), ...(await list('shown')), ...(await list('refused'))].some((one) => one.id === id),
  ).toBe(false);
  const { data } = await portal.get(host, '/front/frontMembers/messages', reader.headers);
  expect(data.content[0].about).toBe('comment-refused');
  const owner = await storeConsoleUser(portal, { userName: 'owner', role: 'owner', site: 1 });
  const log = await portal.get(host, '/console/changes?kind=comment', owner.headers);
  expect(log.data.content[0]).toMatchObject({ action: 'comment-deleted', by: 'moderator', id });
});
