import { describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { siteCommand } from '../../../../processes/commands/site.ts';
import { templateNames } from '../domain/site.ts';

const host = 'optics.localhost';
let operator: SampleMember;
let owner: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'www', classification: 'portal' });
  operator = await storeConsoleUser(app, { userName: 'operator', role: 'operator', site: 1 });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
});

const wanted = {
  sld: 'chemistry',
  names: { zh: '化学快报', en: 'Chemistry Letters' },
  classification: 'journal',
  languages: ['zh', 'en'],
  defaultLanguage: 'zh',
  template: 'journal',
};
const create = (change: object, who = operator) =>
  portal.post(host, '/console/sites/create', { ...wanted, ...change }, who.headers);

describe('a new site', () => {
  test('answers at once, with its name, navigation, modules and look', async () => {
    const { data } = await create({});
    expect(data).toMatchObject({ outcome: 'created', host: 'chemistry.localhost' });
    const at = (path: string) => portal.get('chemistry.localhost', path);
    expect((await at('/front/site/getHostSite')).data).toMatchObject({ sld: 'chemistry', state: 'open' });
    expect((await at('/front/site/getConfigHeader')).data).toMatchObject({ name: wanted.names, mark: '化' });
    const channels = (await at('/front/channel/getChannelList')).data;
    expect(channels.map(({ code }: { code: string }) => code)).toContain('directory');
    const modules = (await at('/front/module/getModuleList')).data;
    expect(modules.map(({ code }: { code: string }) => code)).toContain('currentIssue');
    expect((await at('/front/tools/getToolsList')).data).toHaveLength(4);
    expect((await at('/front/site/getTheme')).data.homeGrid).toBe('journal');
  });

  test.each(templateNames)('can be made from the template %s', async (template) => {
    const { data } = await create({ sld: `from-${template}`, template });
    expect(data.outcome).toBe('created');
  });

  test('is on record in its own log, by the operator who made it', async () => {
    const { data } = await portal.get('chemistry.localhost', '/console/changes', operator.headers);
    const made = data.content.at(-1);
    expect(made).toMatchObject({ action: 'create', kind: 'site', by: 'operator', isRestorable: false });
    const wanted = { number: made.number, to: 'after' };
    const restored = await portal.post('chemistry.localhost', '/console/document/restore', wanted, operator.headers);
    expect(restored.http).toBe(404);
  });

  test('can be gathered by a portal, whose pages the edge then lets go', async () => {
    await portal.owner.query('delete from dirty_mark');
    expect((await create({ sld: 'physics', portals: ['www'] })).data.outcome).toBe('created');
    const { rows } = await portal.owner.query('select portal_id from site_gathering');
    expect(rows).toEqual([{ portal_id: 2 }]);
    const marks = await portal.owner.query("select site_id from dirty_mark where sink = 'edge' and item_id = 0");
    expect(marks.rows.map(({ site_id }) => site_id)).toContain(2);
  });

  test.each([
    ['a prefix that is taken', { sld: 'optics' }, ['sld']],
    ['a prefix that is no part of a host', { sld: 'no good' }, ['sld']],
    ['no name', { sld: 'nameless', names: {} }, ['names']],
    ['a default language that it has not', { sld: 'tongues', defaultLanguage: 'fra' }, ['defaultLanguage']],
    ['a portal that is not there', { sld: 'lost', portals: ['nowhere'] }, ['portals']],
    ['an owner without an address', { sld: 'ownerless', ownerEmail: 'nobody' }, ['ownerEmail']],
  ] as const)('is refused with %s', async (_, change, paths) => {
    const { data } = await create(change);
    expect(data.outcome).toBe('refused');
    expect(data.problems.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test('two that are made at the same moment get a number each', async () => {
    const made = await Promise.all(['one', 'two', 'three'].map((end) => create({ sld: `twin-${end}` })));
    expect(made.map(({ data }) => data.outcome)).toEqual(['created', 'created', 'created']);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(3);
  });

  test('an owner may not make one', async () => {
    expect((await create({ sld: 'wanted' }, owner)).http).toBe(403);
  });

  test('is made by the command in the same way', async () => {
    await siteCommand.run(portal.app, ['add', 'geology', '--name', 'Geology', '--template', 'journal']);
    expect((await portal.get('geology.localhost', '/front/channel/getChannelList')).data.length).toBeGreaterThan(0);
  });
});

describe('the list of sites', () => {
  const list = async (query: string, who = operator) => portal.get(host, `/console/sites${query}`, who.headers);

  test('shows them by prefix, page by page, with their names', async () => {
    const { data } = await list('?size=2');
    expect(data.content).toHaveLength(2);
    expect(data.content[0]).toMatchObject({ sld: 'chemistry', names: wanted.names, state: 'open' });
    expect(data.totalElements).toBeGreaterThan(5);
  });

  test('finds them by part of a prefix or host, and takes signs of a pattern as they are', async () => {
    expect((await list('?text=optic')).data.content.map(({ sld }: { sld: string }) => sld)).toEqual(['optics']);
    expect((await list('?text=%25')).data.content).toEqual([]);
  });

  test.each(['letters', '学快', 'CHEMISTRY LET'])('finds them by the name that readers see: %s', async (words) => {
    await create({ sld: 'sediment', names: { en: 'Mud and Sand' } });
    const slds = (await list(`?text=${encodeURIComponent(words)}`)).data.content.map(({ sld }: { sld: string }) => sld);
    expect(slds).toContain('chemistry');
    expect(slds).not.toContain('sediment');
  });

  test('is for operators', async () => {
    expect((await list('', owner)).http).toBe(403);
  });
});
