import type { ZippedFile } from '../../../../platform/documents/archives/write-zip.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { filledElement, lineOf, textElement, xmlDocument, xmlElement } from '../written-xml.ts';
import type { BookWords, Chapter, Heading } from './book-chapter.ts';

export interface BookPicture {
  /** Its name within the book. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Book {
  /** The same as long as it is the same book: a DOI, or the address of its page. */
  readonly identifier: string;
  readonly title: string;
  /** As a tag; nothing where it is not known. */
  readonly language: string | null;
  readonly creators: readonly string[];
  readonly publisher: string;
  readonly date: string | null;
  readonly rights: string | null;
  readonly source: string;
  /** 2026-11-19T01:02:03Z */
  readonly changedAt: string;
}

const text = (name: string, content: string, isStored = false): ZippedFile => ({
  name,
  content: Buffer.from(content),
  ...(isStored && { isStored }),
});

const mimetype = 'application/epub+zip';

/** What a book begins with: by its first file programs know what it is. */
export const openingFiles: readonly ZippedFile[] = [
  text('mimetype', mimetype, true),
  text(
    'META-INF/container.xml',
    xmlDocument(
      '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
  ),
];

const rightToLeft = (language: string | null): 'rtl' | 'ltr' =>
  /^(?:ar|dv|fa|he|ps|ur|yi)\b/.test(language ?? '') ? 'rtl' : 'ltr';

function page(title: string, language: string | null, body: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: language,
    'xml:lang': language,
    dir: rightToLeft(language),
  };
  const head = xmlElement('head', [
    '<meta charset="utf-8"/>',
    textElement('title', title) || '<title>–</title>',
    '<link rel="stylesheet" type="text/css" href="book.css"/>',
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${xmlElement('html', [head, xmlElement('body', xmlElement('main', body))], attributes)}\n`;
}

const chapterName = (at: number): string => `paper-${at + 1}.xhtml`;

export const chapterFile = (chapter: Chapter, at: number, language: string | null): ZippedFile =>
  text(`book/${chapterName(at)}`, page(chapter.title, language, chapter.xhtml));

/** Pictures are packed already. */
export const pictureFile = ({ name, content }: BookPicture): ZippedFile => ({
  name: `book/${name}`,
  content,
  isStored: true,
});

export interface BookContents {
  readonly chapters: readonly Pick<Chapter, 'title' | 'headings' | 'hasMath'>[];
  readonly pictures: readonly Omit<BookPicture, 'content'>[];
  readonly words: BookWords;
}

/** What a book ends with: its contents and what it is, when all that is in it is known. */
export const closingFiles = (book: Book, contents: BookContents): readonly ZippedFile[] => [
  text('book/contents.xhtml', contentsPage(book, contents)),
  text('book/book.css', style),
  text('book/package.opf', xmlDocument(packageOf(book, contents))),
];

function contentsPage(book: Book, { chapters, words }: BookContents): string {
  const entries = chapters.map(({ title, headings }, at) =>
    xmlElement('li', [
      xmlElement('a', xmlText(title || '–'), { href: chapterName(at) }),
      nested(
        headings.filter(({ level, words: said }) => level <= 3 && said !== ''),
        chapterName(at),
        2,
      ),
    ]),
  );
  const list = [textElement('h1', words.contents), xmlElement('ol', entries)];
  return page(book.title, words.tag, xmlElement('nav', list, { 'epub:type': 'toc', role: 'doc-toc', id: 'contents' }));
}

/** Headings below those of their level. */
function nested(headings: readonly Heading[], file: string, level: number): string {
  const items: string[] = [];
  for (let at = 0; at < headings.length; ) {
    const heading = headings[at] as Heading;
    let end = at + 1;
    while ((headings[end]?.level ?? 0) > level) end += 1;
    const link = xmlElement('a', xmlText(lineOf(heading.words)), { href: `${file}#${heading.id}` });
    items.push(xmlElement('li', [link, nested(headings.slice(at + 1, end), file, level + 1)]));
    at = end;
  }
  return filledElement('ol', items);
}

const meta = (property: string, content: string): string => xmlElement('meta', xmlText(content), { property });

function packageOf(book: Book, { chapters, pictures }: BookContents): string {
  const hasMath = chapters.some((chapter) => chapter.hasMath);
  const metadata = xmlElement(
    'metadata',
    [
      xmlElement('dc:identifier', xmlText(book.identifier), { id: 'identifier' }),
      textElement('dc:title', book.title) || '<dc:title>–</dc:title>',
      xmlElement('dc:language', book.language ?? 'und'),
      ...book.creators.map((name) => textElement('dc:creator', name)),
      textElement('dc:publisher', book.publisher),
      textElement('dc:date', book.date),
      textElement('dc:rights', book.rights),
      textElement('dc:source', book.source),
      meta('dcterms:modified', book.changedAt),
      meta('schema:accessMode', 'textual'),
      ...(pictures.length > 0 ? [meta('schema:accessMode', 'visual')] : []),
      meta('schema:accessibilityFeature', 'structuralNavigation'),
      meta('schema:accessibilityFeature', 'tableOfContents'),
      meta('schema:accessibilityFeature', 'readingOrder'),
      ...(hasMath ? [meta('schema:accessibilityFeature', 'MathML')] : []),
      meta('schema:accessibilityHazard', 'none'),
    ],
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
  );
  const item = (id: string, href: string, type: string, properties?: string) =>
    xmlElement('item', '', { id, href, 'media-type': type, properties });
  const manifest = xmlElement('manifest', [
    item('contents', 'contents.xhtml', 'application/xhtml+xml', 'nav'),
    item('style', 'book.css', 'text/css'),
    ...chapters.map((chapter, at) =>
      item(`paper-${at + 1}`, chapterName(at), 'application/xhtml+xml', chapter.hasMath ? 'mathml' : undefined),
    ),
    ...pictures.map(({ name, contentType }, at) => item(`picture-${at + 1}`, name, contentType)),
  ]);
  const spine = xmlElement(
    'spine',
    [
      ...(chapters.length > 1 ? [xmlElement('itemref', '', { idref: 'contents' })] : []),
      ...chapters.map((_, at) => xmlElement('itemref', '', { idref: `paper-${at + 1}` })),
    ],
    { 'page-progression-direction': rightToLeft(book.language) },
  );
  return xmlElement('package', [metadata, manifest, spine], {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'identifier',
    'xml:lang': book.language,
  });
}

const style = `body { font-family: serif; line-height: 1.5; margin: 5%; }
h1, h2, h3, h4, h5, h6 { font-family: sans-serif; line-height: 1.25; break-after: avoid; }
a { color: inherit; }
img { max-width: 100%; height: auto; }
figure { margin: 1.5em 0; break-inside: avoid; }
figcaption, .affiliations, .source, .keywords { font-size: 0.875em; }
.title { font-weight: bold; }
.other-title { font-size: 1.125em; }
.authors { font-weight: bold; }
.affiliations { padding-inline-start: 1.5em; }
.source p { margin: 0.25em 0; }
.notice { border-inline-start: 0.25em solid; padding-inline-start: 0.75em; font-weight: bold; }
.formula { margin: 1em 0; text-align: center; overflow-x: auto; }
.formula > .label { float: inline-end; }
.references { list-style: none; padding-inline-start: 0; }
.references li { margin: 0.5em 0; overflow-wrap: anywhere; }
ul.simple { list-style: none; }
.sc { font-variant: small-caps; }
.overline { text-decoration: overline; }
.sans-serif { font-family: sans-serif; }
.roman { font-style: normal; }
.left { text-align: left; }
.center { text-align: center; }
.right { text-align: right; }
table { border-collapse: collapse; font-size: 0.875em; }
td, th { border: 1px solid; padding: 0.25em 0.5em; vertical-align: top; }
aside { margin: 1em 0; padding: 0 1em; border: 1px solid; }
pre { white-space: pre-wrap; }
`;
