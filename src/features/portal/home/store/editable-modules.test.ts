import { describe, expect, test, vi } from 'vitest';
import { soon, useConsole } from '../../../../../tests/support/console.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const [channel, plain, banner, facts, newer, slide] = [
  ...[idOf(1, 10), idOf(1, 11), idOf(1, 30)],
  ...[idOf(1, 20), idOf(1, 21), idOf(1, 31)],
] as [string, string, string, string, string, string];
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await app.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await storeRows(app, 1, 'channel', [
    { id: channel, position: 0, code: 'newComposite', names: { en: 'Topics', zh: '专题' } },
    { id: plain, position: 1, code: 'news', names: { en: 'News' } },
  ]);
  await storeRows(app, 2, 'channel', [
    { id: idOf(2, 10), position: 0, code: 'newComposite', names: { en: 'Foreign' } },
  ]);
  await storeRows(app, 1, 'module', [
    {
      id: facts,
      position: 0,
      code: 'facts',
      style_id: 'panel',
      titles: { en: 'Facts' },
      settings: { facts: ['issn', 'cn'], fromTomorrow: 1 },
    },
    { id: newer, position: 1, code: 'hologram', style_id: '' },
  ]);
  await storeRows(app, 1, 'banner_item', [
    {
      id: slide,
      banner_id: banner,
      position: 0,
      type: 'link',
      url: '/news',
      index_id: 'kept',
      res_name: { en: 'First' },
    },
  ]);
});
const editorial = useConsole(portal, host, () => editor);
const publicModules = async (page = '') =>
  (await portal.get(host, `/front/module/getModuleList${page && `?channelId=${page}`}`)).data;
const arrange = (page: string, edit: (modules: object[]) => unknown[]) =>
  editorial.publish('modules', page, ({ modules }) => ({ modules: edit(modules) }));

test('the pages to arrange are the home and those that can hold modules', async () => {
  const { data } = await portal.get(host, '/console/documents?kind=modules', editor.headers);
  expect(data.content.map(({ id, note }: { id: string; note: string }) => [id, note])).toEqual([
    ['home', '2'],
    [channel, '0'],
  ]);
});

test('a module has the fields of its code, with what the site has to choose from', async () => {
  const { document, fields } = await editorial.open('modules', 'home');
  expect(document.modules).toHaveLength(1);
  expect(document.modules[0]).toMatchObject({
    id: facts,
    code: 'facts',
    factsStyle: 'panel',
    bannerStyle: null,
    facts: [{ name: 'issn' }, { name: 'cn' }],
  });
  const field = (name: string) => fields[0].of.find((one: { name: string }) => one.name === name);
  expect(field('bannerId').choices).toMatchObject([{ value: banner, label: 'First' }]);
  expect(field('columnId').choices.map(({ label }: { label: string }) => label)).toEqual(['Topics', 'News']);
});

describe('an arranged page', () => {
  test('keeps its modules’ ids and what only a newer version understands, and reaches readers and the edge', async () => {
    await editorial.purged();
    const fresh = { id: 'new-a', code: 'banner', area: 'wide', bannerId: banner, bannerStyle: 'light', size: 7 };
    expect(await arrange('home', ([first]) => [fresh, { ...first, area: 'side' }])).toMatchObject({
      outcome: 'stored',
    });
    expect(await editorial.purged()).toContain('f1');
    await vi.waitFor(async () => expect(await publicModules()).toHaveLength(2), soon);
    expect(await publicModules()).toMatchObject([
      { code: 'banner', area: 'wide', styleId: 'light', settings: { bannerId: banner }, items: [{ resName: 'First' }] },
      { id: facts, area: 'side', settings: { facts: ['issn', 'cn'] } },
    ]);
    const rows = await portal.owner.query(
      `select code, settings from module where site_id = 1 and channel_id is null order by code`,
    );
    expect(rows.rows).toEqual([
      { code: 'banner', settings: { bannerId: banner } },
      { code: 'facts', settings: { facts: ['issn', 'cn'], fromTomorrow: 1 } },
      { code: 'hologram', settings: {} },
    ]);
  });

  test('can be one of the navigation, and be undone', async () => {
    const entry = { code: 'links', area: 'main', links: [{ name: { en: 'DOI' }, url: 'https://www.doi.org/' }] };
    await arrange(channel, () => [{ id: 'new-b', ...entry }]);
    await vi.waitFor(async () => expect(await publicModules(channel)).toHaveLength(1), soon);
    await editorial.undo('modules', channel);
    expect((await editorial.open('modules', channel)).document).toEqual({ modules: [] });
  });

  test('keeps of a module’s style sheet only what is safe', async () => {
    await arrange(channel, () => [
      {
        id: 'new-c',
        code: 'search',
        area: 'wide',
        css: '[data-part="module"] { color: var(--theme-text); position: fixed }',
      },
    ]);
    const [{ css }] = (await editorial.open('modules', channel)).document.modules;
    expect(css).toContain('color');
    expect(css).not.toContain('fixed');
  });

  test.each([
    ['a banner that is not the site’s', { code: 'banner', area: 'wide', bannerId: idOf(2, 30) }, 'bannerId'],
    ['a text of no channel', { code: 'text', area: 'main' }, 'columnId'],
    ['no landline', { code: 'contact', area: 'side', contactPhone: '12' }, 'contactPhone'],
    ['colours that are hard to read', { code: 'search', area: 'wide', css: '[data-part="x"] { color: #ccc }' }, 'css'],
    ['no e-mail address', { code: 'contact', area: 'side', contactEmail: 'x' }, 'contactEmail'],
    ['an address that runs', { code: 'news', area: 'main', more: 'javascript:alert(1)' }, 'more'],
  ])('is refused with %s', async (_, entry, field) => {
    expect(await arrange(channel, () => [{ id: 'new-d', ...entry }])).toMatchObject({
      outcome: 'refused',
      problems: [{ path: `modules.0.${field}` }],
    });
  });

  test('is never one of another site', async () => {
    const answer = await portal.get(host, `/console/document?kind=modules&id=${idOf(2, 10)}`, editor.headers);
    expect(answer.http).toBe(404);
  });
});

describe('a banner', () => {
  test('is a document of slides that reaches readers; what is stored about them otherwise stays', async () => {
    const saved = await editorial.publish('banner', banner, ({ slides, ...rest }) => ({
      ...rest,
      slides: [{ id: '', names: { en: 'Second' }, type: 'article', doi: '10.1/a' }, ...slides],
    }));
    expect(saved).toMatchObject({ outcome: 'stored', id: banner });
    await vi.waitFor(async () => expect((await publicModules())[0].items).toHaveLength(2), soon);
    expect((await publicModules())[0].items).toMatchObject([
      { resName: 'Second', target: { href: '/article/doi/10.1/a' } },
      { bannerItemId: slide, indexId: 'kept', target: { href: '/news' } },
    ]);
  });

  test('that was deleted comes back under the id by which modules know it', async () => {
    const { state } = await editorial.open('banner', banner);
    await portal.post(host, '/console/document/remove', { kind: 'banner', id: banner, state }, editor.headers);
    expect((await portal.get(host, `/console/document?kind=banner&id=${banner}`, editor.headers)).http).toBe(404);
    await editorial.undo('banner', banner);
    expect((await editorial.open('banner', banner)).document.slides).toHaveLength(2);
  });

  test('is made anew with an id of its own', async () => {
    const slides = [{ id: '', names: { zh: '新' }, type: 'link', address: '/news' }];
    const made = await editorial.publish('banner', 'new', () => ({ id: '', slides }));
    expect(made).toMatchObject({ outcome: 'stored', id: expect.stringMatching(/^\d+$/) });
    expect((await editorial.open('banner', made.id)).document.slides).toMatchObject([
      { type: 'link', address: '/news' },
    ]);
  });

  test('whose slide leads to an address needs one', async () => {
    const saved = await editorial.publish('banner', 'new', () => ({ slides: [{ names: { en: 'x' }, type: 'link' }] }));
    expect(saved).toMatchObject({ outcome: 'refused', problems: [{ path: 'slides.0.address' }] });
  });
});

test('nobody makes another home page past the one that is there', async () => {
  const wanted = { kind: 'modules', id: 'new', state: '', document: { modules: [] }, as: 'published' };
  expect((await portal.post(host, '/console/document/save', wanted, editor.headers)).http).toBe(404);
});
