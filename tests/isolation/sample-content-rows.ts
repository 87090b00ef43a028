import { createHash } from 'node:crypto';
import type { MarkedSite } from './marked-site.ts';
import type { Row } from './sample-rows.ts';

/** The iD of the expert, who is the account that the walks act as. */
export const sampleOrcid = '0000-0002-1825-0097';

/** The number of the sample item of each kind. */
export const itemNumbers = {
  journal: 20,
  issue: 21,
  article: 22,
  book: 23,
  figure: 24,
  table: 25,
  audio: 26,
  news: 27,
  album: 28,
  'special-issue': 29,
  topic: 30,
  conference: 31,
  expert: 32,
  institution: 33,
  subject: 34,
  'general-resource': 35,
  video: 36,
} as const;

/** The one file of a site; it is looked for in what is sent. */
export function fileOf({ mark }: MarkedSite): { readonly bytes: Buffer; readonly sha256: string } {
  const bytes = Buffer.from(`file of ${mark}`);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Rows for each table of what is published, parents before children. */
export function contentRows(site: MarkedSite): Record<string, readonly Row[]> {
  const { mark } = site;
  const text = { en: `${mark} in English`, zh: `${mark} 中文` };
  const names = { en: { full: mark } };
  const { sha256, bytes } = fileOf(site);
  const row = (values: Row): Row => ({ site_id: site.id, ...values });
  const id = (kind: keyof typeof itemNumbers) => site.itemId(itemNumbers[kind]);
  const inArticle = (values: Row): Row => row({ article_id: id('article'), ...values });
  return {
    stored_file: [row({ sha256, bytes: bytes.length, content_type: 'image/png', public: true, width: 9, height: 9 })],
    item_file: [
      ...['image', 'pdf'].map((role, place) =>
        row({ item_id: id('article'), position: place + 1, role, sha256, name: mark, labels: text }),
      ),
      row({ item_id: id('figure'), position: 1, role: 'image', sha256, name: mark }),
      row({ item_id: id('video'), position: 1, role: 'recording', sha256, name: mark }),
    ],
    rendition: [row({ sha256, form: 'low', rendered: sha256 })],
    article: [
      row({
        id: id('article'),
        journal_id: id('journal'),
        period_id: id('issue'),
        position: 1,
        body: sha256,
        type: 'research-article',
        publication_type: 0,
        access_type: 1,
        part: text,
        abstracts: text,
      }),
    ],
    subject: [row({ id: id('subject'), code: mark })],
    expert: [row({ id: id('expert'), family_names: text, bodies: text, orcid: sampleOrcid })],
    institution: [row({ id: id('institution'), country: 'CN', city: mark })],
    contributor: [inArticle({ position: 1, role: 'author', type: 'person', names, expert_id: id('expert') })],
    affiliation: [inArticle({ position: 1, names: text, institution_id: id('institution') })],
    reference: [inArticle({ position: 1, printed: mark, doi: `10.5555/${mark}` })],
    article_version: [
      inArticle({ number: 1, titles: text, body: sha256 }),
      inArticle({ number: 2, titles: text, summaries: text, facts: { authors: [text] } }),
    ],
    harvest_entry: ['', 'kind:article'].map((spec) =>
      row({ item_id: id('article'), set_spec: spec, changed_at: '2026-01-02', revision: 1, is_paper: true }),
    ),
    harvest_set: [row({ set_spec: `journal:${id('journal')}`, journal_id: id('journal') })],
    article_redline: [inArticle({ before: sha256, after: '0'.repeat(64), format: 1, redline: sha256 })],
    article_pdf: [inArticle({ made_of: '0'.repeat(64), pdf: sha256, name: `${mark}.pdf` })],
    sub_article: [inArticle({ position: 1, type: 'reply', titles: text, body: sha256 })],
    book: [row({ id: id('book'), publishers: text, isbn: '978-3-16-148410-0' })],
    chapter: [row({ book_id: id('book'), position: 1, titles: text })],
    figure: [row({ id: id('figure'), article_id: id('article'), position: 1, captions: text })],
    data_table: [row({ id: id('table'), article_id: id('article'), position: 1, captions: text, content: mark })],
    recording: [
      row({ id: id('audio'), attributions: text, article_id: id('article') }),
      row({ id: id('video'), attributions: text, article_id: id('article') }),
    ],
    news: [row({ id: id('news'), type: 'information', sources: text })],
    // A row of it can stand at any item; which kinds have one is known from the extensions alone.
    extension_item: [row({ id: id('news'), fields: { note: mark } })],
    album: [row({ id: id('album'), bodies: text })],
    special_issue: [row({ id: id('special-issue'), journal_id: id('journal'), bodies: text })],
    topic: [row({ id: id('topic'), code: mark, bodies: text })],
    conference: [row({ id: id('conference'), code: mark, series: mark, year: 2026, places: text })],
    general_resource: [row({ id: id('general-resource'), library: 'general', holders: text })],
    board_member: [row({ journal_id: id('journal'), position: 1, role: 'member', names, affiliations: text })],
    relation: [row({ from_id: id('article'), type: 'cites', target: mark, to_id: id('book') })],
    item_subject: [row({ item_id: id('article'), position: 1, subject_id: id('subject') })],
    item_merge: [row({ from_id: id('subject'), into_id: id('topic'), evidence: mark })],
    collection_entry: [row({ collection_id: id('album'), position: 1, entry_id: id('article') })],
    column_entry: [row({ channel_id: site.itemId(1), item_id: id('article'), position: 1 })],
    search_key: [row({ kind: 'article', field: 'person', folded: mark, item_id: id('article') })],
    sub_pool: [row({ id: site.itemId(40), code: mark, position: 1, names: text, sites: `{${site.id}}` })],
    usage_event: [row({ item_id: id('article'), what: 'view', reader: Buffer.alloc(16, site.id) })],
    usage_month: [row({ item_id: id('article'), month: '2026-11-01', views: 1 })],
    usage_day: [row({ item_id: id('article'), day: '2026-11-02', views: 1 })],
    usage_kind: [row({ month: '2026-11-01', kind: 'article', views: 1 })],
    usage_customer: [row({ month: '2026-11-01', customer_id: 1, views: 1 })],
    usage_place: [row({ about: 0, month: '2026-11-01', country: 'CN', views: 1 })],
    ranking: [0, -1].map((about) =>
      row({ about, kind: 'article', measure: 'views', span: 'all', place: 1, item_id: id('article'), amount: 1 }),
    ),
    journal_figures: [
      row({
        journal_id: id('journal'),
        years: JSON.stringify([{ year: 2025, papers: 1, views: 0, citations: 0 }]),
        columns: JSON.stringify([{ names: text, papers: 1 }]),
      }),
    ],
    related_item: [row({ item_id: id('article'), revision: 1, related: `{${id('figure')}}` })],
    item_meaning: [
      row({ item_id: id('article'), language: 'en', model: mark, fingerprint: mark, vector: Buffer.from(mark) }),
    ],
    kept_page: [
      row({
        generation: 0,
        id: `00000000-0000-0000-0000-${String(site.id).padStart(12, '0')}`,
        body: Buffer.from(mark),
        headers: { link: mark },
        good_until: '2100-01-01',
      }),
    ],
    redirect: [row({ from_path: '/older', to_item: id('article') })],
    import_entry: [
      row({ format: 'jats', source: mark, sha256, reader: 1, outcome: 'imported', item_id: id('article'), score: 100 }),
    ],
  };
}
