import { expect, test, vi } from 'vitest';
import { soon, useConsole } from '../../../../../tests/support/console.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const [share, code] = [idOf(1, 10), idOf(1, 11)];
let owner: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  await storeRows(app, 1, 'tool_link', [
    { id: share, index_id: 'a', position: 0, type: 'platform', platform_type: 'share', res_name: { en: 'Share' } },
    { id: code, index_id: 'b', position: 1, type: 'pop', res_name: { en: 'WeChat' }, picture_url: '/files/code' },
  ]);
  await storeRows(app, 1, 'common_code', [{ category: 'groupType', code: 'a', position: 0, names: { en: 'Physics' } }]);
});
const editorial = useConsole(portal, host, () => owner);
const publicTools = async () => (await portal.get(host, '/front/tools/getToolsList')).data;

const plain = { address: null, descriptions: {}, icon: null, newTab: false };
const icon = `/files/${'a'.repeat(64)}`;

test('a toolbar is edited by what its buttons do; what is stored about them otherwise stays', async () => {
  const { document } = await editorial.open('toolbar');
  expect(document.tools).toEqual([
    { ...plain, id: share, index: 'a', doing: 'share', names: { en: 'Share' }, picture: null },
    { ...plain, id: code, index: 'b', doing: 'pop', names: { en: 'WeChat' }, picture: '/files/code' },
  ]);
  await editorial.purged();
  const saved = await editorial.publish('toolbar', 'one', ({ tools: [first, second] }) => ({
    tools: [second, { id: '', doing: 'external', names: { en: 'Help' }, address: '/about', icon, newTab: true }, first],
  }));
  expect(saved).toMatchObject({ outcome: 'stored' });
  expect(await editorial.purged()).toContain('f1');
  await vi.waitFor(async () => expect(await publicTools()).toHaveLength(3), soon);
  expect(await publicTools()).toMatchObject([
    { id: code, type: 'pop', indexId: 'b', bouncePictureUrl: '/files/code' },
    { type: 'external', url: '/about', resName: 'Help', cover: icon, coverId: 'a'.repeat(64), linkType2: 'blank' },
    { id: share, type: 'platform', platformType: 'share' },
  ]);
});

test('a button that is a link needs an address of the web', async () => {
  const saved = await editorial.publish('toolbar', 'one', () => ({
    tools: [{ id: '', doing: 'external', names: { en: 'Bad' }, address: 'javascript:alert(1)' }],
  }));
  expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: 'tools.0.address' }] });
});

test('an undone toolbar is as it was', async () => {
  const before = (await editorial.open('toolbar')).document;
  await editorial.publish('toolbar', 'one', () => ({ tools: [] }));
  expect((await editorial.open('toolbar')).document).toEqual({ tools: [] });
  await editorial.undo('toolbar');
  expect((await editorial.open('toolbar')).document).toEqual(before);
});

test('a site’s own lists of names are edited; a code stands in its list once', async () => {
  const entry = { category: 'groupType', code: 'b', names: { en: 'Chemistry' } };
  expect(await editorial.publish('codes', 'one', ({ codes }) => ({ codes: [...codes, entry] }))).toMatchObject({
    outcome: 'stored',
  });
  expect((await editorial.open('codes')).document.codes).toHaveLength(2);
  expect(await editorial.publish('codes', 'one', ({ codes }) => ({ codes: [...codes, entry] }))).toMatchObject({
    outcome: 'refused',
    problems: [{ path: 'codes.2.code' }],
  });
});
