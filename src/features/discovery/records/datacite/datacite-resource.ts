import type { RecordRelation, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { isDoi, relatedDoi } from '../crossref/doi.ts';
import { plainAbstracts, subjectWords } from '../record-texts.ts';
import { languageCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { contributors, creators } from './datacite-people.ts';

const namespaces = {
  xmlns: 'http://datacite.org/schema/kernel-4',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://datacite.org/schema/kernel-4 https://schema.datacite.org/meta/kernel-4.7/metadata.xsd',
};

/** What the registry calls a type of work, and what a reader would. */
const types: Readonly<Record<WorkRecord['type'], readonly [general: string, own: string]>> = {
  article: ['JournalArticle', 'Journal article'],
  preprint: ['Preprint', 'Preprint'],
  'conference-paper': ['ConferencePaper', 'Conference paper'],
  proceedings: ['ConferenceProceeding', 'Proceedings'],
  book: ['Book', 'Book'],
  chapter: ['BookChapter', 'Chapter'],
  dataset: ['Dataset', 'Data set'],
  standard: ['Standard', 'Standard'],
  patent: ['Other', 'Patent'],
  audio: ['Sound', 'Audio'],
  video: ['Audiovisual', 'Video'],
  journal: ['Journal', 'Journal'],
  issue: ['Collection', 'Journal issue'],
  figure: ['Image', 'Figure'],
  table: ['Dataset', 'Table'],
  other: ['Other', 'Resource'],
};

/** A work as DataCite registers it, kernel 4.7. Where nobody is named as its publisher, the host is;
 * where no DOI is, its page. */
export function dataCiteResource(record: WorkRecord, { origin }: { readonly origin: string }): string {
  const page = `${origin}${record.path}`;
  const [general, own] = types[record.type];
  const publishers = [record.publishers, record.journal?.publishers ?? {}, record.journal?.titles ?? {}];
  const publisher = publishers.map((text) => lineOf(ownText(text, record))).find(Boolean) ?? new URL(origin).hostname;
  return xmlElement(
    'resource',
    [
      isDoi(record.doi)
        ? textElement('identifier', record.doi, undefined, { identifierType: 'DOI' })
        : textElement('identifier', page, undefined, { identifierType: 'URL' }),
      creators(record),
      titles(record),
      textElement('publisher', publisher),
      textElement('publicationYear', yearOf(record)),
      textElement('resourceType', own, undefined, { resourceTypeGeneral: general }),
      filledElement('subjects', subjects(record)),
      filledElement('contributors', contributors(record)),
      filledElement('dates', dates(record)),
      textElement('language', languageCode(record.language)),
      filledElement('alternateIdentifiers', [
        isDoi(record.doi)
          ? textElement('alternateIdentifier', page, undefined, { alternateIdentifierType: 'URL' })
          : '',
      ]),
      filledElement('relatedIdentifiers', [...new Set(related(record))]),
      filledElement(
        'sizes',
        record.files.map(({ bytes }) => textElement('size', `${bytes} bytes`)),
      ),
      filledElement(
        'formats',
        [...new Set(record.files.map(({ contentType }) => contentType))].map((type) => textElement('format', type)),
      ),
      textElement('version', versionOf(record)),
      filledElement('rightsList', rights(record)),
      filledElement('descriptions', descriptions(record)),
      filledElement('fundingReferences', funding(record)),
    ],
    namespaces,
  );
}

/** Of a journal no day is known on which it came; the year in which it was last written down stands for it. */
const yearOf = ({ publishedOn, issue, changedAt }: WorkRecord): string =>
  publishedOn?.slice(0, 4) ?? String(issue?.year ?? changedAt.slice(0, 4));

function titles(record: WorkRecord): string {
  const known = languagesOf(record.titles, record).filter((language) => lineOf(record.titles[language]) !== '');
  const written = known.map((language, place) =>
    textElement('title', record.titles[language], undefined, {
      'xml:lang': languageCode(language),
      titleType: place === 0 ? null : 'TranslatedTitle',
    }),
  );
  return xmlElement('titles', written.length > 0 ? written : [textElement('title', record.doi ?? record.id)]);
}

const subjects = (record: WorkRecord): string[] =>
  [...subjectWords(record)].map(([word, language]) =>
    textElement('subject', word, undefined, { 'xml:lang': languageCode(language) }),
  );

function dates({ publishedOn, embargoUntil, withdrawnOn, dates: said, changedAt }: WorkRecord): string[] {
  const known: readonly (readonly [string, string | null])[] = [
    ['Issued', publishedOn],
    ['Available', embargoUntil?.slice(0, 10) ?? said.online],
    ['Submitted', said.received],
    ['Accepted', said.accepted],
    ['Updated', changedAt],
    ['Withdrawn', withdrawnOn],
  ];
  return known.map(([dateType, date]) => textElement('date', date, undefined, { dateType }));
}

const doiRelation = (relationType: string, doi: string): string =>
  textElement('relatedIdentifier', doi, undefined, { relatedIdentifierType: 'DOI', relationType });

/** What a relation is called from this side, and what from the other. */
const relationWords: Readonly<Record<RecordRelation['type'], readonly [string, string]>> = {
  corrects: ['References', 'IsReferencedBy'],
  retracts: ['Obsoletes', 'IsObsoletedBy'],
  'expresses-concern-about': ['References', 'IsReferencedBy'],
  translates: ['IsTranslationOf', 'HasTranslation'],
  'is-version-of': ['IsVersionOf', 'HasVersion'],
  'comments-on': ['Reviews', 'IsReviewedBy'],
  'has-review': ['IsReviewedBy', 'Reviews'],
  'relates-to': ['IsSupplementTo', 'IsSupplementedBy'],
};

function* related(record: WorkRecord): Generator<string> {
  const { journal, within, isbn, relations, references, figures, tables } = record;
  for (const issn of [journal?.issn, journal?.eissn]) if (issn) yield relatedNumber('ISSN', issn, 'IsPublishedIn');
  if (isbn) yield relatedNumber('ISBN', isbn, 'IsIdenticalTo');
  if (isDoi(within?.doi)) yield doiRelation('IsPartOf', within.doi);
  for (const relation of relations) {
    const doi = relatedDoi(relation);
    if (doi) yield doiRelation(relationWords[relation.type][relation.inverse ? 1 : 0], doi);
  }
  for (const { doi } of [...figures, ...tables]) if (isDoi(doi)) yield doiRelation('HasPart', doi);
  for (const { doi } of references) if (isDoi(doi)) yield doiRelation('References', doi);
}

const relatedNumber = (relatedIdentifierType: string, number: string, relationType: string): string =>
  textElement('relatedIdentifier', number, undefined, { relatedIdentifierType, relationType });

const versionOf = ({ versions }: WorkRecord): string | null =>
  versions.length > 1 ? String(Math.max(...versions.map(({ number }) => number))) : null;

function rights(record: WorkRecord): string[] {
  const { licence, copyright, isOpen, embargoUntil } = record;
  const isAddress = /^https?:\/\/\S+$/.test(licence ?? '');
  const access = embargoUntil ? 'embargoedAccess' : isOpen ? 'openAccess' : 'restrictedAccess';
  return [
    isAddress ? xmlElement('rights', '', { rightsURI: licence }) : textElement('rights', licence),
    textElement('rights', ownText(copyright, record)),
    xmlElement('rights', '', { rightsURI: `info:eu-repo/semantics/${access}` }),
  ];
}

function descriptions(record: WorkRecord): string[] {
  const texts = plainAbstracts(record);
  return languagesOf(texts, record).map((language) =>
    filledElement('description', xmlText(lineOf(texts[language])), {
      'xml:lang': languageCode(language),
      descriptionType: 'Abstract',
    }),
  );
}

const funding = (record: WorkRecord): string[] =>
  record.funds.flatMap(({ names, ror, doi, awards }) => {
    const name = textElement('funderName', ownText(names, record));
    if (name === '') return [];
    const id = ror
      ? textElement('funderIdentifier', ror, undefined, { funderIdentifierType: 'ROR' })
      : isDoi(doi)
        ? textElement('funderIdentifier', `https://doi.org/${doi}`, undefined, {
            funderIdentifierType: 'Crossref Funder ID',
          })
        : '';
    const numbers = awards.length > 0 ? awards : [''];
    return numbers.map((award) => xmlElement('fundingReference', [name, id, textElement('awardNumber', award)]));
  });
