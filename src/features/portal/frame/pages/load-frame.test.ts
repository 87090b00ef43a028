import { beforeAll, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import type { RequestContext } from '../../../../platform/contract/request-context.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import type { Frame } from '../../../../platform/shell/frame.ts';
import { loadFrame } from './load-frame.ts';

const aiqa = {
  enabled: true,
  title: { en: 'Ask' },
  place: 'end',
  url: 'https://assistant.example/frame',
  appId: 'public-7',
  appName: { en: 'Sample assistant' },
  texts: { en: 'Answers about this journal' },
};
const sections = {
  header: {
    defaultLanguage: 'en',
    browserIcon: null,
    navStyle: 'line',
    name: { en: 'Optics' },
    tagline: {},
    mark: 'O',
  },
  search: { scopes: ['thesis'], quickSearch: [{ en: 'laser' }, { en: 'lens' }, { zh: '超表面', en: 'metasurface' }] },
  aggregated: { enableComment: true, enableAlbum: false, enableSubscription: true },
  aiqa,
};
let member: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', language: 'en', columns: { logo1: '/files/logo' } });
  await storeSite(app, { id: 2, sld: 'plain', language: 'zh' });
  const rows = Object.entries(sections).map(([section, value]) => ({ section, value: JSON.stringify(value) }));
  await storeRows(app, 1, 'site_config', rows);
  const search = { scopes: ['thesis'], quickSearch: [{ zh: '超表面', en: 'metasurface' }] };
  await storeRows(app, 2, 'site_config', [{ section: 'search', value: JSON.stringify(search) }]);
});
beforeAll(async () => {
  member = await storeMember(portal, { userName: 'sample-reader' });
});

async function frameOf(sld: string, given: Partial<RequestContext> = {}): Promise<Frame> {
  const host = `${sld}.localhost`;
  const frame = await loadFrame(pageContext(portal, host, given), new URL(`https://${host}/homeNav`));
  if (!frame) throw new Error('The site is not open.');
  return frame;
}

test('a reader who chose no language gets the site’s own, its defaultLanguage', async () => {
  expect(await frameOf('optics')).toMatchObject({ language: 'en', languageInAddress: false });
  expect(await frameOf('plain')).toMatchObject({ language: 'zh', languageInAddress: false });
  expect(await frameOf('plain', { language: 'fra' })).toMatchObject({ language: 'fra', languageInAddress: true });
});

test('every page has the aiqaConfig: where the assistant is, what it is called and where it stands', async () => {
  expect((await frameOf('optics')).assistant).toMatchObject({
    title: 'Ask',
    url: `${aiqa.url}?appId=public-7`,
    place: 'end',
  });
  expect((await frameOf('plain')).assistant).toBeNull();
});

test('every page has the appInfo of the assistant and the academicAI texts of the site, and no more', async () => {
  const { assistant } = await frameOf('optics');
  expect(assistant).toEqual({
    title: 'Ask',
    url: `${aiqa.url}?appId=public-7`,
    place: 'end',
    keepsStorage: false,
    appName: 'Sample assistant',
    text: 'Answers about this journal',
  });
});

test('every page has the quick search list, the logo and the option configs of the site', async () => {
  const { search, site, enabled } = await frameOf('optics');
  expect(search.quick).toEqual(['laser', 'lens', 'metasurface']);
  expect((await frameOf('optics', { language: 'zh' })).search.quick.at(-1)).toBe('超表面');
  expect(site.logo).toBe('/files/logo');
  expect(enabled).toMatchObject({ album: false, subscription: true, onlineFirst: true });
});

test('the user name stands on the pages of a member and on nobody else’s', async () => {
  const reader = { member: { id: member.id, isAssured: false } };
  expect((await frameOf('optics', reader)).member).toEqual({ name: 'sample-reader', unread: 0, isLibrarian: false });
  expect((await frameOf('optics')).member).toBeNull();
});

test('the frame of a librarian says so at the site of the own institution', async () => {
  const reader = { member: { id: member.id, isAssured: false } };
  await storeRows(portal, 1, 'customer', [{ customer_id: idOf(1, 70) }]);
  await storeRows(portal, 1, 'librarian', [{ customer_id: idOf(1, 70), account_id: member.id }]);
  expect((await frameOf('optics', reader)).member).toMatchObject({ isLibrarian: true });
});

test('who reads neither the site’s language nor Chinese is offered words in Latin letters to look for', async () => {
  expect((await frameOf('plain', { language: 'ara' })).search.quick).toEqual(['metasurface']);
});
