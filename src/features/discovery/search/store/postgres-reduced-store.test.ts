import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { kinds } from '../../../../content/kinds.ts';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { createWriter } from '../../../../platform/item/writing/write-units.ts';
import { ownSite } from '../../../../platform/kernel/site-context.ts';
import { knownKinds } from '../domain/known-kinds.ts';
import type { Question } from '../domain/search-question.ts';
import { createReducedSearch } from '../use-cases/reduced-search.ts';
import { postgresReducedStore } from './postgres-reduced-store.ts';

const write = createWriter(kinds);
const identity = (id: number, sld: string) => ({ id, sld, defaultLanguage: 'en' as const });
const optics = ownSite(identity(1, 'optics'));
const portal = ownSite(identity(3, 'portal'), [1]);

const store = (site: number, ...units: DraftUnit[]) =>
  atHome.app.database.transaction({ reads: [site], writes: site }, (transaction) => write(transaction, site, units));

const physics = { kind: 'subject', key: 'physics' };

const paper = (key: string, title: string, names: object[], more: Partial<ItemDraft> = {}): DraftUnit => ({
  mentioned: [
    { kind: 'journal', key: '1234-5679', titles: { en: 'Sample Journal' }, details: {} },
    { kind: 'subject', key: 'physics', titles: { en: 'Physics' }, details: { code: 'physics' } },
    { kind: 'subject', key: 'cooling', titles: { en: 'Cooling' }, details: { code: 'cooling', parent: physics } },
  ],
  main: {
    kind: 'article',
    key,
    doi: key,
    titles: { en: title },
    publishedOn: '2024-05-06',
    language: 'en',
    details: { journal: { kind: 'journal', key: '1234-5679' }, volume: '7', firstPage: '1' },
    parts: { contributor: names.map((name) => ({ names: name })) },
    ...more,
  },
  members: [],
});

const zhang = { en: { full: 'Sān Zhāng', family: 'Zhāng', given: 'Sān' }, zh: { full: '张三' } };

const atHome = useTestApp(async (app) => {
  for (const [id, sld] of [
    [1, 'optics'],
    [2, 'other'],
    [3, 'portal'],
  ] as const)
    await storeSite(app, { id, sld, gathers: id === 3 ? [1] : [] });
  for (const site of [1, 2])
    await store(
      site,
      paper('10.5555/laser', 'Laser “cooling” of Müller–atoms', [zhang], { publishedOn: '2020-01-02' }),
      paper('10.5555/lasers-2', 'Laser cooling of molecules', [{ en: { full: 'Ann Lee' } }], {
        summaries: { en: 'x'.repeat(900) },
        subjects: [{ kind: 'subject', key: 'cooling' }],
      }),
      paper('10.5555/zh', 'Perovskite', [zhang], {
        titles: { zh: '钙钛矿（ＡＢ）太阳能电池', en: 'Perovskite cells' },
      }),
      paper('10.5555/draft', 'Laser cooling in draft', [zhang], { status: 'draft' }),
    );
  await store(1, {
    mentioned: [],
    main: {
      kind: 'book',
      key: 'a-book',
      titles: { en: 'A book of lasers' },
      details: { authors: [{ names: { en: { full: 'Ann Lee' } } }] },
    },
    members: [],
  });
});

const plain: Question = {
  text: '',
  scope: 'thesis',
  match: 'fuzzy',
  within: [],
  years: { from: null, to: null },
  chosen: {},
  sort: { field: 'relevance', direction: 'desc' },
  page: 0,
  size: 20,
  cursor: null,
};

const search = (question: Partial<Question>, site = optics, collections?: readonly string[]) =>
  createReducedSearch(postgresReducedStore(atHome.app.database), knownKinds(kinds), 5_000)(
    site,
    { ...plain, ...question },
    collections,
  );
const found = async (question: Partial<Question>, site = optics) => {
  const { hits } = await search(question, site);
  return hits.map(({ doi, titles }) => doi ?? titles.en);
};

describe('without the engine a reader finds', () => {
  test.each([
    ['a DOI', '10.5555/LASER', ['10.5555/laser']],
    ['a DOI as an address', 'https://doi.org/10.5555/laser', ['10.5555/laser']],
    ['a title in other case, accents, quotes and hyphens', 'LASER cooling of Muller Atoms', ['10.5555/laser']],
    ['a title by its beginning', 'laser coo', ['10.5555/lasers-2', '10.5555/laser']],
    ['a Chinese title by its beginning', '钙钛矿(AB', ['10.5555/zh']],
    ['an author in either order', 'zhang san', ['10.5555/zh', '10.5555/laser']],
    ['an author in the order as printed', 'San Zhang', ['10.5555/zh', '10.5555/laser']],
    ['an author by a whole name only', 'zha', []],
    ['an author by the first word', 'zhang', ['10.5555/zh', '10.5555/laser']],
    ['a Chinese author', '张三', ['10.5555/zh', '10.5555/laser']],
    ['one or the other', '张三 OR Ann Lee', ['10.5555/zh', '10.5555/lasers-2', '10.5555/laser']],
    ['both', 'laser AND muller', ['10.5555/laser']],
    ['one without the other', 'laser NOT muller', ['10.5555/lasers-2']],
    ['by one field', 'authors_tic:laser', []],
    ['nothing by signs alone', '%_*"?', []],
    ['nothing by SQL', `' or 1=1 --`, []],
    ['everything of the scope, the newest first, by nothing', '', ['10.5555/zh', '10.5555/lasers-2', '10.5555/laser']],
  ])('%s: %s', async (_, text, dois) => {
    expect(await found({ text })).toEqual(dois);
  });

  test('books and their authors in the scope of periodicals', async () => {
    expect(await found({ text: 'lee', scope: 'periodical' })).toEqual([]);
    expect(await found({ text: 'Ann Lee', scope: 'periodical' })).toEqual(['A book of lasers']);
    expect(await found({ text: 'Ann Lee', scope: 'periodical', kinds: ['journal'] })).toEqual([]);
  });

  test('what is narrowed by years, by words within, by choices; and what could not be narrowed is said', async () => {
    expect(await found({ text: 'laser', years: { from: 2019, to: 2020 } })).toEqual(['10.5555/laser']);
    expect(await found({ text: 'laser', within: ['molecules'] })).toEqual(['10.5555/lasers-2']);
    expect(
      await found({ text: 'laser', chosen: { author: ['1␟Ann LEE'], accessType: ['1'], language: ['en'] } }),
    ).toEqual(['10.5555/lasers-2']);
    expect(await found({ text: 'laser', chosen: { publicationType: ['3'] } })).toEqual([]);
    expect((await search({ text: 'laser', chosen: { institution: ['x'], author: ['Ann Lee'] } })).ignored).toEqual([
      'institution',
    ]);
  });

  test('what is of a subject or of a narrower one', async () => {
    const scope = { reads: [1], writes: null };
    const rows = await atHome.app.database.rows(
      scope,
      statement<{ id: string }>`
      select id::text as id from subject where site_id = 1 and code = 'physics'`,
    );
    expect(await found({ chosen: { subject: rows.map(({ id }) => `${id}␟Physics`) } })).toEqual(['10.5555/lasers-2']);
  });

  test('page by page in the asked order, with the number of all', async () => {
    const sort = { field: 'publishDate', direction: 'asc' } as const;
    expect(await found({ text: 'laser', sort, size: 1 })).toEqual(['10.5555/laser']);
    expect(await found({ text: 'laser', sort, size: 1, page: 1 })).toEqual(['10.5555/lasers-2']);
    expect(await search({ text: 'laser', size: 1, page: 900 })).toMatchObject({
      hits: [],
      total: 2,
      totalIsLowerBound: false,
    });
  });
});

test('a hit has what it prints', async () => {
  const { hits } = await search({ text: '10.5555/lasers-2' });
  expect(hits[0]).toMatchObject({
    site: 1,
    kind: 'article',
    titles: { en: 'Laser cooling of molecules' },
    summaries: { en: 'x'.repeat(600) },
    authors: [{ names: { en: 'Ann Lee' }, expertId: null }],
    authorCount: 1,
    year: 2024,
    volume: '7',
    firstPage: '1',
    journal: { names: { en: 'Sample Journal' } },
    publishedOn: '2024-05-06',
    doi: '10.5555/lasers-2',
    visits: 0,
    accessType: 1,
    publicationType: 0,
    integrity: null,
    thesis: null,
    score: null,
  });
});

test('a portal finds what it gathers, each site its own, and nobody a draft', async () => {
  expect((await search({ text: 'laser' }, portal)).hits.map(({ id }) => BigInt(id) >> 40n)).toEqual([1n, 1n]);
  expect(
    (await search({ text: 'laser' }, ownSite(identity(2, 'other')))).hits.map(({ id }) => BigInt(id) >> 40n),
  ).toEqual([2n, 2n]);
});

test('what changes is found by its new words and no longer by its old ones, in the same transaction', async () => {
  await store(1, paper('10.5555/change', 'Before', [zhang, { en: { full: 'Old Name' } }]));
  await store(1, paper('10.5555/change', 'After', [{ en: { full: 'New Name' } }]));
  expect(await found({ text: 'before' })).toEqual([]);
  expect(await found({ text: 'after' })).toEqual(['10.5555/change']);
  expect(await found({ text: 'old name' })).toEqual([]);
  expect(await found({ text: 'new name' })).toEqual(['10.5555/change']);
});

test('an id that no collection can have finds nothing', async () => {
  expect((await search({ text: 'laser' }, optics, ['9999999999999999999'])).hits).toEqual([]);
});

test('a database that takes too long is not waited for', async () => {
  const slow = { ...atHome.app.database, rows: () => new Promise<never>(() => {}) };
  const answer = await createReducedSearch(
    postgresReducedStore(slow),
    knownKinds(kinds),
    50,
  )(optics, { ...plain, text: 'laser' });
  expect(answer).toMatchObject({ hits: [], totalIsLowerBound: true });
});
