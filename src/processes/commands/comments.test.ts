import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SampleMember, storeMember } from '../../../tests/support/members.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { commentsCommand } from './comments.ts';

const paper = idOf(1, 1);
let reader: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeRows(app, 1, 'item', [{ id: paper, kind: 'article', status: 'published', titles: { en: 'A paper' } }]);
  reader = await storeMember(app, { userName: 'reader' });
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const command = (...words: string[]) => commentsCommand.run(portal.app, words);
const send = async (text: string) =>
  (await portal.post('optics.localhost', '/front/comment/save', { id: paper, text, stars: 4 }, reader.headers)).data
    .id as string;
const publicTexts = async () =>
  (await portal.get('optics.localhost', `/front/comment/list?id=${paper}`)).data.content.map(
    ({ text }: { text: string }) => text,
  );
const notices = async () =>
  (await portal.get('optics.localhost', '/front/frontMembers/messages', reader.headers)).data.content.map(
    ({ about }: { about: string }) => about,
  );

test('an editor lists what waits, lets one comment through and refuses another; their writers are told', async () => {
  await command('--site', 'optics');
  expect(said).toEqual(['No comment waits.']);
  const good = await send('Well\nmeasured');
  const bad = await send('Buy this');
  await command('--site', 'optics');
  expect(said[1]).toContain(`${good}  `);
  expect(said[1]).toContain('4 of 5 stars\n    Well\n    measured');
  await command('--site', 'optics', '--show', good);
  await command('--site', 'optics', '--refuse', bad);
  expect(said.slice(-2)).toEqual([`The comment ${good} is shown.`, `The comment ${bad} is refused.`]);
  expect(await publicTexts()).toEqual(['Well\nmeasured']);
  expect((await notices()).sort()).toEqual(['comment-refused', 'comment-shown']);
});

test('a comment of another site is not touched', async () => {
  const id = await send('Mine');
  await command('--site', 'biology', '--show', id);
  expect(said).toEqual(['The site has no such comment.']);
  expect(process.exitCode).toBe(1);
  await expect(command('--site', 'optics', '--show', id, '--refuse', id)).rejects.toThrow('not both');
  await expect(command('--site', 'optics', '--show', 'x')).rejects.toThrow('named by its number');
});
