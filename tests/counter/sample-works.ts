import { idOf } from '../../src/platform/kernel/id.ts';
import { storeSite } from '../support/sites.ts';
import type { TestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import type { Target } from './generated-events.ts';
import type { KnownWork } from './reference.ts';

export const works = {
  open: idOf(1, 1),
  closed: idOf(1, 2),
  abstractOnly: idOf(1, 3),
  loose: idOf(1, 4),
  elsewhere: idOf(1, 5),
  book: idOf(1, 11),
  video: idOf(1, 12),
  figure: idOf(1, 13),
  news: idOf(1, 14),
  standard: idOf(1, 15),
  journal: idOf(1, 21),
  other: idOf(1, 22),
};
export const customers = { library: idOf(1, 31), institute: idOf(1, 32), alone: idOf(1, 33), consortium: idOf(1, 34) };

const closed = ['refused', 'address', 'institution', 'subscription', 'open to all', 'embargoed'] as const;

export const targets: readonly Target[] = [
  { item: works.open, parts: 0, bases: ['open access', 'open to all', 'refused'] },
  { item: works.closed, parts: 0, bases: closed },
  { item: works.abstractOnly, parts: 0, bases: closed },
  { item: works.loose, parts: 0, bases: ['open to all'] },
  { item: works.elsewhere, parts: 0, bases: closed },
  { item: works.book, parts: 3, bases: closed },
  { item: works.video, parts: 0, bases: ['open to all', 'refused', 'member'] },
  { item: works.figure, parts: 0, bases: ['open access', null] },
  { item: works.news, parts: 0, bases: [null] },
  { item: works.standard, parts: 0, bases: [null] },
  { item: works.journal, parts: 0, bases: [null] },
];

const known = (
  dataType: string,
  title: string,
  titleType: string,
  yop: number,
  isOpen: boolean,
  showsWhole: boolean,
) => ({ dataType, title, titleType, yop, isOpen, showsWhole });
export const knownWorks: ReadonlyMap<string, KnownWork> = new Map([
  [works.open, known('Article', works.journal, 'Journal', 2024, true, true)],
  [works.closed, known('Article', works.journal, 'Journal', 2023, false, true)],
  [works.abstractOnly, known('Article', works.journal, 'Journal', 2023, false, false)],
  [works.loose, known('Article', '0', '', 1, false, true)],
  [works.elsewhere, known('Article', works.other, 'Journal', 2019, false, true)],
  [works.book, known('Book', works.book, 'Book', 2020, false, false)],
  [works.video, known('Audiovisual', '0', '', 2022, true, false)],
  [works.figure, known('Image', '0', '', 2023, false, true)],
  [works.news, known('News_Item', '0', '', 2025, false, true)],
  [works.standard, known('Standard', works.standard, 'Standard', 2021, false, true)],
]);

/** A site with one work of each kind that counts, in two journals, and four customers of which two are a consortium. */
export async function storeSampleWorks(app: TestApp): Promise<void> {
  await storeSite(app, { id: 1, sld: 'optics' });
  const item = (id: string, kind: string, published_on: string | null, name: string, doi?: string) => ({
    id,
    kind,
    published_on,
    status: 'published',
    titles: { en: name },
    doi: doi ?? null,
  });
  await storeRows(app, 1, 'item', [
    item(works.journal, 'journal', null, 'First sample journal'),
    item(works.other, 'journal', null, 'Second sample journal'),
    item(works.open, 'article', '2024-02-03', 'Open', '10.5555/open'),
    item(works.closed, 'article', '2023-02-03', 'Closed', '10.5555/closed'),
    item(works.abstractOnly, 'article', '2023-05-03', 'Abstract only'),
    item(works.loose, 'article', null, 'Loose'),
    item(works.elsewhere, 'article', '2019-05-03', 'Elsewhere'),
    item(works.book, 'book', '2020-05-03', 'A sample book'),
    item(works.video, 'video', '2022-05-03', 'A sample video'),
    item(works.figure, 'figure', '2023-02-03', 'A figure'),
    item(works.news, 'news', '2025-02-03', 'News'),
    item(works.standard, 'general-resource', '2021-02-03', 'A standard'),
  ]);
  await storeRows(app, 1, 'journal', [
    { id: works.journal, issn: '1234-5679', eissn: '2434-561X', publishers: { en: 'Sample press' } },
    { id: works.other },
  ]);
  const text = (letter: string) => ({ sha256: letter.repeat(64), bytes: 1, content_type: 'text/html' });
  await storeRows(app, 1, 'stored_file', ['a', 'b', 'c', 'd'].map(text));
  const paper = { type: 'research-article', publication_type: 0 };
  await storeRows(app, 1, 'article', [
    { id: works.open, ...paper, journal_id: works.journal, access_type: 0, body: 'a'.repeat(64) },
    { id: works.closed, ...paper, journal_id: works.journal, access_type: 1, body: 'b'.repeat(64) },
    { id: works.abstractOnly, ...paper, journal_id: works.journal, access_type: 1 },
    { id: works.loose, ...paper, access_type: 1, body: 'c'.repeat(64) },
    { id: works.elsewhere, ...paper, journal_id: works.other, access_type: 1, body: 'd'.repeat(64) },
  ]);
  await storeRows(app, 1, 'contributor', [
    {
      article_id: works.closed,
      position: 0,
      role: 'author',
      type: 'person',
      names: { en: 'A. Sample' },
      orcid: '0000-0002-1825-0097',
    },
  ]);
  await storeRows(app, 1, 'book', [{ id: works.book, access_type: 1, isbn: '978-3-16-148410-0' }]);
  await storeRows(app, 1, 'chapter', [
    { book_id: works.book, position: 0, titles: { en: 'First chapter' }, doi: '10.5555/book.1' },
    { book_id: works.book, position: 1, titles: { en: 'Second chapter' } },
    { book_id: works.book, position: 2, titles: { en: 'Third chapter' } },
  ]);
  await storeRows(app, 1, 'recording', [{ id: works.video }]);
  await storeRows(app, 1, 'figure', [{ id: works.figure, article_id: works.closed, position: 0 }]);
  await storeRows(app, 1, 'news', [{ id: works.news, type: 'information' }]);
  await storeRows(app, 1, 'general_resource', [{ id: works.standard, library: 'standard' }]);
  await storeRows(app, 1, 'customer', [
    { customer_id: customers.library, name: { en: 'Sample library' }, ror: 'https://ror.org/03yrm5c26' },
    { customer_id: customers.institute, name: { en: 'Sample institute' } },
    { customer_id: customers.alone, name: { en: 'Sample company' } },
    { customer_id: customers.consortium, name: { en: 'Sample consortium' } },
  ]);
  await storeRows(app, 1, 'consortium_member', [
    { consortium_id: customers.consortium, customer_id: customers.library },
    { consortium_id: customers.consortium, customer_id: customers.institute },
  ]);
}
