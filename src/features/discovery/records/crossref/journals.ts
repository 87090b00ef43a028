import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { RecordJournal, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { languageCode, languagesOf } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { citations } from './citations.ts';
import { components } from './components.ts';
import { contributors } from './contributors.ts';
import { crossmarkOrPrograms } from './crossmark.ts';
import { type CrossrefHead, originFor } from './crossref-head.ts';
import { dateElement, publicationDates } from './dates.ts';
import { isDoi } from './doi.ts';
import { doiData, doiDataOf } from './doi-data.ts';
import { relations } from './relations.ts';
import { abstracts, titles } from './titles.ts';

/** A paper with the journal and the issue in which it stands; a journal or an issue by itself. */
export function journalXml(record: WorkRecord, head: CrossrefHead): string {
  const journal = record.type === 'journal' ? journalOf(record) : record.journal;
  if (!journal) return '';
  return xmlElement('journal', [
    journalMetadata(journal, record, head),
    journalIssue(record, head),
    record.type === 'journal' || record.type === 'issue' ? '' : journalArticle(record, head),
  ]);
}

const journalOf = ({ publishers, id, titles: named, issn, eissn, cn, doi }: WorkRecord): RecordJournal => ({
  id,
  titles: named,
  issn,
  eissn,
  cn,
  publishers,
  doi,
  places: {},
});

const issnPattern = /^\d{4}-?\d{3}[\dX]$/;

const issns = ({ issn, eissn }: Pick<RecordJournal, 'issn' | 'eissn'>): string =>
  [
    issnPattern.test(issn ?? '') ? textElement('issn', issn, undefined, { media_type: 'print' }) : '',
    issnPattern.test(eissn ?? '') ? textElement('issn', eissn, undefined, { media_type: 'electronic' }) : '',
  ].join('');

/** Crossref takes a journal that it can tell from others. */
export const isKnownJournal = (journal: RecordJournal): boolean => issns(journal) !== '' || isDoi(journal.doi);

function journalMetadata(journal: RecordJournal, record: WorkRecord, head: CrossrefHead): string {
  const [language = null] = languagesOf(journal.titles, record);
  return xmlElement(
    'journal_metadata',
    [
      ...languagesOf(journal.titles, record)
        .slice(0, 10)
        .map((one) => textElement('full_title', journal.titles[one], 255)),
      issns(journal),
      isDoi(journal.doi)
        ? doiData(journal.doi, `${originFor(record, head)}${itemAddress({ kind: 'journal', id: journal.id })}`)
        : '',
    ],
    { language: languageCode(language) },
  );
}

function journalIssue(record: WorkRecord, head: CrossrefHead): string {
  const { issue, volume: ownVolume, type } = record;
  const volume = lineOf(ownVolume ?? issue?.volume, 32);
  if (type === 'journal' || (!issue && volume === '')) return '';
  const day = issue?.publishedOn ?? (issue ? String(issue.year) : null);
  const media = { media_type: 'online' };
  const date = dateElement('publication_date', day, media);
  const address = issue && `${originFor(record, head)}${itemAddress({ kind: 'issue', id: issue.id })}`;
  return xmlElement('journal_issue', [
    date === ''
      ? dateElement('publication_date', record.publishedOn?.slice(0, 4) ?? null, media) || publicationDates(record)
      : date,
    filledElement('journal_volume', textElement('volume', volume)),
    textElement('issue', issue?.issue, 32),
    address && isDoi(issue.doi) ? doiData(issue.doi, address) : '',
  ]);
}

const journalArticle = (record: WorkRecord, head: CrossrefHead): string =>
  xmlElement(
    'journal_article',
    [
      titles(record),
      contributors(record.people, record),
      abstracts(record),
      publicationDates(record),
      dateElement('acceptance_date', record.dates.accepted),
      pages(record),
      articleNumber(record),
      crossmarkOrPrograms(record, head),
      relations(record),
      versionInfo(record),
      doiDataOf(record, head),
      citations(record),
      components(record, head),
    ],
    { publication_type: 'full_text', language: languageCode(record.language) },
  );

const pages = ({ firstPage, lastPage }: Pick<WorkRecord, 'firstPage' | 'lastPage'>): string => {
  const first = textElement('first_page', firstPage, 32);
  return first === '' ? '' : xmlElement('pages', [first, textElement('last_page', lastPage, 32)]);
};

const articleNumber = ({ elocation }: WorkRecord): string =>
  filledElement('publisher_item', textElement('item_number', elocation, 32, { item_number_type: 'article_number' }));

/** The number of the newest of several versions. */
const versionInfo = ({ versions }: WorkRecord): string => {
  const newest = Math.max(0, ...versions.map(({ number }) => number));
  return newest === 0 ? '' : xmlElement('version_info', textElement('version', String(newest)));
};
