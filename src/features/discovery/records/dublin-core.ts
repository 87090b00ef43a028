import type { Text } from '../../../platform/kernel/text.ts';
import type { RecordPerson, WorkRecord } from '../../../platform/kernel/work-record.ts';
import { isDoi } from './crossref/doi.ts';
import { fullNames, plainAbstracts, subjectWords } from './record-texts.ts';
import { languageCode, languagesOf, ownText } from './written-languages.ts';
import { lineOf, textElement, xmlElement } from './written-xml.ts';

const namespaces = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
};

type Said = readonly [text: string | null | undefined, language?: string | null];

/** By the vocabulary of DCMI, and by that of OpenAIRE where it knows the kind. */
const types: Readonly<Record<string, readonly string[]>> = {
  article: ['Text', 'info:eu-repo/semantics/article'],
  preprint: ['Text', 'info:eu-repo/semantics/preprint'],
  'conference-paper': ['Text', 'info:eu-repo/semantics/conferenceObject'],
  proceedings: ['Text', 'info:eu-repo/semantics/conferenceProceedings'],
  book: ['Text', 'info:eu-repo/semantics/book'],
  video: ['MovingImage', 'info:eu-repo/semantics/other'],
  audio: ['Sound', 'info:eu-repo/semantics/other'],
};

/** A work in simple Dublin Core, as OAI-PMH has it. */
export function dublinCore(record: WorkRecord, { origin }: { readonly origin: string }): string {
  const elements: readonly (readonly [string, readonly Said[]])[] = [
    ['title', inAllLanguages(record.titles, record)],
    ['creator', named(record, ['author'])],
    ['subject', [...subjectWords(record)]],
    ['description', inAllLanguages(plainAbstracts(record), record)],
    ['publisher', plain(ownText(record.publishers, record) || ownText(record.journal?.publishers ?? {}, record))],
    ['contributor', named(record, ['editor', 'translator', 'reviewer'])],
    ['date', plain(record.publishedOn)],
    ['type', plain(...(types[record.type] ?? ['Text', 'info:eu-repo/semantics/other']))],
    ['format', plain(...new Set(record.files.map(({ contentType }) => contentType)))],
    [
      'identifier',
      plain(origin + record.path, isDoi(record.doi) && `https://doi.org/${record.doi}`, urn('ISBN', record.isbn)),
    ],
    ['source', plain(source(record), urn('ISSN', record.journal?.issn), urn('ISSN', record.journal?.eissn))],
    ['language', plain(languageCode(record.language))],
    ['relation', plain(...relations(record))],
    ['rights', plain(record.licence, rights(record), ownText(record.copyright, record))],
  ];
  const written = elements.flatMap(([name, all]) =>
    all.map(([text, language]) =>
      textElement(`dc:${name}`, text, undefined, { 'xml:lang': languageCode(language ?? null) }),
    ),
  );
  return xmlElement('oai_dc:dc', [...new Set(written)], namespaces);
}

const plain = (...texts: readonly (string | null | undefined | false)[]): Said[] =>
  texts.flatMap((text): Said[] => (text ? [[text]] : []));

const urn = (name: string, number: string | null | undefined): string => (number ? `urn:${name}:${number}` : '');

const inAllLanguages = (text: Text, record: WorkRecord): Said[] =>
  languagesOf(text, record).map((language) => [text[language], language]);

/** Surname first, where the parts of a name are known. */
function named(record: WorkRecord, roles: readonly RecordPerson['role'][]): Said[] {
  return record.people
    .filter(({ role }) => roles.includes(role))
    .flatMap(({ names }) => {
      const [language = ''] = languagesOf(fullNames(names), record);
      const name = names[language];
      if (!name) return [];
      return plain(name.family && name.given ? `${lineOf(name.family)}, ${lineOf(name.given)}` : name.full);
    });
}

/** Where it was published, as a reader would cite it. */
function source(record: WorkRecord): string {
  const { journal, issue, volume, firstPage, lastPage, elocation, conference, within } = record;
  const whole = journal?.titles ?? within?.titles ?? conference?.names;
  if (!whole) return '';
  const number = [volume ?? issue?.volume, issue && `(${issue.issue})`].filter(Boolean).join('');
  const pages = firstPage ? [firstPage, lastPage].filter(Boolean).join('–') : elocation;
  const year = issue?.year ?? record.publishedOn?.slice(0, 4);
  return [[ownText(whole, record), number].filter(Boolean).join(' '), pages, year].filter(Boolean).join(', ');
}

const relations = ({ relations: all, within }: WorkRecord): string[] =>
  [...all.map(({ doi }) => doi), within?.doi].filter((doi) => isDoi(doi)).map((doi) => `https://doi.org/${doi}`);

const rights = ({ isOpen, embargoUntil }: WorkRecord): string =>
  `info:eu-repo/semantics/${embargoUntil ? 'embargoedAccess' : isOpen ? 'openAccess' : 'restrictedAccess'}`;
