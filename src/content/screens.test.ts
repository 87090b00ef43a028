import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawnPage } from '../../tests/support/drawn-page.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import ListPage from '../features/discovery/lists/pages/list-page.tsx';
import { loadList } from '../features/discovery/lists/parts/load-list.ts';
import type { DraftRow, ItemDraft } from '../platform/item/writing/item-draft.ts';
import { madeHere } from '../platform/ports/storable.ts';
import CollectionPage, { loader as loadCollectionPage } from './album/pages/collection-page.tsx';
import ArticlePage, { loader as loadArticlePage } from './article/pages/article-page.tsx';
import IssuePage, { loader as loadIssuePage } from './issue/pages/issue-page.tsx';
import IssuesPage, { loader as loadIssues } from './issue/pages/issues-page.tsx';

const host = 'optics.localhost';
const body = Buffer.from('<section><h2>Whole text</h2><p>Every word of it.</p></section>');
const sha256 = createHash('sha256').update(body).digest('hex');
const named = (kind: string) => ({ kind, key: `sample ${kind}` });

const itemDraft = (kind: string, details: DraftRow = {}, more: Partial<ItemDraft> = {}): ItemDraft => ({
  ...named(kind),
  titles: { en: `Sample ${kind}` },
  publishedOn: '2026-03-01',
  details,
  ...more,
});
const issue = (number: string): ItemDraft => ({
  ...itemDraft('issue', { journal: named('journal'), year: 2026, volume: '7', issue: number }),
  key: `issue ${number}`,
  titles: {},
  publishedOn: `2026-0${number}-01`,
});

/** Each after what it names. */
const stages: readonly (readonly ItemDraft[])[] = [
  [
    itemDraft('journal'),
    itemDraft('book'),
    itemDraft('audio'),
    itemDraft('video'),
    itemDraft('news', { type: 'information' }),
    itemDraft('expert'),
    itemDraft('institution'),
  ],
  [issue('1'), issue('2'), itemDraft('special-issue', { journal: named('journal') })],
  [
    itemDraft(
      'article',
      {
        type: 'research-article',
        accessType: 0,
        body: sha256,
        journal: named('journal'),
        period: { kind: 'issue', key: 'issue 2' },
      },
      { files: [{ role: 'body', sha256, bytes: body.length, contentType: 'text/html', name: 'body' }] },
    ),
  ],
  [
    itemDraft('figure', { article: named('article'), position: 1 }),
    itemDraft('table', { article: named('article'), position: 1 }),
  ],
  [itemDraft('album', {}, { entries: ['article', 'figure', 'table', 'expert'].map(named) })],
];

const ids = new Map<string, string>();

const portal = useTestApp(async (app) => {
  // Its full texts are for members, but for what is open access.
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await app.app.files.put(madeHere(body), 'text/html');
  for (const drafts of stages)
    await app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
      app.app.write(
        transaction,
        1,
        drafts.map((main) => ({ mentioned: [], members: [], main })),
      ),
    );
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  const { rows } = await app.owner.query('select id, source_key from item');
  for (const { id, source_key: key } of rows) ids.set(key, String(id));
  await app.owner.query('update site set mag_id = $1 where site_id = 1', [ids.get('sample journal')]);
});

const pageAt = async (address: string, page: Parameters<typeof drawnPage>[3]) =>
  (await drawnPage(portal, host, address, page)).html;
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => heading.replaceAll(/<[^>]+>/g, ''));
const list = { load: loadList, Page: ListPage };
const loadedBy = (loader: (given: never) => Promise<unknown>) => (context: unknown, request: unknown) =>
  loader({ context, request } as never);

test.each([
  ['journal', 'journal'],
  ['article', 'article'],
  ['book', 'book'],
  ['figure', 'figure'],
  ['table', 'table'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['news', 'news'],
  ['special issue', 'special-issue'],
  ['virtual album', 'album'],
  ['expert', 'expert'],
  ['institution', 'institution'],
])('each %s is published and listed', async (_, kind) => {
  const { data } = await portal.get(host, `/front/item/list?kinds=${kind}`, { language: 'en' });
  expect(data.content).toMatchObject([{ id: ids.get(`sample ${kind}`), kind, resName: `Sample ${kind}` }]);
});

describe('a visitor, whom nobody knows, may browse', () => {
  test('the current issue of the journal, with its papers', async () => {
    const html = await pageAt('/issue', { load: loadedBy(loadIssuePage), Page: IssuePage });
    expect(headingsOf(html)).toEqual(['Vol.\u00a07, No.\u00a02 (2026)']);
    expect(html).toContain('Sample article');
  });

  test('all issues of the journal, by year', async () => {
    const html = await pageAt('/issues', { load: loadedBy(loadIssues), Page: IssuesPage });
    expect(headingsOf(html)).toEqual(['All issues']);
    for (const number of ['1', '2']) expect(html).toContain(`/issue?activeName=${ids.get(`issue ${number}`)}`);
  });

  test('news', async () => {
    const html = await pageAt('/news', list);
    expect(headingsOf(html)).toEqual(['News']);
    expect(html).toContain('Sample news');
  });

  test('the book list', async () => {
    const html = await pageAt('/bookList', list);
    expect(headingsOf(html)).toEqual(['Books']);
    expect(html).toContain('Sample book');
  });

  test('a virtual album, by the tabs of what it holds', async () => {
    const address = `/virtualProjectDetail?columnId=${ids.get('sample album')}`;
    const html = await pageAt(`${address}&tab=experts`, { load: loadedBy(loadCollectionPage), Page: CollectionPage });
    expect(headingsOf(html)).toEqual(['Sample album']);
    const tabs = [...html.matchAll(/href="[^"]*tab=(\w+)[^"]*"( aria-current="page")?/g)];
    expect(tabs.map(([, tab]) => tab)).toEqual(['thesis', 'picture', 'table', 'experts']);
    expect(tabs.at(-1)?.[2]).toContain('aria-current');
    expect(html).toContain('Sample expert');
  });
});

test('a visitor may read an article: what it is, and its whole text where it is open', async () => {
  const html = await pageAt(`/thesisDetails?columnId=${ids.get('sample article')}`, {
    load: (context, request) => loadArticlePage({ context, request, params: {} } as never),
    Page: ArticlePage,
  });
  expect(headingsOf(html)).toEqual(['Sample article']);
  expect(html).toContain('<p>Every word of it.</p>');
});
