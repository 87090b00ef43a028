import { expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { titleListColumns } from '../../features/discovery/records/kbart/title-list.ts';
import { idOf } from '../../platform/kernel/id.ts';

const [letters, open, older, newer, hidden, volume, handbook, continuous] = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
  idOf(1, place),
) as [string, string, string, string, string, string, string, string];

const item = (id: string, kind: string, title: string, more = {}) => ({
  id,
  kind,
  status: 'published',
  titles: { en: title, zh: `${title}（中文）` },
  ...more,
});
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', language: 'en' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeSite(app, { id: 3, sld: 'closed', columns: { maintenance: true } });
  await storeRows(app, 1, 'item', [
    item(letters, 'journal', 'Optics\tLetters'),
    item(open, 'journal', 'annals of Light'),
    item(continuous, 'journal', 'Waves'),
    item(older, 'issue', 'Issue 2', { published_on: '2021-02-01' }),
    item(newer, 'issue', 'Issue 1', { published_on: '2024-01-15' }),
    item(hidden, 'issue', 'Issue 1', { status: 'draft' }),
    item(volume, 'book', 'A Handbook of Lenses', { published_on: '2023-03-02' }),
    item(handbook, 'book', 'Withdrawn', { status: 'withdrawn', withdrawn_on: '2026-01-01' }),
  ]);
  await storeRows(app, 1, 'journal', [
    { id: letters, issn: '1234-5679', eissn: '2049-3630', publishers: { en: 'Sample Press' } },
    { id: open },
    { id: continuous },
  ]);
  await storeRows(app, 1, 'period', [
    { id: hidden, journal_id: letters, year: 1990, volume: '1', issue: '1' },
    { id: older, journal_id: letters, year: 1998, volume: '4', issue: '2' },
    { id: newer, journal_id: open, year: 2024, volume: null, issue: '1' },
  ]);
  await storeRows(app, 1, 'book', [
    {
      id: volume,
      isbn: '978-0-00-000000-2',
      edition: 2,
      access_type: 0,
      authors: JSON.stringify([{ names: { en: { full: 'Li Wei', family: 'Li', given: 'Wei' } } }]),
    },
    { id: handbook },
  ]);
  await storeArticle(app, 1, idOf(1, 20), { body: '<p>Light.</p>', article: { journal_id: letters, access_type: 1 } });
  await storeArticle(app, 1, idOf(1, 21), { article: { journal_id: open, access_type: 0 } });
  // A draft that will not be free makes a free journal no dearer.
  const unseen = { item: { status: 'draft' }, article: { journal_id: open, access_type: 1 } };
  await storeArticle(app, 1, idOf(1, 22), unseen);
  const early = { item: { published_on: '2019-06-07' }, article: { journal_id: continuous, access_type: 0 } };
  await storeArticle(app, 1, idOf(1, 23), early);
  await storeRows(app, 2, 'item', [
    { id: idOf(2, 1), kind: 'journal', status: 'published', titles: { en: 'Elsewhere' } },
  ]);
  await storeRows(app, 2, 'journal', [{ id: idOf(2, 1) }]);
});

async function list(sld: string, query = '') {
  const answer = await portal.server.inject({ url: `/kbart.txt${query}`, headers: { host: `${sld}.localhost` } });
  const [head = '', ...lines] = answer.body.split('\n').slice(0, -1);
  const rows = lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, place) => [titleListColumns[place] ?? 'one too many', value])),
  );
  return { answer, head, rows, titles: rows.map((row) => row.publication_title) };
}

test('names every journal and book that readers know, in the order of their titles, in 25 columns', async () => {
  const { answer, head, rows, titles } = await list('optics');
  expect(answer.statusCode).toBe(200);
  expect(head.split('\t')).toEqual([...titleListColumns]);
  expect(head.split('\t')).toHaveLength(25);
  expect(titles).toEqual(['A Handbook of Lenses', 'annals of Light', 'Optics Letters', 'Waves']);
  for (const row of rows) expect(Object.keys(row)).toEqual([...titleListColumns]);
});

test('says of a journal since when it is here, whether its texts are and whether they are free', async () => {
  const { rows } = await list('optics');
  expect(rows[2]).toMatchObject({
    print_identifier: '1234-5679',
    online_identifier: '2049-3630',
    // Issue 2 of 1998 came online in 2021; that of 1990 is a draft.
    date_first_issue_online: '1998',
    num_first_vol_online: '4',
    num_first_issue_online: '2',
    date_last_issue_online: '',
    title_url: `https://optics.localhost/mag/${letters}`,
    title_id: letters,
    coverage_depth: 'fulltext',
    publisher_name: 'Sample Press',
    publication_type: 'serial',
    access_type: 'P',
  });
  expect(rows[1]).toMatchObject({
    date_first_issue_online: '2024-01-15',
    num_first_vol_online: '',
    coverage_depth: 'abstracts',
    access_type: 'F',
  });
  expect(rows[3]).toMatchObject({ date_first_issue_online: '2019-06-07', num_first_issue_online: '' });
});

test('says of a book who wrote it and when it came', async () => {
  const { rows } = await list('optics');
  expect(rows[0]).toMatchObject({
    online_identifier: '978-0-00-000000-2',
    first_author: 'Li',
    date_monograph_published_online: '2023-03-02',
    monograph_edition: '2',
    publication_type: 'monograph',
    access_type: 'F',
  });
});

test('can be only what is free, and only what changed', async () => {
  expect((await list('optics', '?package=open')).titles).toEqual(['A Handbook of Lenses', 'annals of Light', 'Waves']);
  expect((await list('optics', `?since=${dayAhead(-1)}`)).titles).toHaveLength(4);
  expect((await list('optics', `?since=${dayAhead(1)}`)).titles).toEqual([]);
});

test('is named as the standard asks, and kept for an hour', async () => {
  const { headers } = (await list('optics', '?package=open')).answer;
  expect(headers['content-disposition']).toMatch(/filename="\w+_Global_OpenAccess_\d{4}-\d\d-\d\d\.txt"$/);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['surrogate-control']).toBe('max-age=3600');
});

test('of another site, of a closed one and for what nobody understands', async () => {
  expect((await list('biology')).titles).toEqual(['Elsewhere']);
  expect((await list('closed')).answer.statusCode).toBe(404);
  for (const query of ['?package=all-of-it', '?since=yesterday', '?since=2026-02-31', '?since=%00'])
    expect((await list('optics', query)).answer.statusCode).toBe(400);
});
