import type { RecordRelation, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isDoi, relatedDoi } from '../crossref/doi.ts';
import { jatsBlocks } from '../crossref/html-markup.ts';
import { languageCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { createAnchors } from './anchors.ts';
import { writingAt } from './blocks.ts';
import { htmlNodes } from './html-nodes.ts';
import { lineElement } from './inline.ts';
import { contributors } from './people.ts';

export function front(record: WorkRecord, origin: string, interests: string): string {
  return xmlElement('front', [journalMeta(record), articleMeta(record, origin, interests)]);
}

function journalMeta({ journal, language, publishers }: WorkRecord): string {
  if (!journal) return '';
  const { id, titles, issn, eissn, places } = journal;
  const [first = '', ...others] = languagesOf(titles, { language });
  const publisher = ownText(journal.publishers, { language }) || ownText(publishers, { language });
  return xmlElement('journal-meta', [
    textElement('journal-id', id, undefined, { 'journal-id-type': 'publisher-id' }),
    filledElement('journal-title-group', [
      textElement('journal-title', titles[first], undefined, { 'xml:lang': languageCode(first) }),
      ...others.map((other) =>
        filledElement('trans-title-group', textElement('trans-title', titles[other]), {
          'xml:lang': languageCode(other),
        }),
      ),
    ]),
    textElement('issn', issn, undefined, { 'publication-format': 'print' }),
    textElement('issn', eissn, undefined, { 'publication-format': 'electronic' }),
    publisher === ''
      ? ''
      : xmlElement('publisher', [
          textElement('publisher-name', publisher),
          textElement('publisher-loc', ownText(places, { language })),
        ]),
  ]);
}

const articleMeta = (record: WorkRecord, origin: string, interests: string): string =>
  xmlElement('article-meta', [
    isDoi(record.doi) ? textElement('article-id', record.doi, undefined, { 'pub-id-type': 'doi' }) : '',
    textElement('article-id', record.id, undefined, { 'pub-id-type': 'publisher-id' }),
    filledElement(
      'article-categories',
      record.subjects.map(({ titles }) => filledElement('subj-group', textElement('subject', ownText(titles, record)))),
    ),
    titleGroup(record, origin),
    contributors(record),
    filledElement('author-notes', interests),
    dateElement('pub-date', record.publishedOn, { 'date-type': 'pub', 'publication-format': 'electronic' }),
    textElement('volume', record.volume ?? record.issue?.volume),
    textElement('issue', record.issue?.issue),
    ...pages(record),
    filledElement('history', [
      dateElement('date', record.dates.received, { 'date-type': 'received' }),
      dateElement('date', record.dates.revised, { 'date-type': 'rev-recd' }),
      dateElement('date', record.dates.accepted, { 'date-type': 'accepted' }),
    ]),
    permissions(record),
    xmlElement('self-uri', '', { 'xlink:href': origin + record.path, 'xlink:title': 'The article at its publisher' }),
    ...record.relations.map(relatedArticle),
    ...abstracts(record),
    ...keywords(record),
    filledElement('funding-group', record.funds.map(award(record))),
  ]);

/** The titles in all languages, with italics, indices and formulas where they are known. */
function titleGroup(record: WorkRecord, origin: string): string {
  const at = { ...writingAt(origin, createAnchors()), linked: true };
  const [first = '', ...others] = languagesOf(record.titles, record);
  const title = (name: string, language: string, attributes = {}) => {
    const rich = record.richTitles[language];
    return rich
      ? lineElement(name, htmlNodes(rich), at, attributes)
      : textElement(name, record.titles[language], undefined, attributes);
  };
  return xmlElement('title-group', [
    title('article-title', first, { 'xml:lang': languageCode(first) }),
    ...others.flatMap((other) => {
      const code = languageCode(other);
      return code ? [filledElement('trans-title-group', title('trans-title', other), { 'xml:lang': code })] : [];
    }),
  ]);
}

/** A day, or as much of one as is known. */
function dateElement(name: string, date: string | null, attributes: Readonly<Record<string, string>>): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (!year) return '';
  return xmlElement(name, [textElement('day', day), textElement('month', month), textElement('year', year)], {
    ...attributes,
    'iso-8601-date': [year, month, day].filter(Boolean).join('-'),
  });
}

const pages = ({ firstPage, lastPage, elocation }: WorkRecord): string[] =>
  lineOf(firstPage) === ''
    ? [textElement('elocation-id', elocation)]
    : [textElement('fpage', firstPage), textElement('lpage', lastPage)];

function permissions(record: WorkRecord): string {
  const statement = ownText(record.copyright, record);
  const year = /\b(?:1[5-9]|20)\d{2}\b/.exec(statement)?.[0] ?? record.publishedOn?.slice(0, 4);
  const holder = lineOf(statement.replace(/^.*?\b\d{4}\b[\s,:;.]*(?:by\s+)?/i, '')) || lineOf(statement);
  const isFree = record.isOpen && record.embargoUntil === null;
  return xmlElement('permissions', [
    ...(statement !== '' && year
      ? [
          textElement('copyright-statement', statement),
          textElement('copyright-year', year),
          textElement('copyright-holder', holder),
        ]
      : []),
    isFree ? '<ali:free_to_read/>' : '',
    licence(record),
  ]);
}

function licence({ licence: given }: WorkRecord): string {
  const text = lineOf(given);
  if (text === '') return '';
  const isAddress = /^https?:\/\/\S+$/.test(text);
  return xmlElement(
    'license',
    [
      isAddress ? textElement('ali:license_ref', text) : '',
      textElement('license-p', isAddress ? 'Licensed as the reference says.' : text),
    ],
    { 'xlink:href': isAddress ? text : null },
  );
}

/** From this side, and from the other. */
const relationTypes: Readonly<Partial<Record<RecordRelation['type'], readonly [string, string]>>> = {
  corrects: ['corrected-article', 'correction-forward'],
  retracts: ['retracted-article', 'retraction-forward'],
  'expresses-concern-about': ['object-of-concern', 'concern-forward'],
  'comments-on': ['commentary-article', 'commentary'],
  translates: ['translated-article', 'translation'],
};

function relatedArticle(relation: RecordRelation): string {
  const type = relationTypes[relation.type]?.[relation.inverse ? 1 : 0];
  const doi = relatedDoi(relation);
  return type && doi
    ? xmlElement('related-article', '', { 'related-article-type': type, 'ext-link-type': 'doi', 'xlink:href': doi })
    : '';
}

function abstracts(record: WorkRecord): string[] {
  const texts: Record<string, string> = {};
  for (const language of new Set([...Object.keys(record.abstracts), ...Object.keys(record.summaries)])) {
    const html = record.abstracts[language];
    const written = html ? abstractBlocks(html) : '';
    texts[language] =
      written || filledElement('p', textElement('x', record.summaries[language]).replace(/^<x>|<\/x>$/g, ''));
  }
  return languagesOf(texts, record).flatMap((language, place) => {
    const code = languageCode(language);
    if (place === 0) return [filledElement('abstract', texts[language] ?? '', { 'xml:lang': code })];
    return code ? [filledElement('trans-abstract', texts[language] ?? '', { 'xml:lang': code })] : [];
  });
}

/** A single section is no section, and each of several has a title. */
function abstractBlocks(html: string): string {
  const written = jatsBlocks(html).replaceAll(/<(\/?)jats:/g, '<$1');
  const titled = written
    .replaceAll('<sec><p>', '<sec><title/><p>')
    .replaceAll(/<sec><title>((?:(?!<\/title>).)*)<\/title><\/sec>/g, '<p>$1</p>');
  const isSingle = !titled.startsWith('<p>') && titled.split('<sec>').length === 2;
  return isSingle
    ? titled
        .replace(/^<sec>(?:<title\/>|<title>(.*?)<\/title>)/, (_, title?: string) =>
          filledElement('p', title ? `<bold>${title}</bold>` : ''),
        )
        .replace(/<\/sec>$/, '')
    : titled;
}

const keywords = (record: WorkRecord): string[] =>
  Object.entries(record.keywords).map(([language, words]) =>
    filledElement(
      'kwd-group',
      words.map((word) => textElement('kwd', word)),
      { 'kwd-group-type': 'author', 'xml:lang': languageCode(language) },
    ),
  );

const award =
  (record: WorkRecord) =>
  ({ names, ror, doi, awards }: WorkRecord['funds'][number]): string => {
    const name = ownText(names, record);
    if (lineOf(name) === '') return '';
    const funder = bareDoi(doi);
    const identifier = ror
      ? textElement('institution-id', ror, undefined, { 'institution-id-type': 'ror' })
      : funder.startsWith('10.13039/')
        ? textElement('institution-id', funder, undefined, {
            'institution-id-type': 'doi',
            vocab: 'open-funder-registry',
            'vocab-identifier': '10.13039/open_funder_registry',
          })
        : '';
    return xmlElement('award-group', [
      xmlElement('funding-source', xmlElement('institution-wrap', [identifier, textElement('institution', name)])),
      ...awards.map((number) => textElement('award-id', number)),
    ]);
  };

const bareDoi = (doi: string | null): string => lineOf(doi).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '');
