import type { Text } from '../../../../platform/kernel/text.ts';
import type { RecordPart, WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { isDoi } from '../crossref/doi.ts';
import { plainAbstracts } from '../record-texts.ts';
import { bibliographicCode, languagesOf, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { onixContributors } from './onix-people.ts';

/** Thirteen digits, the last of which proves the others; nothing where there are no such. */
function isbn13(given: string | null): string | null {
  const digits = (given ?? '').replaceAll(/[\s-]/g, '');
  if (!/^97[89]\d{10}$/.test(digits)) return null;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}

/** Whether book trade and libraries can tell it from others: a published book with an ISBN and a title. */
export const isForOnix = (record: WorkRecord): boolean =>
  record.kind === 'book' &&
  record.status === 'published' &&
  isbn13(record.isbn) !== null &&
  lineOf(ownText(record.titles, record)) !== '';

/** A book as an ONIX product; codes are those of EDItEUR's lists. */
export function onixProduct(record: WorkRecord, origin: string): string {
  return xmlElement('Product', [
    textElement('RecordReference', `${new URL(origin).hostname}.${record.id}`),
    '<NotificationType>03</NotificationType>',
    identifier('ProductIdentifier', 'ProductIDType', '15', isbn13(record.isbn)),
    identifier('ProductIdentifier', 'ProductIDType', '06', isDoi(record.doi) ? record.doi : null),
    described(record),
    filledElement('CollateralDetail', abstracts(record)),
    filledElement(
      'ContentDetail',
      record.parts.map((part, place) => chapter(part, place, record)),
    ),
    published(record),
  ]);
}

const identifier = (name: string, typeName: string, type: string, value: string | null): string =>
  value === null ? '' : xmlElement(name, [xmlElement(typeName, type), textElement('IDValue', value)]);

function described(record: WorkRecord): string {
  const { people, edition, pages, keywords, language, licence } = record;
  const contributors = onixContributors(people, record);
  const licenceAddress = /^https?:\/\/\S+$/.test(licence ?? '') ? licence : null;
  return xmlElement('DescriptiveDetail', [
    '<ProductComposition>00</ProductComposition>',
    // Online; whether the ISBN is that of the print, nobody says.
    '<ProductForm>EC</ProductForm>',
    filledElement(
      'EpubLicense',
      licenceAddress
        ? [
            textElement('EpubLicenseName', licenceAddress, 100),
            xmlElement('EpubLicenseExpression', [
              '<EpubLicenseExpressionType>02</EpubLicenseExpressionType>',
              textElement('EpubLicenseExpressionLink', licenceAddress),
            ]),
          ]
        : '',
    ),
    filledElement('Collection', seriesOf(record)),
    ...titles(record.titles, record),
    ...(contributors.length > 0 ? contributors : ['<NoContributor/>']),
    edition !== null && edition > 0 ? xmlElement('EditionNumber', String(edition)) : '',
    filledElement('Language', languageOf(language)),
    pages !== null && pages > 0
      ? xmlElement('Extent', [
          '<ExtentType>00</ExtentType>',
          xmlElement('ExtentValue', String(pages)),
          '<ExtentUnit>03</ExtentUnit>',
        ])
      : '',
    ...Object.values(keywords).flatMap((words) => {
      const heading = textElement('SubjectHeadingText', words.join('; '));
      return heading === ''
        ? []
        : [xmlElement('Subject', ['<SubjectSchemeIdentifier>20</SubjectSchemeIdentifier>', heading])];
    }),
  ]);
}

const languageOf = (language: string | null): string[] => {
  const code = bibliographicCode(language);
  return code === null ? [] : ['<LanguageRole>01</LanguageRole>', xmlElement('LanguageCode', code)];
};

function seriesOf(record: WorkRecord): string[] {
  const title = titleDetail('01', '02', ownText(record.series, record), null);
  return title === '' ? [] : ['<CollectionType>10</CollectionType>', title];
}

/** Its own title first, then those in other languages. */
const titles = (text: Text, record: WorkRecord): string[] =>
  languagesOf(text, record).map((language, place) =>
    titleDetail(place === 0 ? '01' : '06', '01', text[language], bibliographicCode(language)),
  );

function titleDetail(type: string, level: string, words: string | undefined, language: string | null): string {
  const text = textElement('TitleText', words, undefined, { language });
  return text === ''
    ? ''
    : xmlElement('TitleDetail', [
        xmlElement('TitleType', type),
        xmlElement('TitleElement', [xmlElement('TitleElementLevel', level), text]),
      ]);
}

function abstracts(record: WorkRecord): string[] {
  const texts = plainAbstracts(record);
  return languagesOf(texts, record).flatMap((language) => {
    const text = textElement('Text', texts[language], undefined, { language: bibliographicCode(language) });
    return text === ''
      ? []
      : [xmlElement('TextContent', ['<TextType>03</TextType>', '<ContentAudience>00</ContentAudience>', text])];
  });
}

function chapter(part: RecordPart, place: number, record: WorkRecord): string {
  const first = textElement('FirstPageNumber', part.firstPage);
  const title = titleDetail('01', '04', [part.label, ownText(part.titles, record)].filter(Boolean).join(' '), null);
  return title === ''
    ? ''
    : xmlElement('ContentItem', [
        xmlElement('LevelSequenceNumber', String(place + 1)),
        xmlElement('TextItem', [
          '<TextItemType>03</TextItemType>',
          identifier('TextItemIdentifier', 'TextItemIDType', '06', isDoi(part.doi) ? part.doi : null),
          first === '' ? '' : xmlElement('PageRun', [first, textElement('LastPageNumber', part.lastPage)]),
        ]),
        title,
        ...onixContributors(part.people, record),
      ]);
}

function published(record: WorkRecord): string {
  const publisher = textElement('PublisherName', ownText(record.publishers, record));
  const day = record.publishedOn?.replaceAll('-', '');
  return xmlElement('PublishingDetail', [
    publisher === '' ? '' : xmlElement('Publisher', ['<PublishingRole>01</PublishingRole>', publisher]),
    '<PublishingStatus>04</PublishingStatus>',
    day
      ? xmlElement('PublishingDate', [
          '<PublishingDateRole>01</PublishingDateRole>',
          xmlElement('Date', day, { dateformat: '00' }),
        ])
      : '',
  ]);
}

export const onixHead = (sender: string, at: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference">\n${xmlElement(
    'Header',
    [
      xmlElement('Sender', textElement('SenderName', sender)),
      xmlElement('SentDateTime', at.replaceAll(/[-:]|\.\d+/g, '')),
    ],
  )}\n`;
export const onixEnd = '</ONIXMessage>\n';
