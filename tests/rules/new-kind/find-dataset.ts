import { writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { kinds } from '../../../src/content/kinds.ts';
import { knownKinds } from '../../../src/features/discovery/search/domain/known-kinds.ts';
import { postgresReducedStore } from '../../../src/features/discovery/search/store/postgres-reduced-store.ts';
import { createReducedSearch } from '../../../src/features/discovery/search/use-cases/reduced-search.ts';
import type { ItemDraft } from '../../../src/platform/item/writing/item-draft.ts';
import { ownSite } from '../../../src/platform/kernel/site-context.ts';
import { indexAll } from '../../isolation/search-content.ts';
import { dropIndices } from '../../support/indices.ts';
import { storeSite } from '../../support/sites.ts';
import { useTestApp } from '../../support/test-app.ts';
import type { Found } from './found.ts';

// Runs inside a copy of the app that has the kind; what it finds is judged by the test that made the copy.

const tides = 'Tides of a sample river';
const draft = (kind: string, key: string, title: string, details = {}): ItemDraft => ({
  kind,
  key,
  titles: { en: title },
  publishedOn: '2026-01-02',
  language: 'en',
  details,
});

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  const units = [
    draft('dataset', 'tides', tides, { accession: 'SAMPLE-4711' }),
    draft('dataset', 'floods', 'Floods of a sample river', { accession: 'SAMPLE-4712' }),
    draft('subject', 'rivers', 'Tides as a subject', { code: 'rivers' }),
    draft('news', 'tides-news', 'Tides in the news', { type: 'information' }),
  ].map((main) => ({ mentioned: [], main, members: [] }));
  await app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) => app.app.write(transaction, 1, units));
  await indexAll(app);
});
afterAll(() => dropIndices(portal.app.settings));

type Listed = { readonly kind: string; readonly resName: string; readonly url: string };

const ask = async (path: string, sld = 'optics') => (await portal.get(`${sld}.localhost`, path)).data;
const listed = async (path: string, sld = 'optics') =>
  (await ask(path, sld)).content.map(({ kind, resName, url }: Listed) => ({ kind, title: resName, url }));
const text = async (url: string) =>
  (await portal.server.inject({ method: 'GET', url, headers: { host: 'optics.localhost' } })).body;
const parts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, inside = '']) => inside);

async function whileTheEngineIsAway(): Promise<string[]> {
  const search = createReducedSearch(postgresReducedStore(portal.app.database), knownKinds(kinds), 5_000);
  const { hits } = await search(ownSite({ id: 1, sld: 'optics', defaultLanguage: 'en' }), {
    text: 'tides',
    scope: 'others',
    match: 'fuzzy',
    within: [],
    years: { from: null, to: null },
    chosen: {},
    sort: { field: 'relevance', direction: 'desc' },
    page: 0,
    size: 20,
    cursor: null,
  });
  return hits.map(({ kind }) => kind);
}

// Just after its start the engine is slower than a reader is let wait, and the database answers in its place.
const asAnEngineAtWork = (path: string) =>
  vi.waitFor(
    async () => {
      const answer = await ask(path);
      expect(answer.reduced).toBe(false);
      return answer;
    },
    { timeout: 30_000, interval: 500 },
  );

test('what the app knows of a dataset', async () => {
  const own = (await listed('/front/item/list?kinds=dataset')).find(({ title }: { title: string }) => title === tides);
  const id = new URLSearchParams(own?.url.split('?')[1]).get('columnId') ?? '';
  const search = await asAnEngineAtWork('/front/advSearch?scope=others&q=tides');
  const clusters = await ask('/front/advSearch/clusters?scope=others&q=tides');
  const found: Found = {
    id,
    list: own ? [own] : [],
    newest: await listed('/front/item/list'),
    stranger: await listed('/front/item/list?kinds=dataset', 'stranger'),
    search: { reduced: search.reduced, kinds: search.content.map(({ kind }: Listed) => kind) },
    byAccession: (await listed('/front/advSearch?scope=others&q=SAMPLE-4711')).map(({ kind }: Listed) => kind),
    papers: await listed('/front/advSearch?scope=thesis&q=tides'),
    othersCounted: clusters.scopes.others,
    kindsCounted: clusters.clusters
      .find(({ name }: { name: string }) => name === 'kind')
      .values.map(({ value }: { value: string }) => value),
    whileAway: await whileTheEngineIsAway(),
    related: await listed(`/front/search/related?kind=dataset&id=${id}`),
    suggested: (await ask('/front/search/suggest?scope=others&q=tides')).map(({ text }: { text: string }) => text),
    feeds: {
      rss: parts(await text('/rss/site.rss'), 'title'),
      atom: parts(await text('/rss/search.atom?scope=others&q=tides'), 'title'),
    },
    sitemap: parts(await text('/sitemap-0.xml'), 'loc'),
    cited: (await ask(`/front/front-article/getPublicizeInfo?id=${id}`)).resName,
  };
  writeFileSync('found.json', JSON.stringify(found));
});
