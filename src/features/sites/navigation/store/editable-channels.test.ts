import { describe, expect, test, vi } from 'vitest';
import { soon, useConsole } from '../../../../../tests/support/console.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const [home, about, board, empty, away] = [10, 11, 12, 13, 14].map((counter) => idOf(1, counter)) as [
  string,
  string,
  string,
  string,
  string,
];
let owner: SampleMember;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.owner.query("select set_config('app.reads', '1', false)");
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await storeRows(app, 1, 'channel', [
    { id: home, position: 0, code: 'homeNav', names: { en: 'Home', zh: '首页' } },
    { id: about, position: 1, code: 'introduce', names: { en: 'About' }, banner_id: idOf(1, 30) },
    { id: board, parent_id: about, position: 0, code: 'editorial', names: { en: 'Board' } },
    { id: empty, position: 2, code: 'conference2026', names: { en: 'Conference' }, enable: false },
    {
      id: away,
      position: 3,
      code: 'jump',
      names: { en: 'DOI' },
      link_type: 'blank',
      link_value: 'https://www.doi.org/',
    },
  ]);
  await storeRows(app, 1, 'banner_item', [
    { id: idOf(1, 31), banner_id: idOf(1, 30), position: 0, type: 'other', res_name: { en: 'Welcome' } },
  ]);
  await storeRows(app, 1, 'module', [
    { id: idOf(1, 20), channel_id: about, position: 0, code: 'search', style_id: '' },
  ]);
  await storeRows(app, 1, 'column_text', [{ id: idOf(1, 21), channel_id: about, position: 0, titles: { en: 'Text' } }]);
});
const editorial = useConsole(portal, host, () => owner);

interface Entry {
  id: string;
  depth: number;
  names: Record<string, string>;
}
type Tree = { entries: Entry[] };
const change = (edit: (entries: Entry[]) => unknown) =>
  editorial.publish('channels', 'one', ({ entries }: Tree) => ({ entries: edit(entries) }));
const stored = async () =>
  (await portal.owner.query('select id::text, parent_id::text, removed, code, link_type from channel order by id'))
    .rows;
const publicChannels = async () => {
  const { data } = await portal.get(host, '/front/channel/getChannelList');
  return data.map(({ enName, children }: { enName: string; children: { enName: string }[] }) => [
    enName,
    ...children.map((child) => child.enName),
  ]);
};

test('the navigation is read as one list from the top down, in the words of an editor', async () => {
  const { document, fields } = await editorial.open('channels');
  expect(document.entries.map(({ id, depth }: Entry) => [id, depth])).toEqual([
    [home, 0],
    [about, 0],
    [board, 1],
    [empty, 0],
    [away, 0],
  ]);
  expect(document.entries[3]).toMatchObject({ target: 'other', path: 'conference2026', shown: false });
  expect(document.entries[4]).toMatchObject({ target: 'jump', address: 'https://www.doi.org/', newTab: true });
  expect(document.entries[1].banner).toBe(idOf(1, 30));
  const field = (wanted: string) => fields[0].of.find(({ name }: { name: string }) => name === wanted);
  expect(field('banner').choices).toMatchObject([{ value: idOf(1, 30), label: 'Welcome' }]);
  const target = field('target');
  expect(target.choices[0]).toEqual({ value: 'homeNav', label: 'Home page', group: 'Pages of the portal' });
});

test('publishing without a change writes nothing, so no page is purged', async () => {
  await editorial.purged();
  expect(await change((entries) => entries)).toMatchObject({ outcome: 'stored' });
  expect(await editorial.purged()).toEqual([]);
});

describe('a published navigation', () => {
  test('keeps the ids of entries that stay, makes new ones, and reaches readers and the edge', async () => {
    await editorial.purged();
    const saved = await change(([first, second, third, ...rest]) => [
      second,
      { id: 'new-1', depth: 1, names: { en: 'Fresh' }, target: 'column', shown: true, newTab: false },
      third,
      first,
      ...rest,
    ]);
    expect(saved).toMatchObject({ outcome: 'stored' });
    expect(await editorial.purged()).toContain('f1');
    const { document } = await editorial.open('channels');
    expect(document.entries.map(({ id }: Entry) => id)).toEqual([
      about,
      expect.stringMatching(/^\d+$/),
      board,
      home,
      empty,
      away,
    ]);
    await vi.waitFor(
      async () => expect(await publicChannels()).toEqual([['About', 'Fresh', 'Board'], ['Home'], ['DOI']]),
      soon,
    );
    expect((await stored()).find(({ id }) => id === about)).toMatchObject({ code: 'introduce' });
  });

  test('loses what is taken out of it; where something hangs on that, undoing brings the page back whole', async () => {
    await change((entries) => entries.filter(({ id }) => id === home));
    expect((await stored()).map(({ id, removed }) => [id, removed])).toEqual([
      [home, false],
      [about, true],
    ]);
    await vi.waitFor(async () => expect(await publicChannels()).toEqual([['Home']]), soon);
    expect(await editorial.undo('channels')).toMatchObject({ http: 200 });
    const { document } = await editorial.open('channels');
    expect(document.entries.map(({ id }: Entry) => id)).toEqual([about, expect.any(String), board, home, empty, away]);
    const { data } = await portal.get(host, `/front/module/getModuleList?channelId=${about}`);
    expect(data).toHaveLength(1);
  });

  test.each([
    ['a step that is left out', [0, 2], 'entries.1.depth'],
    ['a first entry below nothing', [1], 'entries.0.depth'],
  ])('never has %s', async (_, depths, path) => {
    const entry = { names: { en: 'x' }, target: 'news', shown: true };
    const saved = await change(() => depths.map((depth, place) => ({ ...entry, id: `new-${place}`, depth })));
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path }] });
  });

  test('leads out of the portal only to an address of the web', async () => {
    const saved = await change(([first]) => [{ ...first, target: 'jump', address: 'javascript:alert(1)' }]);
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: 'entries.0.address' }] });
  });
});

test('before an entry is taken away its editor is told what hangs on it; nobody else is', async () => {
  const { data } = await portal.get(host, '/console/channels/uses', owner.headers);
  expect(data).toEqual([{ id: about, modules: 1, texts: 1, entries: 0 }]);
  expect((await portal.get(host, '/console/channels/uses', editor.headers)).http).toBe(403);
});
