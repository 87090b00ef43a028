import { expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../tests/support/sample-article.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { storeRows } from '../../tests/tables/store-rows.ts';
import { postgresWorkRecords } from '../platform/item/records/postgres-work-records.ts';
import { idOf } from '../platform/kernel/id.ts';
import { kinds } from './kinds.ts';

const [journal, issue, paper, correction, draft, figure, book, issueAfter] = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
  idOf(1, place),
) as [string, string, string, string, string, string, string, string];
const elsewhere = idOf(2, 3);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'Sample Letters' } },
    { id: issue, kind: 'issue', status: 'published', titles: { en: 'Issue 4' }, published_on: '2026-04-01' },
    { id: issueAfter, kind: 'issue', status: 'published', titles: { en: 'Issue 5' } },
    { id: book, kind: 'book', status: 'withdrawn', titles: { en: 'A book' }, withdrawn_on: '2026-11-01' },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal, issn: '1234-5679', publishers: { en: 'Sample Press' } }]);
  await storeRows(app, 1, 'period', [
    { id: issue, journal_id: journal, year: 2026, volume: '9', issue: '4' },
    { id: issueAfter, journal_id: journal, year: 2026, volume: '9', issue: '5' },
  ]);
  await storeRows(app, 1, 'book', [{ id: book, isbn: '978-0-00-000000-2' }]);
  await storeRows(app, 1, 'chapter', [{ book_id: book, position: 1, titles: { en: 'First' } }]);
  const body = await storeArticle(app, 1, paper, {
    body: '<p>Light bends.</p>',
    item: { doi: '10.5555/bent', language: 'zh', titles: { zh: '光', en: 'Light' }, published_on: '2026-04-02' },
    article: {
      journal_id: journal,
      period_id: issue,
      first_page: '7',
      funds: JSON.stringify([{ names: { en: 'Sample Fund' } }]),
      received_on: '2026-01-01',
    },
  });
  await storeRows(app, 1, 'affiliation', [
    { article_id: paper, position: 1, names: { en: 'Institute' }, ror: 'https://ror.org/05gq02987' },
  ]);
  await storeRows(app, 1, 'contributor', [
    {
      article_id: paper,
      position: 1,
      role: 'author',
      type: 'person',
      names: { en: { full: 'Li Wei' } },
      affiliations: [1],
      orcid: '0000-0002-1825-0097',
    },
  ]);
  await storeRows(app, 1, 'reference', [
    { article_id: paper, position: 1, printed: 'A, B. 2001.', doi: '10.5555/old' },
  ]);
  await storeRows(app, 1, 'item', [{ id: figure, kind: 'figure', status: 'published', titles: { en: 'A lens' } }]);
  await storeRows(app, 1, 'figure', [{ id: figure, article_id: paper, position: 1, label: 'Fig. 1' }]);
  const pdf = await storeFile(app, 1, Buffer.from('%PDF-1.7'), 'application/pdf');
  await storeRows(app, 1, 'item_file', [{ item_id: paper, position: 1, sha256: pdf, role: 'pdf', name: 'light.pdf' }]);
  await storeArticle(app, 1, correction, { item: { doi: '10.5555/mend' } });
  await storeRows(app, 1, 'relation', [
    { from_id: correction, type: 'corrects', target: '10.5555/bent', to_id: paper },
  ]);
  await storeArticle(app, 1, draft, { item: { status: 'draft' } });
  await storeArticle(app, 2, elsewhere);
  expect(body).not.toBeNull();
});

const read = (ids: readonly string[]) =>
  postgresWorkRecords(portal.app.database, kinds).read({ reads: [1], writes: null }, ids);

test('a paper is told with everything that a registry asks of it', async () => {
  const [record] = await read([paper]);
  expect(record).toMatchObject({
    id: paper,
    kind: 'article',
    type: 'article',
    articleType: 'research-article',
    status: 'published',
    language: 'zh',
    titles: { zh: '光', en: 'Light' },
    path: '/article/doi/10.5555/bent',
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    publishedOn: '2026-04-02',
    integrity: 'corrected',
    volume: '9',
    firstPage: '7',
    isOpen: false,
    journal: { id: journal, titles: { en: 'Sample Letters' }, issn: '1234-5679', publishers: { en: 'Sample Press' } },
    issue: { id: issue, year: 2026, volume: '9', issue: '4', publishedOn: '2026-04-01' },
    people: [{ role: 'author', names: { en: { full: 'Li Wei' } }, orcid: '0000-0002-1825-0097', affiliations: [1] }],
    affiliations: [{ names: { en: 'Institute' }, ror: 'https://ror.org/05gq02987', country: null }],
    dates: { received: '2026-01-01', accepted: null },
    funds: [{ names: { en: 'Sample Fund' }, ror: null, doi: null, awards: [] }],
    references: [{ printed: 'A, B. 2001.', doi: '10.5555/old' }],
    figures: [{ id: figure, kind: 'figure', label: 'Fig. 1', titles: { en: 'A lens' }, picture: null }],
    tables: [],
    relations: [{ type: 'corrects', inverse: true, id: correction, doi: '10.5555/mend' }],
    files: [{ id: `${paper}-1`, role: 'pdf', name: 'light.pdf', contentType: 'application/pdf', bytes: 8 }],
    body: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('records come in the order asked for, withdrawn ones marked; drafts and other sites’ works are left out', async () => {
  const records = await read([book, draft, elsewhere, journal, issue, figure]);
  expect(records.map(({ id }) => id)).toEqual([book, journal, issue, figure]);
  const [first, second, third, fourth] = records;
  expect(first).toMatchObject({
    status: 'withdrawn',
    withdrawnOn: '2026-11-01',
    type: 'book',
    isbn: '978-0-00-000000-2',
  });
  expect(first?.parts).toMatchObject([{ position: 1, titles: { en: 'First' }, people: [] }]);
  expect(second).toMatchObject({ type: 'journal', issn: '1234-5679' });
  expect(third).toMatchObject({ type: 'issue', journal: { id: journal }, issue: { issue: '4' } });
  expect(fourth).toMatchObject({
    within: { id: paper, doi: '10.5555/bent' },
    people: [{ names: { en: { full: 'Li Wei' } } }],
  });
});

test('every kind that is told gives a record', async () => {
  const { kinds: recorded } = postgresWorkRecords(portal.app.database, kinds);
  expect(recorded.toSorted()).toEqual(
    [
      'article',
      'audio',
      'book',
      'conference',
      'figure',
      'general-resource',
      'issue',
      'journal',
      'table',
      'video',
    ].toSorted(),
  );
  for (const [place, kind] of recorded.entries())
    await storeRows(portal, 1, 'item', [{ id: idOf(1, 100 + place), kind, status: 'published', titles: { en: kind } }]);
  // An item whose own row is missing is still told, as barely known.
  expect(await read(recorded.map((_, place) => idOf(1, 100 + place)))).toHaveLength(recorded.length);
});
