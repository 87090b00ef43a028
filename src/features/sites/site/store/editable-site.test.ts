import { describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { editableSections } from './editable-sections.ts';

const host = 'optics.localhost';
let owner: SampleMember;
let operator: SampleMember;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  operator = await storeConsoleUser(app, { userName: 'operator', role: 'operator', site: 1 });
});

const open = async (kind: string, who = owner) =>
  (await portal.get(host, `/console/document?kind=${kind}&id=one`, who.headers)).data;
const save = async (kind: string, change: object, { who = owner, name = '' } = {}) => {
  const { state, document } = await open(kind, who);
  const wanted = { kind, id: 'one', as: 'published', state, name, document: { ...document, ...change } };
  return (await portal.post(host, '/console/document/save', wanted, who.headers)).data;
};
const pathsOf = (saved: { problems: { path: string }[] }) => saved.problems.map(({ path }) => path);
const site = async () => (await portal.owner.query('select * from site where site_id = 1')).rows[0];

describe('an owner decides about the site', () => {
  test('its languages, time zone, powers and grey look, which readers’ calls then show', async () => {
    const saved = await save('site', {
      languages: ['zh', 'en', 'fra'],
      defaultLanguage: 'zh',
      timeZone: 'Europe/Paris',
      grayType: '2',
      visitPower: false,
      keywords: { zh: '光学' },
    });
    expect(saved.outcome).toBe('stored');
    expect(await site()).toMatchObject({ default_language: 'zh', time_zone: 'Europe/Paris', gray_type: 2 });
    expect((await open('site')).document).toMatchObject({ languages: ['zh', 'en', 'fra'], visitPower: false });
    expect((await open('site')).state).toBe(saved.state);
  });

  test('but not for a default language that the site has not', async () => {
    expect(pathsOf(await save('site', { languages: ['en'], defaultLanguage: 'zh' }))).toEqual(['defaultLanguage']);
  });

  test('stopping it and closing it for maintenance ask for the site’s name', async () => {
    const change = { stopUrl: 'https://elsewhere.example.org/' };
    expect((await save('site', change)).outcome).toBe('unconfirmed');
    expect((await save('site', change, { name: 'biology' })).outcome).toBe('unconfirmed');
    expect((await site()).stop_url).toBeNull();
    expect((await save('site', change, { name: 'optics' })).outcome).toBe('stored');
    expect((await site()).stop_url).toBe(change.stopUrl);
    expect((await save('site', { stopUrl: null })).outcome).toBe('stored');
    expect((await save('site', { maintenance: true })).outcome).toBe('unconfirmed');
  });

  test('and undoing can’t stop it unasked either', async () => {
    const { data: log } = await portal.get(host, '/console/changes?kind=site&id=one', owner.headers);
    const { number } = log.content[0];
    const restored = await portal.post(host, '/console/document/restore', { number, to: 'before' }, owner.headers);
    expect(restored).toMatchObject({ http: 400, status: 13008 });
  });
});

describe('an operator decides where a site stands', () => {
  test('which an owner may not', async () => {
    const answer = await portal.get(host, '/console/document?kind=site-standing&id=one', owner.headers);
    expect(answer.http).toBe(403);
  });

  test('its domains: it answers at a new one', async () => {
    const hosts = [{ host: 'www.optics-journal.example' }];
    expect((await save('site-standing', { hosts }, { who: operator })).outcome).toBe('stored');
    expect((await portal.get('www.optics-journal.example', '/front/site/getHostSite')).data.sld).toBe('optics');
    expect((await open('site-standing', operator)).document.hosts).toEqual(hosts);
  });

  test.each([
    ['a domain of another site', { hosts: [{ host: 'biology.localhost' }] }, 'hosts.0.host'],
    ['something that is no domain', { hosts: [{ host: 'https://x.example' }] }, 'hosts.0.host'],
    ['a site to gather that is not there', { gathers: [{ sld: 'nowhere' }] }, 'gathers.0.sld'],
    ['itself to gather', { gathers: [{ sld: 'optics' }] }, 'gathers.0.sld'],
  ] as const)('not %s', async (_, change, path) => {
    expect(pathsOf(await save('site-standing', change, { who: operator, name: 'optics' }))).toEqual([path]);
  });

  test('whom it gathers, in order', async () => {
    const saved = await save('site-standing', { gathers: [{ sld: 'biology' }] }, { who: operator });
    expect(saved.outcome).toBe('stored');
    expect((await open('site-standing', operator)).document.gathers).toEqual([{ sld: 'biology' }]);
  });

  test.each([
    ['forbidding it', { forbidden: true }],
    ['letting it expire', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['taking a domain away', { hosts: [] }],
  ] as const)('%s asks for the site’s name', async (_, change) => {
    expect((await save('site-standing', change, { who: operator })).outcome).toBe('unconfirmed');
  });
});

describe('every section of the configuration', () => {
  test.each(editableSections.map(({ kind }) => kind))('%s is read back as it was stored', async (section) => {
    const { document, fields } = await open(section);
    const saved = await save(section, {});
    expect(saved.outcome, JSON.stringify(saved)).toBe('stored');
    const again = await open(section);
    expect(again.state).toBe(saved.state);
    expect(fields.every(({ label }: { label: string }) => !label.startsWith('siteField.'))).toBe(true);
    expect(Object.keys(again.document)).toEqual(Object.keys(document));
  });

  test('is no business of an editor', async () => {
    expect((await portal.get(host, '/console/document?kind=footer&id=one', editor.headers)).http).toBe(403);
  });
});

describe('the footer', () => {
  const right = {
    publisher: { zh: '示例出版社' },
    phone: '010-62345678',
    postcode: '100080',
    qq: '123456',
    email: 'desk@example.org',
    links: [{ name: { zh: '联系我们', en: 'Contact us' }, url: '/contact' }],
    toolbarStyle: '3',
  };

  test('with contact and links reaches readers', async () => {
    expect((await save('footer', right)).outcome).toBe('stored');
    expect((await open('footer')).document).toMatchObject(right);
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    const { data } = await portal.get(host, '/front/config-footer/getFooterConfig');
    expect(data).toMatchObject({ phone: right.phone, postcode: right.postcode, qq: right.qq, toolbarStyle: 3 });
    expect(data.links).toEqual(right.links);
  });

  test.each([
    ['a telephone number that is none', { phone: '12' }, ['phone']],
    ['a postcode of five digits', { postcode: '10008' }, ['postcode']],
    ['a QQ number with letters', { qq: 'abc12' }, ['qq']],
    ['an address that is no e-mail', { email: 'desk' }, ['email']],
    [
      'a link title of more than fifteen',
      { links: [{ name: { zh: '一二三四五六七八九十一二三四五六' }, url: '/x' }] },
      ['links.0.name.zh'],
    ],
    ['a link that runs a script', { links: [{ name: { zh: '链接' }, url: 'javascript:alert(1)' }] }, ['links.0.url']],
  ] as const)('refuses %s', async (_, change, paths) => {
    expect(pathsOf(await save('footer', change))).toEqual(paths);
  });
});

describe('outside addresses', () => {
  test('are kept as origins where a whole site is trusted', async () => {
    const saved = await save('access', {
      referrers: [{ url: 'https://library.example.org/catalogue?x=1' }],
      hostedPages: [{ url: 'https://partner.example.org/page' }],
    });
    expect(saved.outcome).toBe('stored');
    expect((await open('access')).document).toMatchObject({
      referrers: [{ url: 'https://library.example.org' }],
      hostedPages: [{ url: 'https://partner.example.org/page' }],
    });
  });

  test('a chat assistant that is shown needs an address; an empty service is none', async () => {
    expect(pathsOf(await save('aiqa', { enabled: true }))).toEqual(['title', 'url']);
    const service = { title: { en: 'Ask us' }, url: 'https://help.example.org/' };
    expect((await save('service', service)).outcome).toBe('stored');
    expect((await save('service', { url: '' })).outcome).toBe('stored');
    expect((await open('service')).document).toEqual({ title: {}, url: '' });
  });
});
