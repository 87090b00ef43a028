import { afterAll, expect, test, vi } from 'vitest';
import { indexAll } from '../../../../../tests/isolation/search-content.ts';
import { dropIndices } from '../../../../../tests/support/indices.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import { kinds } from '../../../../content/kinds.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { knownKinds } from '../domain/known-kinds.ts';
import { postgresRelated } from '../store/postgres-related.ts';
import { createFindRelated } from '../use-cases/find-related.ts';

vi.setConfig({ testTimeout: 30_000 });

const papers = [
  { site: 1, key: '10.5555/a', title: 'Stable perovskite solar cells', keyword: 'perovskite' },
  { site: 1, key: '10.5555/b', title: 'Perovskite films under light', keyword: 'perovskite' },
  { site: 1, key: '10.5555/c', title: 'Growth of river deltas', keyword: 'sediment' },
  { site: 2, key: '10.5555/d', title: 'Stable perovskite solar modules', keyword: 'perovskite' },
  { site: 4, key: '10.5555/e', title: 'Stable perovskite solar cells abroad', keyword: 'perovskite' },
];
const ids = new Map<string, string>();

/** Figures, each in a paper of its own but for the second, which stands next to the first. */
const figures = [
  { paper: '10.5555/a', number: 1, caption: 'Efficiency of perovskite cells over time' },
  { paper: '10.5555/a', number: 2, caption: 'Efficiency of perovskite cells under heat' },
  { paper: '10.5555/b', number: 1, caption: 'Perovskite films: efficiency and thickness' },
  { paper: '10.5555/c', number: 1, caption: 'Map of the delta' },
];

async function fill(app: TestApp): Promise<void> {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'solar' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 2] });
  await storeSite(app, { id: 4, sld: 'stranger' });
  for (const { site, key, title, keyword } of papers) {
    const main = {
      kind: 'article',
      key,
      doi: key,
      language: 'en',
      titles: { en: title },
      keywords: { en: [keyword] },
      details: { type: 'research-article' },
    };
    const members = figures.flatMap(({ paper, number, caption }) =>
      paper === key && site === 1
        ? [
            {
              kind: 'figure',
              key: `${key}#fig${number}`,
              language: 'en',
              titles: { en: caption },
              details: { article: { kind: 'article', key }, position: number, captions: { en: `<p>${caption}</p>` } },
            },
          ]
        : [],
    );
    await app.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
      app.app.write(transaction, site, [{ mentioned: [], main, members }]),
    );
    await app.owner.query(`select set_config('app.reads', '${site}', false)`);
    const { rows } = await app.owner.query("select id, source_key from item where kind in ('article', 'figure')");
    for (const { id, source_key } of rows) ids.set(source_key, String(id));
  }
  await indexAll(app);
}

const portal = useTestApp(fill);
afterAll(() => dropIndices(portal.app.settings));

const related = async (host: string, key: string, tries = 6): Promise<{ id: string; resName: string }[]> => {
  const { data } = await portal.get(`${host}.localhost`, `/front/front-article/related?id=${ids.get(key)}`);
  if (data.available || tries === 0) return data.content;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return related(host, key, tries - 1);
};

test('papers that share words with this one are related, not itself and not those of other sites', async () => {
  expect((await related('optics', '10.5555/a')).map(({ id }) => id)).toEqual([ids.get('10.5555/b')]);
});

test('a portal relates papers of all sites that it gathers, and of no other', async () => {
  const found = (await related('www', '10.5555/a')).map(({ id }) => id);
  expect(new Set(found)).toEqual(new Set([ids.get('10.5555/d'), ids.get('10.5555/b')]));
});

test('figures are like others by their captions, not like those of their own paper', async () => {
  await related('optics', '10.5555/a');
  const { data } = await portal.get(
    'optics.localhost',
    `/front/search/related?kind=figure&id=${ids.get('10.5555/a#fig1')}`,
  );
  expect(data.content.map(({ id }: { id: string }) => id)).toEqual([ids.get('10.5555/b#fig1')]);
});

test('any kind that is published can be asked for, and no other', async () => {
  await related('optics', '10.5555/a');
  const ask = (kind: string) =>
    portal.get('optics.localhost', `/front/search/related?kind=${kind}&id=${ids.get('10.5555/a')}`);
  expect((await ask('article')).data.content.map(({ id }: { id: string }) => id)).toEqual([ids.get('10.5555/b')]);
  for (const { name } of kinds) expect((await ask(name)).status, name).toBe(0);
  expect((await ask('unheard-of')).status).toBe(400);
});

test('a paper without words in common has none', async () => {
  expect(await related('optics', '10.5555/c')).toEqual([]);
});

test('an id of another site is refused, one of nothing has no relations', async () => {
  const ask = (id: string | undefined) => portal.get('optics.localhost', `/front/front-article/related?id=${id}`);
  expect((await ask(ids.get('10.5555/e'))).status).toBe(10001);
  expect((await ask(idOf(1, 999))).data).toEqual({ content: [], available: true });
});

/** A site as its own host asks about it, and a count of what the engine is asked. */
const site = { id: 1, sld: 'optics', defaultLanguage: 'en' } as const;
const optics = { host: site, target: site, reads: [1], writes: 1 };
const paperA = () => ({ site: optics, owner: optics, sites: [1], id: ids.get('10.5555/a') ?? '', kind: 'article' });

function countingFind() {
  const requests: object[] = [];
  const search: typeof portal.app.engine.search = (sites, families, request) => {
    requests.push(request.query);
    return portal.app.engine.search(sites, families, request);
  };
  const find = createFindRelated({
    engine: { ...portal.app.engine, search },
    circuit: async (work) => ({ ok: true, value: await work() }),
    kinds: knownKinds(kinds),
    store: postgresRelated(portal.app.database),
    log: portal.app.log,
  });
  return async () => {
    requests.length = 0;
    const { content } = await find({ ...paperA(), language: 'en' });
    return {
      found: content.map(({ id }) => id),
      times: requests.length,
      isAlike: /more_like/.test(JSON.stringify(requests)),
    };
  };
}

const asOwner = async (text: string, values: readonly unknown[]) => {
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  return portal.owner.query(text, [...values]);
};

test('what is alike is asked of the engine once, and again when the paper changes', async () => {
  await related('optics', '10.5555/a');
  await asOwner('delete from related_item', []);
  const ask = countingFind();
  const b = ids.get('10.5555/b');
  expect(await ask()).toEqual({ found: [b], times: 2, isAlike: true });
  await vi.waitFor(async () => expect(await ask()).toEqual({ found: [b], times: 1, isAlike: false }));

  await asOwner('update item set keywords = keywords where id = $1', [ids.get('10.5555/a')]);
  expect(await ask()).toMatchObject({ times: 2, isAlike: true });
  // The index has not heard of the change: what it says is not kept for the paper as it is now.
  expect(await ask()).toMatchObject({ times: 2, isAlike: true });
  await indexAll(portal);
  await vi.waitFor(async () => expect(await ask()).toEqual({ found: [b], times: 1, isAlike: false }), 10_000);

  await asOwner("update related_item set made_at = now() - interval '8 days'", []);
  expect(await ask()).toMatchObject({ isAlike: true });
});

test('a related paper that is gone is gone from what was kept as well', async () => {
  const ask = countingFind();
  await vi.waitFor(async () => expect((await ask()).isAlike).toBe(false), 10_000);
  const b = ids.get('10.5555/b');
  await asOwner("update item set status = 'withdrawn', withdrawn_on = '2026-01-01' where id = $1", [b]);
  await indexAll(portal);
  await vi.waitFor(async () => expect(await ask()).toEqual({ found: [], times: 1, isAlike: false }), 10_000);
});

test('while the engine is away the list is empty and says why', async () => {
  const find = createFindRelated({
    engine: portal.app.engine,
    circuit: async () => ({ ok: false, failure: 'away' }),
    kinds: knownKinds(kinds),
    store: postgresRelated(portal.app.database),
    log: portal.app.log,
  });
  expect(await find({ ...paperA(), language: 'en' })).toEqual({ content: [], available: false });
});
