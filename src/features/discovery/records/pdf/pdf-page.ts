import type { XmlElement } from '../../../../platform/documents/xml/xml-tree.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { type BookWords, bookChapter, lasting, licenceOf, placeOf } from '../epub/book-chapter.ts';
import { languageCode, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { markedStyle, pdfStyle } from './pdf-style.ts';
import { regularTree } from './regular-tree.ts';

/** What a PDF says besides what a book says, in the language of its paper. */
export interface PdfWords extends BookWords {
  readonly dates: Readonly<Record<'received' | 'revised' | 'accepted', string>>;
  readonly howToCite: string;
  /** For a picture that nobody described. */
  readonly picture: string;
  /** Printed on each page. */
  readonly retracted: string;
  /** That the portal made it from the full text, and where that is. */
  readonly madeBy: (address: string) => string;
}

export interface PdfParts {
  readonly origin: string;
  readonly words: PdfWords;
  /** How the paper is cited. */
  readonly citation: string;
  /** What stands in the page for a picture of the site. */
  readonly picture: (address: string) => string | undefined;
  /** The element that stands for a formula. */
  readonly formula: (math: XmlElement) => string;
}

/** A paper as the page of which a PDF is made. */
export function pdfPage(
  record: WorkRecord,
  jats: XmlElement,
  { origin, words, citation, picture, formula }: PdfParts,
): string {
  const chapter = bookChapter(record, {
    jats: regularTree(jats, words.picture),
    origin,
    words,
    picture,
    formula,
    source: source(record, words),
  });
  const language = languageCode(record.language) ?? words.tag;
  const journal = record.journal ? ownText(record.journal.titles, record) : '';
  const masthead = xmlElement(
    'div',
    [
      textElement('p', journal, undefined, { class: 'journal' }),
      textElement('p', placeOf(record)),
      lasting(record, origin),
    ],
    { class: 'masthead' },
  );
  const body = xmlElement('body', [masthead, chapter.xhtml, colophon(record, { origin, words, citation })], {
    'data-short': lineOf(shortened(chapter.title)),
    'data-place': lineOf([journal, placeOf(record)].filter(Boolean).join(', '), 60),
  });
  const authors = record.people.filter(({ role }) => role === 'author').map(({ names }) => names);
  const head = xmlElement('head', [
    '<meta charset="utf-8"/>',
    xmlElement('title', xmlText(chapter.title || '–')),
    ...authors
      .slice(0, 50)
      .map((names) =>
        meta(
          'author',
          ownText(Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name?.full ?? ''])), record),
        ),
      ),
    meta(
      'keywords',
      ownText(Object.fromEntries(Object.entries(record.keywords).map(([key, all]) => [key, all.join(', ')])), record),
    ),
    xmlElement('style', pdfStyle + (record.integrity === 'retracted' ? markedStyle(words.retracted) : '')),
  ]);
  const dir = /^(?:ar|dv|fa|he|ps|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
  return `<!DOCTYPE html>\n${asHtml(stepped(sized(xmlElement('html', [head, body], { lang: language, dir }))))}`;
}

const meta = (name: string, content: string): string =>
  lineOf(content) === '' ? '' : xmlElement('meta', '', { name, content: lineOf(content) });

const mostLetters = 70;
const shortened = (title: string): string => {
  const letters = [...title];
  const most = /\p{Script=Han}/u.test(title) ? mostLetters / 2 : mostLetters;
  return letters.length <= most
    ? title
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

function source(record: WorkRecord, words: PdfWords): string {
  const dates = [
    ...(['received', 'revised', 'accepted'] as const).map((name) => [words.dates[name], record.dates[name]] as const),
    [words.published, record.publishedOn] as const,
  ];
  const said = dates.flatMap(([word, date]) => (date ? [`${word}: ${words.day(date)}`] : []));
  const licence = licenceOf(record) || textElement('p', ownText(record.copyright, record));
  return filledElement('div', [textElement('p', said.join(' · ')), licence], { class: 'source' });
}

const colophon = (record: WorkRecord, { origin, words, citation }: Pick<PdfParts, 'origin' | 'words' | 'citation'>) =>
  xmlElement(
    'section',
    [
      ...(citation === '' ? [] : [textElement('h2', words.howToCite), textElement('p', citation)]),
      textElement('p', words.madeBy(origin + record.path)),
    ],
    { class: 'colophon', lang: words.tag, dir: words.tag === 'ar' ? 'rtl' : 'ltr' },
  );

/** No heading is more than one level below the one before it: readers that jump from heading to heading would search for what is between. */
function stepped(html: string): string {
  let before = 1;
  let now = 1;
  return html.replaceAll(/<(\/?)h([1-6])\b/g, (_, end: string, level: string) => {
    if (end === '') {
      now = Math.min(Number(level), before + 1);
      before = now;
    }
    return `<${end}h${now}`;
  });
}

/** Tables of many columns are set small. */
const sized = (html: string): string =>
  html.replaceAll(
    /<table( [^<>]*)?>(?=<(?:thead|tbody)[^<>]*><tr[^<>]*>(.*?)<\/tr>)/gs,
    (_, given = '', row: string) => {
      const columns = row.match(/<t[hd][\s>/]/g)?.length ?? 0;
      const size = columns > 14 ? 'widest' : columns > 7 ? 'wide' : null;
      return size ? `<table class="${size}"${given}>` : `<table${given}>`;
    },
  );

/** In HTML only these end where they begin. */
const asHtml = (xhtml: string): string =>
  xhtml.replaceAll(/<(?!(?:img|br|hr|meta|link|col|wbr)\b)([a-z][\w-]*)((?: [^<>]*)?)\/>/g, '<$1$2></$1>');
