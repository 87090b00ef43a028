import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const optics = idOf(1, 1);
const withdrawn = idOf(1, 2);
const period = (counter: number) => idOf(1, 100 + counter);

async function storeJournal(
  app: TestApp,
  site: number,
  id: string,
  titles: object,
  details: object = {},
  status = 'published',
) {
  await storeRows(app, site, 'item', [{ id, kind: 'journal', status, titles, cover: '/files/journal' }]);
  await storeRows(app, site, 'journal', [{ id, ...details }]);
}

async function storePeriod(app: TestApp, site: number, journal: string, id: string, row: object, item: object = {}) {
  await storeRows(app, site, 'item', [{ id, kind: 'issue', status: 'published', titles: {}, ...item }]);
  await storeRows(app, site, 'period', [{ id, journal_id: journal, ...row }]);
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { mag_id: optics } });
  await storeSite(app, { id: 2, sld: 'stranger', columns: { mag_id: idOf(2, 1) } });
  await storeSite(app, { id: 4, sld: 'expired', columns: { expires_at: '2020-01-01', mag_id: idOf(4, 1) } });
  await storeSite(app, { id: 5, sld: 'biology', columns: { mag_id: idOf(5, 1) } });
  await storeSite(app, { id: 6, sld: 'retired', columns: { mag_id: idOf(6, 1) } });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [5, 4, 1, 6] });

  await storeJournal(
    app,
    1,
    optics,
    { en: 'Sample Optics', zh: '示例光学' },
    {
      issn: '0000-0019',
      eissn: '0000-0027',
      cn: '00-0001/O4',
      sponsors: { en: 'Sample Society', zh: '示例学会' },
      supervisors: { en: 'Sample Academy' },
      editors_in_chief: { en: 'Editor One' },
      publishers: { en: 'Sample Press' },
      places: { en: 'Shanghai' },
      readerships: { en: 'Researchers' },
      introductions: { en: 'About light.' },
      frequency: 'monthly',
      start_year: 1974,
      impact_factor: 3.25,
      indexed: ['Sample Index', 'Another Index'],
      group_type: 'physics',
    },
  );
  await storeJournal(app, 1, withdrawn, { en: 'Old Optics' }, {}, 'withdrawn');
  await storeJournal(app, 2, idOf(2, 1), { en: 'Foreign' });
  await storeJournal(app, 4, idOf(4, 1), { en: 'Late' });
  await storeJournal(app, 5, idOf(5, 1), { en: 'Sample Biology' });
  await storeJournal(app, 6, idOf(6, 1), { en: 'Retired' }, {}, 'withdrawn');

  await storePeriod(
    app,
    1,
    optics,
    period(1),
    { year: 2025, volume: '50', issue: '9' },
    { published_on: '2025-09-10' },
  );
  await storePeriod(
    app,
    1,
    optics,
    period(2),
    { year: 2025, volume: '50', issue: '10' },
    { published_on: '2025-10-10' },
  );
  await storePeriod(
    app,
    1,
    optics,
    period(3),
    { year: 2026, volume: '51', issue: '1', first_page: '1', last_page: '240', themes: { en: 'Lasers' } },
    { published_on: '2026-01-10', titles: { en: 'Vol. 51 No. 1' }, cover: '/files/cover', doi: '10.1234/51.1' },
  );
  await storePeriod(
    app,
    1,
    optics,
    period(4),
    { year: 2026, issue: '2' },
    { published_on: '2026-02-10', status: 'draft' },
  );
  await storePeriod(
    app,
    1,
    optics,
    period(5),
    { year: 2024, issue: '1' },
    { published_on: '2024-01-10', status: 'withdrawn' },
  );
});

const newest = {
  id: period(3),
  publicationId: optics,
  year: 2026,
  volume: '51',
  issue: '1',
  names: { en: 'Vol. 51 No. 1' },
  themes: { en: 'Lasers' },
  cover: '/files/cover',
  doi: '10.1234/51.1',
  firstPageNum: '1',
  lastPageNum: '240',
  publishDate: '2026-01-10',
};
const ids = (periods: { id: string }[]) => periods.map(({ id }) => id);

describe('GET /front/front-publication/detail/getDetailBySiteId', () => {
  const path = '/front/front-publication/detail/getDetailBySiteId';

  test('shows the site’s own journal: name, sponsor, CN, ISSN, impact factor and every other field', async () => {
    const answer = await portal.get('optics.localhost', `${path}?siteId=1`, { language: 'zh' });
    expect(answer).toMatchObject({ http: 200, status: 0, headers: { xkey: `i${optics}` } });
    expect(answer.data).toEqual({
      id: optics,
      siteId: 1,
      publicationName: '示例光学',
      names: { en: 'Sample Optics', zh: '示例光学' },
      cover: '/files/journal',
      doi: null,
      sponsor: { en: 'Sample Society', zh: '示例学会' },
      supervisor: { en: 'Sample Academy' },
      editorInChief: { en: 'Editor One' },
      publisher: { en: 'Sample Press' },
      place: { en: 'Shanghai' },
      readership: { en: 'Researchers' },
      introduction: { en: 'About light.' },
      cn: '00-0001/O4',
      issn: '0000-0019',
      eissn: '0000-0027',
      impactFactor: 3.25,
      frequency: 'monthly',
      startYear: 1974,
      databases: ['Sample Index', 'Another Index'],
      indexed: ['Sample Index', 'Another Index'].join(';'),
      groupType: 'physics',
      periodCount: 3,
    });
  });

  test('a portal shows the journal of a site that it gathers, and of no other', async () => {
    expect((await portal.get('www.localhost', `${path}?siteId=1`)).data).toMatchObject({
      publicationName: 'Sample Optics',
    });
    for (const siteId of [2, 4])
      expect((await portal.get('www.localhost', `${path}?siteId=${siteId}`)).status).toBe(10001);
  });

  test('a site without a journal, or whose journal was withdrawn, has none to show', async () => {
    expect(await portal.get('www.localhost', path)).toMatchObject({ http: 404, status: 404 });
    expect(await portal.get('retired.localhost', path)).toMatchObject({ status: 404 });
  });

  test('a siteId that is no number is refused', async () => {
    expect((await portal.get('optics.localhost', `${path}?siteId=one`)).status).toBe(400);
  });
});

describe('GET /front/front-period/getPeriodTree', () => {
  const tree = (host: string, query = '') => portal.get(host, `/front/front-period/getPeriodTree?${query}`);

  test('shows publication, year, periods with every field of a period; drafts and withdrawn ones are left out', async () => {
    const answer = await tree('optics.localhost');
    expect(answer).toMatchObject({ http: 200, status: 0 });
    expect(answer.data).toMatchObject([
      { id: optics, siteId: 1, publicationName: 'Sample Optics', names: { zh: '示例光学' }, periods: [] },
    ]);
    const allPeriods = answer.data[0].years.map(({ year, periods }: { year: number; periods: { id: string }[] }) => [
      year,
      ids(periods),
    ]);
    expect(allPeriods).toEqual([
      [2026, [period(3)]],
      [2025, [period(2), period(1)]],
    ]);
    expect(answer.data[0].years[0].periods[0]).toEqual(newest);
    expect(answer.headers.xkey).toBe(`f1 i${optics} i${period(3)} i${period(2)} i${period(1)} l1`);
  });

  test('groupByYear=false makes it one list, periodAsc=true begins with the oldest', async () => {
    const { data } = await tree('optics.localhost', 'groupByYear=false&periodAsc=true');
    expect(data[0]).toMatchObject({ years: [] });
    expect(ids(data[0].periods)).toEqual([period(1), period(2), period(3)]);
  });

  test('isBack=true leaves the current period out', async () => {
    const { data } = await tree('optics.localhost', 'isBack=true&groupByYear=0');
    const backPeriods = ids(data[0].periods);
    expect(backPeriods).toEqual([period(2), period(1)]);
  });

  test('size asks for the newest alone, counted behind the current one where that is left out', async () => {
    const newest = async (query: string) =>
      ids((await tree('optics.localhost', `groupByYear=0&${query}`)).data[0].periods);
    expect(await newest('size=2')).toEqual([period(3), period(2)]);
    expect(await newest('size=2&periodAsc=1')).toEqual([period(2), period(3)]);
    expect(await newest('size=1&isBack=1')).toEqual([period(2)]);
    expect((await tree('optics.localhost', 'size=0')).status).toBe(400);
  });

  test('siteId may name a site that a portal gathers, and no other', async () => {
    expect((await tree('www.localhost', 'siteId=1')).data[0].years).toHaveLength(2);
    expect((await tree('www.localhost', 'siteId=5')).data).toMatchObject([{ years: [], periods: [] }]);
    expect((await tree('www.localhost')).data).toEqual([]);
    expect((await tree('www.localhost', 'siteId=2')).status).toBe(10001);
  });

  test('a switch that is neither on nor off is refused', async () => {
    for (const query of ['isBack=maybe', 'groupByYear=', 'periodAsc=2'])
      expect((await tree('optics.localhost', query)).status).toBe(400);
  });
});

describe('GET /front/front-period/getFirstTwoPeriods', () => {
  const firstTwo = (host: string, journal: string) =>
    portal.get(host, `/front/front-period/getFirstTwoPeriods?publicationIndexId=${journal}`);

  test('publicationIndexId finds a journal’s newest two published periods, the newest first', async () => {
    const answer = await firstTwo('optics.localhost', optics);
    expect(answer).toMatchObject({ http: 200, status: 0 });
    const firstPeriods = answer.data;
    expect(firstPeriods[0]).toEqual(newest);
    expect(ids(firstPeriods)).toEqual([period(3), period(2)]);
    expect(answer.headers.xkey).toBe(`i${optics} i${period(3)} i${period(2)} l1`);
  });

  test('a portal finds them for a site that it gathers, and for no other', async () => {
    expect(ids((await firstTwo('www.localhost', optics)).data)).toEqual([period(3), period(2)]);
    expect((await firstTwo('www.localhost', idOf(5, 1))).data).toEqual([]);
    for (const foreign of [idOf(2, 1), idOf(4, 1)])
      expect((await firstTwo('www.localhost', foreign)).status).toBe(10001);
    expect((await firstTwo('stranger.localhost', optics)).status).toBe(10001);
  });

  test('an unknown or withdrawn journal is not found', async () => {
    for (const unknown of [idOf(1, 99), withdrawn, period(3), '7'])
      expect(await firstTwo('optics.localhost', unknown)).toMatchObject({ http: 404, status: 404 });
  });

  test('without a journal it is refused', async () => {
    expect((await portal.get('optics.localhost', '/front/front-period/getFirstTwoPeriods')).status).toBe(400);
  });
});

describe('GET /front/front-publication/gathered', () => {
  test('a portal lists the published journals of the open sites that it gathers, in its order', async () => {
    const answer = await portal.get('www.localhost', '/front/front-publication/gathered');
    expect(answer).toMatchObject({
      http: 200,
      status: 0,
      headers: { xkey: `f3 i${idOf(5, 1)} i${optics} l3 l5 l4 l1 l6` },
    });
    expect(answer.data).toMatchObject([{ siteId: 5, periodCount: 0, latestPeriod: null }, { siteId: 1 }]);
    expect(answer.data[1]).toEqual({
      id: optics,
      siteId: 1,
      sld: 'optics',
      host: 'optics.localhost',
      colourId: 1,
      publicationName: 'Sample Optics',
      names: { en: 'Sample Optics', zh: '示例光学' },
      cover: '/files/journal',
      issn: '0000-0019',
      cn: '00-0001/O4',
      groupType: 'physics',
      impactFactor: 3.25,
      frequency: 'monthly',
      periodCount: 3,
      latestPeriod: newest,
    });
  });

  test('a site that gathers none lists its own', async () => {
    expect(ids((await portal.get('optics.localhost', '/front/front-publication/gathered')).data)).toEqual([optics]);
  });
});

test('GET /front/statistics/collection counts the published journals and issues in reach', async () => {
  expect(await portal.get('www.localhost', '/front/statistics/collection')).toMatchObject({
    status: 0,
    data: { journals: 2, issues: 3 },
    headers: { xkey: 'f3 l3 l5 l4 l1 l6' },
  });
  expect((await portal.get('stranger.localhost', '/front/statistics/collection')).data).toEqual({
    journals: 1,
    issues: 0,
  });
});
