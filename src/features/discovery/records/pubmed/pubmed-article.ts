import type { RecordReference, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isDoi } from '../crossref/doi.ts';
import { issnOf } from '../issn.ts';
import { bibliographicCode } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { journalDate, pubmedHistory } from './pubmed-dates.ts';
import { pubmedObjects } from './pubmed-objects.ts';
import { pubmedAuthors } from './pubmed-people.ts';
import { englishText, pubmedAbstracts, pubmedTitles } from './pubmed-texts.ts';

/** Of what the library lists, what our papers are called; every other is a journal article. */
const publicationTypes: Readonly<Record<string, string>> = {
  'review-article': 'Review',
  review: 'Review',
  editorial: 'Editorial',
  letter: 'Letter',
  news: 'News',
  'case-report': 'Case Reports',
  'article-commentary': 'Comment',
  correction: 'Published Erratum',
  retraction: 'Retraction of Publication',
  'expression-of-concern': 'Expression of Concern',
};

/** Whether the library takes it: a paper with a title and a date, in a journal with an ISSN and a publisher. */
export function isForPubMed(record: WorkRecord): boolean {
  const { kind, status, journal } = record;
  return (
    kind === 'article' &&
    status === 'published' &&
    issnOf(journal) !== null &&
    publisherOf(record) !== '' &&
    pubmedTitles(record).join('') !== '' &&
    journalDate(record) !== ''
  );
}

/** A paper as its publisher uploads it at the National Library of Medicine. */
export function pubmedArticle(record: WorkRecord): string {
  const { journal, issue, doi, id } = record;
  const first = lineOf(record.firstPage) || lineOf(record.elocation);
  const dois = isDoi(doi) ? [doi] : [];
  return xmlElement('Article', [
    xmlElement('Journal', [
      textElement('PublisherName', publisherOf(record)),
      textElement('JournalTitle', englishText(journal?.titles ?? {}, record)),
      textElement('Issn', issnOf(journal)),
      textElement('Volume', record.volume ?? issue?.volume),
      textElement('Issue', issue?.issue),
      journalDate(record),
    ]),
    ...pubmedTitles(record),
    textElement('FirstPage', first, undefined, { LZero: first.startsWith('0') ? 'save' : null }),
    lineOf(record.firstPage) === '' ? '' : textElement('LastPage', record.lastPage),
    ...dois.map((own) => textElement('ELocationID', own, undefined, { EIdType: 'doi' })),
    textElement('ELocationID', id, undefined, { EIdType: 'pii' }),
    textElement('Language', bibliographicCode(record.language)),
    pubmedAuthors(record),
    textElement('PublicationType', publicationTypes[record.articleType ?? ''] ?? 'Journal Article'),
    xmlElement('ArticleIdList', [
      textElement('ArticleId', id, undefined, { IdType: 'pii' }),
      ...dois.map((own) => textElement('ArticleId', own, undefined, { IdType: 'doi' })),
    ]),
    filledElement('History', pubmedHistory(record)),
    ...pubmedAbstracts(record),
    textElement('CopyrightInformation', englishText(record.copyright, record)),
    interests(record),
    pubmedObjects(record),
    references(record.references),
  ]);
}

const publisherOf = (record: WorkRecord): string =>
  englishText(record.journal?.publishers ?? {}, record) || englishText(record.publishers, record);

const interests = (record: WorkRecord): string =>
  textElement(
    'CoiStatement',
    record.statements
      .filter(({ type }) => /conflict|interest|coi/i.test(type))
      .map(({ texts }) => englishText(texts, record))
      .join(' '),
  );

const references = (all: readonly RecordReference[]): string =>
  filledElement(
    'ReferenceList',
    all.map(({ printed, doi }) => {
      const citation = textElement('Citation', printed);
      if (citation === '') return '';
      const known = isDoi(doi) ? textElement('ArticleId', doi, undefined, { IdType: 'doi' }) : '';
      return xmlElement('Reference', [citation, filledElement('ArticleIdList', known)]);
    }),
  );

export const pubmedHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ArticleSet PUBLIC "-//NLM//DTD PubMed 2.7//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/in/PubMed.dtd">\n<ArticleSet>\n';
export const pubmedEnd = '</ArticleSet>\n';
