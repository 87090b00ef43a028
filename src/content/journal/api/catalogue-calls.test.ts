import { afterAll, describe, expect, test, vi } from 'vitest';
import { indexAll } from '../../../../tests/isolation/search-content.ts';
import { dropIndices } from '../../../../tests/support/indices.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import type { DraftRow, DraftUnit, ItemDraft } from '../../../platform/item/writing/item-draft.ts';

const journal = (key: string, titles: ItemDraft['titles'], details: DraftRow = {}, more: Partial<ItemDraft> = {}) => ({
  kind: 'journal',
  key,
  titles,
  details,
  ...more,
});
const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], main, members: [] });
const issue = (number: number) =>
  alone({
    kind: 'issue',
    key: `optics/2026/5/${number}`,
    titles: {},
    publishedOn: `2026-0${number}-01`,
    details: { journal: { kind: 'journal', key: 'optics' }, year: 2026, volume: '5', issue: String(number) },
  });
const subject: ItemDraft = { kind: 'subject', key: 'lasers', titles: { en: 'Lasers' }, details: { code: 'lasers' } };

const optics = journal(
  'optics',
  { en: 'Sample Optics', zh: '光学样刊' },
  {
    issn: '0000-0019',
    eissn: '0000-0027',
    cn: '00-0001/O4',
    frequency: 'monthly',
    impactFactor: 3.25,
    groupType: 'physics',
    sponsors: { en: 'Sample Society' },
    introductions: { en: 'About light.' },
  },
  {
    parts: {
      board_member: [
        {
          role: 'editor-in-chief',
          names: { en: { full: 'Anna Sample' }, zh: { full: '安娜' } },
          affiliations: { en: 'Sample University' },
          researchFields: { en: 'Lasers' },
          countries: { en: 'Norway' },
          bios: { en: 'A sample.' },
          expert: { kind: 'expert', key: 'anna' },
        },
        { role: 'member', names: { en: { full: 'Bo Sample' } } },
      ],
    },
  },
);
const stored: readonly (readonly [number, readonly DraftUnit[]])[] = [
  [
    1,
    [
      alone({ kind: 'expert', key: 'anna', titles: { en: 'Anna Sample' }, details: {} }),
      alone(optics),
      issue(1),
      issue(2),
      issue(3),
      {
        mentioned: [subject],
        members: [],
        main: {
          kind: 'article',
          key: 'p1',
          titles: { en: 'A paper' },
          publishedOn: '2026-01-01',
          details: {
            journal: { kind: 'journal', key: 'optics' },
            period: { kind: 'issue', key: 'optics/2026/5/2' },
          },
          subjects: [{ kind: 'subject', key: 'lasers' }],
        },
      },
    ],
  ],
  [2, [alone(journal('foreign', { en: 'Foreign' }))]],
  [4, [alone(journal('late', { en: 'Late' }))]],
  [5, [alone(journal('biology', { en: 'Biology', zh: '生物' }, { groupType: 'life', impactFactor: 7 }))]],
];

const ids = new Map<string, string>();
async function fill(test: TestApp): Promise<void> {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 4, sld: 'expired', columns: { expires_at: '2020-01-01' } });
  await storeSite(test, { id: 5, sld: 'biology' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [5, 4, 1] });
  for (const [site, content] of stored) {
    const scope = { reads: [site], writes: site };
    await test.app.database.transaction(scope, (transaction) => test.app.write(transaction, site, content));
    await test.owner.query(`select set_config('app.reads', '${site}', false)`);
    const { rows } = await test.owner.query('select id, source_key from item where site_id = $1', [site]);
    for (const row of rows) ids.set(row.source_key, String(row.id));
  }
  await indexAll(test);
}
const id = (key: string) => ids.get(key) ?? '';

const portal = useTestApp(fill);
afterAll(() => dropIndices(portal.app.settings));
vi.setConfig({ testTimeout: 30_000 });

describe('GET /front/front-publication/detail/{id}', () => {
  const detail = (journalId: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/front-publication/detail/${journalId}`);

  test('shows one journal with all its facts', async () => {
    const answer = await detail(id('optics'));
    expect(answer).toMatchObject({ http: 200, status: 0, headers: { xkey: `i${id('optics')}` } });
    expect(answer.data).toMatchObject({
      id: id('optics'),
      siteId: 1,
      publicationName: 'Sample Optics',
      issn: '0000-0019',
      periodCount: 3,
      impactFactor: 3.25,
      sponsor: { en: 'Sample Society' },
      introduction: { en: 'About light.' },
    });
  });

  test('a portal shows a journal of a site that it gathers and that is open, and no other', async () => {
    expect((await detail(id('optics'), 'www')).data.publicationName).toBe('Sample Optics');
    for (const foreign of ['foreign', 'late']) expect((await detail(id(foreign), 'www')).status).toBe(10001);
    expect((await detail(id('biology'))).status).toBe(10001);
  });

  test('what is no journal is not found', async () => {
    expect((await detail(id('p1'))).status).toBe(404);
  });
});

describe('GET /front/front-publication/search/searchByCat', () => {
  const search = (query = '', host = 'www', language = 'en') =>
    portal.get(`${host}.localhost`, `/front/front-publication/search/searchByCat${query}`, { language });
  const names = async (query: string, host = 'www', language = 'en') => {
    const { data } = await search(query, host, language);
    expect(data.reduced).toBe(false);
    return data.content.map(({ publicationName }: { publicationName: string }) => publicationName);
  };

  test('a portal lists the journals of its open sites by name, with letters and groups to choose from', async () => {
    const answer = await search();
    expect(answer).toMatchObject({ status: 0, headers: { xkey: `f3 i${id('biology')} i${id('optics')} l3 l5 l4 l1` } });
    expect(answer.data).toMatchObject({
      totalElements: 2,
      totalPages: 1,
      page: 0,
      size: 24,
      reduced: false,
      letters: [
        { letter: 'B', count: 1 },
        { letter: 'S', count: 1 },
      ],
      groups: [
        { groupType: 'life', count: 1 },
        { groupType: 'physics', count: 1 },
      ],
    });
    expect(answer.data.content[1]).toEqual({
      id: id('optics'),
      siteId: 1,
      publicationName: 'Sample Optics',
      names: optics.titles,
      cover: null,
      issn: '0000-0019',
      eissn: '0000-0027',
      cn: '00-0001/O4',
      groupType: 'physics',
      impactFactor: 3.25,
      frequency: 'monthly',
      sponsor: 'Sample Society',
    });
  });

  test('letter, group, word, subject, order and page choose among them', async () => {
    expect(await names('?letter=S')).toEqual(['Sample Optics']);
    expect(await names('?letter=G', 'www', 'zh')).toEqual(['光学样刊']);
    expect(await names('?groupType=life')).toEqual(['Biology']);
    expect(await names('?q=0000-0019')).toEqual(['Sample Optics']);
    expect(await names(`?subject=${id('lasers')}`)).toEqual(['Sample Optics']);
    expect(await names('?sort=impactFactor')).toEqual(['Biology', 'Sample Optics']);
    expect(await names('?page=1&size=1')).toEqual(['Sample Optics']);
    expect(await names('?slds=biology')).toEqual(['Biology']);
  });

  test('a site lists its own journals from the database, with the same fields', async () => {
    const own = await search('', 'optics');
    const gathered = await search('?slds=optics,biology&letter=S');
    expect(own.data.content).toEqual(gathered.data.content);
  });

  test('sites and subjects out of reach are refused', async () => {
    expect((await search('?slds=stranger')).status).toBe(10001);
    expect((await search('?slds=biology', 'optics')).status).toBe(10001);
    expect((await search(`?subject=${id('foreign')}`)).status).toBe(10001);
    expect((await search('?size=1000')).status).toBe(400);
  });
});

describe('GET /front/front-publication/board/{id}', () => {
  test('shows the editorial board in its order', async () => {
    const answer = await portal.get('www.localhost', `/front/front-publication/board/${id('optics')}`);
    expect(answer).toMatchObject({ status: 0, headers: { xkey: `i${id('optics')}` } });
    expect(answer.data).toEqual([
      {
        role: 'editor-in-chief',
        names: { en: 'Anna Sample', zh: '安娜' },
        affiliations: { en: 'Sample University' },
        researchFields: { en: 'Lasers' },
        countries: { en: 'Norway' },
        bios: { en: 'A sample.' },
        expertId: id('anna'),
        picture: null,
      },
      {
        role: 'member',
        names: { en: 'Bo Sample' },
        affiliations: {},
        researchFields: {},
        countries: {},
        bios: {},
        expertId: null,
        picture: null,
      },
    ]);
  });

  test('of no journal there is none', async () => {
    expect((await portal.get('optics.localhost', `/front/front-publication/board/${id('p1')}`)).status).toBe(404);
    expect((await portal.get('optics.localhost', `/front/front-publication/board/${id('foreign')}`)).status).toBe(
      10001,
    );
  });
});

describe('GET /front/front-period/detail/{id}', () => {
  const detail = (period: string, host = 'optics') =>
    portal.get(`${host}.localhost`, `/front/front-period/detail/${period}`);

  test('shows a period with its journal, its number of papers and its neighbours', async () => {
    const answer = await detail(id('optics/2026/5/2'), 'www');
    expect(answer.headers.xkey).toBe(`i${id('optics/2026/5/2')} i${id('optics')} f1`);
    expect(answer.data).toMatchObject({
      id: id('optics/2026/5/2'),
      siteId: 1,
      publicationId: id('optics'),
      publicationName: 'Sample Optics',
      year: 2026,
      volume: '5',
      issue: '2',
      publishDate: '2026-02-01',
      articleCount: 1,
      previousPeriod: { id: id('optics/2026/5/1'), year: 2026, volume: '5', issue: '1' },
      nextPeriod: { id: id('optics/2026/5/3'), issue: '3' },
    });
  });

  test('the newest has none after it, the oldest none before', async () => {
    expect((await detail(id('optics/2026/5/3'))).data.nextPeriod).toBeNull();
    expect((await detail(id('optics/2026/5/1'))).data.previousPeriod).toBeNull();
  });

  test('what is no period is not found', async () => {
    expect((await detail(id('optics'))).status).toBe(404);
  });
});
