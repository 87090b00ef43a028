import { bareOrcid, isOrcid } from '../../../../platform/kernel/orcid.ts';
import type { RecordPerson, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { isDoi } from '../crossref/doi.ts';
import { isIssn, issnOf } from '../issn.ts';
import { fullNames, plainAbstracts } from '../record-texts.ts';
import { bibliographicCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';

const issn = (name: 'issn' | 'eissn', number: string | null): string =>
  isIssn(number) ? textElement(name, number) : '';

/** Whether the directory takes it: a paper that everybody may read, in a journal that can be distinguished from others. */
export function isForDoaj({ kind, status, journal, isOpen, embargoUntil, publishedOn, issue }: WorkRecord): boolean {
  const isOfJournal = issnOf(journal) !== null;
  const isDated = publishedOn !== null || issue !== null;
  return kind === 'article' && status === 'published' && isOfJournal && isOpen && embargoUntil === null && isDated;
}

/** A paper as the Directory of Open Access Journals reads it. */
export function doajRecord(record: WorkRecord, origin: string): string {
  const { journal, issue, titles, keywords } = record;
  const fulls = inLanguages(titles, record);
  return xmlElement('record', [
    textElement('language', bibliographicCode(record.language)),
    textElement('publisher', ownText(journal?.publishers ?? {}, record)),
    textElement('journalTitle', ownText(journal?.titles ?? {}, record)),
    issn('issn', journal?.issn ?? null),
    issn('eissn', journal?.eissn ?? null),
    textElement('publicationDate', record.publishedOn ?? issue?.publishedOn ?? String(issue?.year)),
    textElement('volume', record.volume ?? issue?.volume),
    textElement('issue', issue?.issue),
    textElement('startPage', record.firstPage ?? record.elocation),
    textElement('endPage', record.lastPage),
    isDoi(record.doi) ? textElement('doi', record.doi) : '',
    textElement('publisherRecordId', record.id),
    textElement('documentType', record.articleType),
    ...(fulls.length > 0 ? fulls : [[record.id, null] as const]).map(([title, language]) =>
      xmlElement('title', xmlText(title), { language: bibliographicCode(language) }),
    ),
    people(record),
    affiliations(record),
    ...abstracts(record),
    textElement('fullTextUrl', `${origin}${record.path}`, undefined, { format: 'html' }),
    ...Object.entries(keywords).map(([language, words]) =>
      filledElement(
        'keywords',
        words.map((word) => textElement('keyword', word)),
        { language: bibliographicCode(language) },
      ),
    ),
  ]);
}

const inLanguages = (text: WorkRecord['titles'], record: WorkRecord) =>
  languagesOf(text, record).flatMap((language) => {
    const line = lineOf(text[language]);
    return line === '' ? [] : [[line, language] as const];
  });

const isAuthor = ({ role }: RecordPerson): boolean => role === 'author';

const people = (record: WorkRecord): string =>
  filledElement(
    'authors',
    record.people.filter(isAuthor).map((person) => {
      const name = ownText(fullNames(person.names), record);
      const orcid = person.orcid ? bareOrcid(person.orcid) : '';
      return filledElement('author', [
        textElement('name', name),
        ...(name === '' ? [] : person.affiliations.map((place) => textElement('affiliationId', String(place)))),
        name !== '' && isOrcid(orcid) ? textElement('orcid_id', `https://orcid.org/${orcid}`) : '',
      ]);
    }),
  );

const affiliations = (record: WorkRecord): string =>
  filledElement(
    'affiliationsList',
    record.affiliations.map(({ names }, place) =>
      textElement('affiliationName', ownText(names, record), undefined, { affiliationId: place + 1 }),
    ),
  );

const abstracts = (record: WorkRecord): string[] =>
  inLanguages(plainAbstracts(record), record).map(([text, language]) =>
    textElement('abstract', text, undefined, { language: bibliographicCode(language) }),
  );

export const doajHead = '<?xml version="1.0" encoding="UTF-8"?>\n<records>\n';
export const doajEnd = '</records>\n';
