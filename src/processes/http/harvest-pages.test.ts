import { expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const journal = idOf(1, 1);
const [now, before] = [idOf(1, 2), idOf(1, 3)] as const;
const many = 103;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  const access = { jumpOrigins: [], frameAncestors: [], hostedPages: [], archives: ['lockss', 'clockss'] };
  await storeRows(app, 1, 'site_config', [{ section: 'access', value: access }]);
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Sample <Letters>' } },
    ...[now, before].map((id) => ({ id, kind: 'issue', status: 'published', titles: {} })),
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal, eissn: '1234-5679', publishers: { en: 'Sample & Press' } }]);
  await storeRows(app, 1, 'period', [
    { id: now, journal_id: journal, year: 2026, volume: '3', issue: '2' },
    { id: before, journal_id: journal, year: 2025, volume: '2', issue: '1' },
  ]);
  const paper = (place: number, article: object, item: object = {}) =>
    storeArticle(app, 1, idOf(1, place), {
      item: { published_on: '2026-04-02', titles: { en: `Paper ${place}` }, ...item },
      article: { journal_id: journal, ...article },
    });
  for (let place = 0; place < many; place += 1) await paper(100 + place, { period_id: now });
  await paper(11, { period_id: before });
  await paper(12, {}, { published_on: '2024-01-31' });
  await paper(13, { period_id: now }, { status: 'draft' });
});

const ask = (path: string, sld = 'optics') =>
  portal.server.inject({ url: path, headers: { host: `${sld}.localhost` } });
const papersIn = (html: string) => [...html.matchAll(/"\/archive\/(\d+)\.zip"/g)].map(([, id]) => id);
const permissions = [
  'LOCKSS system has permission to collect, preserve, and serve this Archival Unit',
  'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit',
];

test('the years of each journal are listed where its site gives archives leave, and nowhere else', async () => {
  const { statusCode, headers, body } = await ask('/archive');
  expect(statusCode).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect([...body.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(
    [2026, 2025, 2024].map((year) => `/archive/${journal}/${year}`),
  );
  for (const path of ['/archive', `/archive/${journal}/2026`])
    expect((await ask(path, 'stranger')).statusCode, path).toBe(404);
});

test('a year of a journal gives leave, and leads to its issues and to each of its papers once, in parts', async () => {
  const first = (await ask(`/archive/${journal}/2026`)).body;
  for (const permission of permissions) expect(first).toContain(`<p>${permission}</p>`);
  expect(first).toContain('<h1>Sample &lt;Letters&gt; (ISSN 1234-5679), 2026</h1>');
  expect(first).toContain(`<a href="/issue?activeName=${now}">Volume 3, Issue 2</a>`);
  expect(first).not.toContain(before);
  const [, next = ''] = /<a href="([^"]+)" rel="next">/.exec(first) ?? [];
  const second = (await ask(next)).body;
  for (const permission of permissions) expect(second).toContain(permission);
  expect([...papersIn(first), ...papersIn(second)]).toEqual(
    Array.from({ length: many }, (_, place) => idOf(1, 100 + place)),
  );
  expect(second).not.toContain('rel="next"');
  expect(papersIn((await ask(`/archive/${journal}/2025`)).body)).toEqual([idOf(1, 11)]);
  expect(papersIn((await ask(`/archive/${journal}/2024`)).body)).toEqual([idOf(1, 12)]);
});

test('what is no year of a journal is not there', async () => {
  const strange = ['x', '-1', '0', '99999999999999999999', '%00', '..%2f', idOf(2, 1)];
  const paths = [
    ...strange.flatMap((id) => [`/archive/${id}/2026`, `/archive/${id}.zip`]),
    ...['x', '20260', '1', '٢٠٢٦'].map((year) => `/archive/${journal}/${encodeURIComponent(year)}`),
    ...strange.filter((id) => id !== '0' && id !== idOf(2, 1)).map((after) => `/archive/${journal}/2026/${after}`),
    `/archive/${journal}/1999`,
  ];
  for (const path of paths) expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
});
