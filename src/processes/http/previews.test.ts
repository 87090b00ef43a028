import fastify from 'fastify';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../tests/support/members.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import type { getNews } from '../../content/news/contract.ts';
import { createPreviewTokens, type PreviewLink } from '../../features/console/use-cases/preview-token.ts';
import type { getModuleList } from '../../features/portal/home/contract.ts';
import type { getConfigHeader } from '../../features/sites/site/contract.ts';
import { pageRequest } from '../../platform/ui/page-context.ts';
import { addPages } from './pages.ts';
import { addTheme } from './theme.ts';

const host = 'optics.localhost';
let editor: SampleMember;
let stranger: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await app.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)");
  editor = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  stranger = await storeConsoleUser(app, { userName: 'stranger', role: 'owner', site: 2 });
});

/** A page that says what it was given: a piece of news, the modules of the home page, and what its link is worth. */
async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, preview, placeHtml, placeLinks, signedIn } = context.get(pageRequest);
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('columnId') as never;
  const news = id ? await call<typeof getNews>('GET /front/front-news/{id}', { id }) : undefined;
  const modules = await call<typeof getModuleList>('GET /front/module/getModuleList', {} as never);
  const header = await call<typeof getConfigHeader>('GET /front/site/getConfigHeader', {});
  placeLinks('<https://example.org>; rel="cite-as"');
  placeHtml('head', '<meta name="citation_title">');
  const said = {
    pathname,
    preview,
    signedIn,
    name: header.ok ? header.value.name : null,
    title: news?.ok ? news.value.titles.en : null,
    modules: modules.ok ? modules.value.map(({ titles }) => titles.en) : modules.failure,
  };
  return new Response(JSON.stringify(said), { headers: { 'content-type': 'text/html' } });
}

const server = fastify();
beforeAll(() => {
  const build = {
    entry: { module: {} },
    routes: { root: { id: 'root', path: '*', module: { loader } } },
    future: {},
    basename: '/',
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  addTheme(server, portal.app);
  addPages(server, portal.app, build as unknown as ServerBuild, 'production', 'one');
});
afterAll(() => server.close());

const save = async (document: object, as: 'draft' | 'published', more: object = {}) =>
  (
    await portal.post(
      host,
      '/console/document/save',
      { kind: 'news', id: 'new', state: '', document, as, ...more },
      editor.headers,
    )
  ).data;
const link = (id: string, kind = 'news', who = editor) =>
  portal.post(host, '/console/document/preview', { kind, id }, who.headers);
const linkTo = async (id: string, kind?: string): Promise<string> => (await link(id, kind)).data.address;
const piece = (title: string) => ({ title: { en: title }, type: 'announcement', publishedOn: '2026-01-01' });
async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await server.inject({ url, headers: { host, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, said: answer.body ? JSON.parse(answer.body) : null };
}
const outcomeOf = async (url: string) => (await open(url)).said.preview;
/** A link as we would have signed it. */
const signed = (wanted: Partial<PreviewLink>) =>
  createPreviewTokens(portal.app.keysFor('previews')).write({
    site: 1,
    kind: 'news',
    id: 'one',
    made: Date.now(),
    until: Date.now() + 60_000,
    ...wanted,
  });

/** A hash of every row of every table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await portal.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await portal.owner.query(
      `select md5(string_agg(t::text, ' ' order by t::text)) as hash from ${name} t`,
    );
    hashes[name] = found.rows[0].hash;
  }
  return hashes;
}

let published: string;
let address: string;
beforeAll(async () => {
  published = (await save(piece('As published'), 'published')).id;
  const { data } = await portal.get(host, `/console/document?kind=news&id=${published}`, editor.headers);
  expect(data).toMatchObject({ hasPreview: false, address: expect.any(String) });
  await save({ ...data.document, title: { en: 'As drafted' } }, 'draft', { id: published, state: data.state });
  address = await linkTo(published);
});

describe('the link of a preview', () => {
  test('shows the newest draft to whoever has it, and everybody else the page as it is', async () => {
    expect((await open(address)).said).toMatchObject({
      title: 'As drafted',
      signedIn: false,
      preview: { state: 'draft', until: expect.stringMatching(/Z$/), token: expect.any(String) },
    });
    expect((await open(address, editor.headers)).said).toMatchObject({ title: 'As drafted', signedIn: false });
    const { data } = await portal.get(host, `/console/document?kind=news&id=${published}`, editor.headers);
    expect(data.hasPreview).toBe(true);
    await save({ ...data.document, title: { en: 'Drafted again' } }, 'draft', { id: published, state: data.state });
    expect((await open(address)).said.title).toBe('Drafted again');
    const plain = await open(address.replace(/&preview=.*/, ''));
    expect(plain.said).toMatchObject({ title: 'As published' });
    expect(plain.headers).toMatchObject({ 'surrogate-control': expect.any(String) });
  });

  test('is kept by nobody, found by no search engine, and told to no other site', async () => {
    const { headers } = await open(address);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'same-origin',
    });
    for (const name of ['surrogate-control', 'xkey', 'link', 'set-cookie']) expect(headers).not.toHaveProperty(name);
  });

  test('changes nothing in the database', async () => {
    const fresh = await linkTo((await save(piece('Never seen'), 'draft')).id);
    const before = await everything();
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect((await open(address)).said.preview.state).toBe('draft');
    expect((await open(fresh)).said).toMatchObject({ title: 'Never seen', preview: { state: 'unseen' } });
    expect(await everything()).toEqual(before);
  });

  test('shows what was never stored, until it is published', async () => {
    const { id, state } = await save(piece('New here'), 'draft');
    const to = await linkTo(id);
    expect((await open(to)).said).toMatchObject({ title: 'New here', preview: { state: 'unseen' } });
    await save(piece('New here'), 'published', { id, state });
    expect(await outcomeOf(to)).toEqual({ state: 'over' });
  });

  test('shows what an import left as a draft, and leads to the page once it is published', async () => {
    const { id } = await save(piece('Imported'), 'published');
    await portal.owner.query(`update item set status = 'draft' where site_id = 1 and id = $1`, [id]);
    const { data } = await portal.get(host, `/console/document?kind=news&id=${id}`, editor.headers);
    expect(data).toMatchObject({ address: null, hasPreview: true });
    const to = await linkTo(id);
    expect((await open(to)).said).toMatchObject({ title: 'Imported', preview: { state: 'unseen' } });
    expect((await open(to.replace(/&preview=.*/, ''))).said.title).toBe(null);
    await portal.owner.query(`update item set status = 'published' where site_id = 1 and id = $1`, [id]);
    const led = await open(to);
    expect([led.status, led.headers.location]).toEqual([302, to.replace(/&preview=.*/, '')]);
    expect(led.headers['cache-control']).toBe('private, no-store');
  });

  test('opens nothing after its end, at another site, of another thing, or if we did not write it', async () => {
    const at = (token: string) => address.replace(/preview=.*/, `preview=${token}`);
    const token = address.split('preview=')[1] as string;
    expect((await open(at(signed({ id: published })))).said.title).toBe('Drafted again');
    const wrong = [
      at(signed({ id: published, until: Date.now() - 1 })),
      at(signed({ id: published, site: 2 })),
      at(signed({ id: published, kind: 'nothing' })),
      at(signed({ id: published, kind: 'customer' })),
      at(token.replace(published, `${BigInt(published) + 1n}`)),
      at(token.replace('.news.', '.books.')),
      at(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      at(token.replace(/\.[^.]*$/, '')),
      at(''),
      address.replace(`columnId=${published}`, `columnId=${BigInt(published) + 1n}`),
      address.replace(/^[^?]*/, '/videoDetails'),
      `/?preview=${token}`,
    ];
    for (const url of wrong) expect(await outcomeOf(url), url).toEqual({ state: 'over' });
    const elsewhere = await open(address, { host: 'biology.localhost' });
    expect(elsewhere.said).toMatchObject({ title: null, preview: { state: 'over' } });
    expect(elsewhere.headers['cache-control']).toBe('private, no-store');
  });

  test('can be withdrawn; a later one opens', async () => {
    const end = (who: SampleMember) =>
      portal.post(host, '/console/document/endPreviews', { kind: 'news', id: published }, who.headers);
    expect((await end(stranger)).http).toBe(403);
    expect((await link(published, 'news', stranger)).http).toBe(403);
    expect((await open(address)).said.preview.state).toBe('draft');
    expect((await end(editor)).data).toEqual({ ended: true });
    expect(await outcomeOf(address)).toEqual({ state: 'over' });
    expect((await open(await linkTo(published))).said.preview.state).toBe('draft');
  });

  test('is refused for what is not complete, and shows nothing of what became incomplete', async () => {
    const { id, state } = await save(piece('Complete'), 'draft');
    const to = await linkTo(id);
    await save({ title: { en: 'No date' } }, 'draft', { id, state });
    expect((await link(id)).data).toMatchObject({ outcome: 'refused', problems: expect.any(Array) });
    expect(await outcomeOf(to)).toEqual({ state: 'incomplete' });
    expect((await link('new-nothing')).http).toBe(404);
  });
});

describe('what stands around pages', () => {
  const draftOf = async (kind: string, id: string, change: (document: object) => object) => {
    const { data } = await portal.get(host, `/console/document?kind=${kind}&id=${id}`, editor.headers);
    const saved = await save(change(data.document), 'draft', { kind, id, state: data.state });
    expect(saved.outcome).toBe('stored');
    const { data: linked } = await link(id, kind);
    expect(linked).toMatchObject({ outcome: 'linked' });
    return linked.address as string;
  };

  test('the layout of the home page is previewed, and no memory keeps any of it', async () => {
    const before = (await open('/homeNav')).said.modules;
    const to = await draftOf('modules', 'home', () => ({
      modules: [{ id: '', code: 'links', area: 'main', titles: { en: 'Drafted part' } }],
    }));
    expect(to).toMatch(/^\/\?preview=/);
    expect((await open(to)).said.modules).toEqual(['Drafted part']);
    expect((await open('/homeNav')).said.modules).toEqual(before);
    expect((await open(to.replace('/?', '/homeNav?'))).said).toMatchObject({
      pathname: '/homeNav',
      modules: ['Drafted part'],
    });
  });

  test('a theme is previewed through its stylesheet', async () => {
    const version = () => portal.app.siteMemory.version(1);
    const [sheet, before] = [async (url: string) => server.inject({ url, headers: { host } }), await version()];
    const plain = await sheet('/theme/current.css');
    const to = await draftOf('theme', 'one', (document) => ({ ...document, colourId: '7' }));
    const token = to.split('preview=')[1];
    const previewed = await sheet(`/theme/current.css?preview=${token}`);
    expect(previewed.body).not.toBe(plain.body);
    expect(previewed.headers['cache-control']).toBe('private, no-store');
    expect(previewed.headers).not.toHaveProperty('surrogate-control');
    expect((await sheet('/theme/current.css')).body).toBe(plain.body);
    expect((await sheet('/theme/current.css?preview=nothing')).body).toBe(plain.body);
    expect(await version()).toBe(before);
  });
});
