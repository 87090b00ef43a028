import { writeZip } from '../../../../../platform/documents/archives/write-zip.ts';
import { openZip, readEntry, type Zip } from '../../../../../platform/documents/archives/zip.ts';
import type { Reading } from '../../../../../platform/documents/refusal.ts';
import { readXml, usualCaps, type XmlCaps } from '../../../../../platform/documents/xml/read-xml.ts';
import { writeXml } from '../../../../../platform/documents/xml/write-xml.ts';
import { childElements, rawTextOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import type { AuthorFinder } from '../../domain/author-marks.ts';
import { type DocumentLine, maskedLine, withoutAuthors } from './authors-lines.ts';
import { barePicture } from './bare-picture.ts';

const caps: XmlCaps = { ...usualCaps, bytes: 16 * 1_048_576, characters: 6_000_000 };
const mostEntries = 5_000;
const mostBytes = 256 * 1_048_576;

/** What else is in a package is no text of the work: properties, people, data of forms, embedded files with properties of their own. */
const keptParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?!people\.xml|glossary\/|embeddings\/|activeX\/|printerSettings\/)[^?]*\.(?:xml|rels|png|jpe?g|gif|tiff?|bmp|emf|wmf|svg|wdp|odttf))$/iu;
const droppedElements = new Set([
  ...['w:rsids', 'w:attachedTemplate', 'w:docVars', 'w:mailMerge', 'w:dataBinding', 'w15:dataBinding', 'w:altChunk'],
  ...['w14:docId', 'w15:docId', 'w16cid:durableId', 'c:externalData', 'o:OLEObject'],
]);
const textElements = new Set(['w:t', 'w:delText', 'w:instrText', 'w:delInstrText', 'a:t', 'm:t']);
const breaks = new Set(['w:br', 'w:cr', 'a:br']);

interface AnonymousDocument {
  readonly content: Buffer;
  /** Whom and what of them the copy names all the same. */
  readonly named: readonly string[];
}

/** A Word document without what says who wrote it: in its properties, its reviewing marks, its title page and its thanks. */
export async function anonymousDocx(source: ByteSource, finder: AuthorFinder): Promise<Reading<AnonymousDocument>> {
  const opened = await openZip(source, mostEntries);
  if (!opened.ok) return failed({ reason: 'the file is no Word document, or a damaged one' });
  const zip = opened.value;
  const names = zip.entries.map(({ name }) => name).filter((name) => keptParts.test(name));
  if (!names.includes('word/document.xml')) return failed({ reason: 'the file is no Word document' });
  if (zip.entries.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes)
    return failed({ reason: 'the document is too large' });
  const files: { name: string; content: Buffer }[] = [];
  const texts: string[] = [];
  for (const name of names) {
    const part = await anonymousPart(zip, name, finder);
    if (!part.ok) return part;
    files.push({ name, content: part.value.content });
    texts.push(...part.value.texts);
  }
  return success({ content: writeZip(files), named: [...new Set(texts.flatMap(finder.namedIn))] });
}

async function anonymousPart(
  zip: Zip,
  name: string,
  finder: AuthorFinder,
): Promise<Reading<{ content: Buffer; texts: readonly string[] }>> {
  const bytes = await readEntry(zip, name, /\.(?:xml|rels)$/i.test(name) ? caps.bytes : mostBytes);
  if (!bytes.ok) return bytes;
  const given = bytes.value ?? Buffer.alloc(0);
  if (!/\.(?:xml|rels|svg)$/i.test(name)) {
    const content = barePicture(given);
    // A picture's text is one byte or two a letter.
    return success({ content, texts: [content.toString('utf8'), content.toString('utf16le')] });
  }
  const read = readXml(given, caps);
  if (!read.ok) return read;
  const lines = linesOf(read.value);
  const changed = /\/(?:header|footer|comments|footnotes|endnotes)[^/]*$/.test(name)
    ? maskedLines(lines, finder)
    : withoutAuthors(lines, finder);
  const texts = new Map(
    lines.flatMap(({ holders }, place) => {
      const text = changed.get(place);
      return text === undefined ? [] : holders.map((holder, at) => [holder, at === 0 ? text : ''] as const);
    }),
  );
  const content = writeXml(read.value, {
    keeps: (element) => !droppedElements.has(element.name) && !leadsToDropped(element),
    textOf: (element) => texts.get(element),
    attribute: attributeRule(finder),
  });
  const written = lines.map(({ text }, place) => changed.get(place) ?? text).join('\n');
  return success({ content, texts: [written] });
}

const maskedLines = (lines: readonly DocumentLine[], finder: AuthorFinder): ReadonlyMap<number, string> =>
  new Map(
    lines.flatMap(({ text }, place) => (finder.namedIn(text).length > 0 ? [[place, maskedLine(text, finder)]] : [])),
  );

/** Relations and types of parts that are left out. */
function leadsToDropped({ name, attributes }: XmlElement): boolean {
  const type = attributes.Type ?? '';
  if (name === 'Override') return !keptParts.test((attributes.PartName ?? '').replace(/^\//, ''));
  return (
    name === 'Relationship' &&
    /\/(?:core|extended|custom)-properties$|\/(?:thumbnail|attachedTemplate|customXml|people|glossaryDocument|oleObject|package|printerSettings|aFChunk|control)$/.test(
      type,
    )
  );
}

/** Attributes carry names in reviewing marks, titles of pictures and targets of links. */
function attributeRule({ namedIn }: AuthorFinder) {
  const known = new Map<string, boolean>();
  const isNamed = (value: string): boolean => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const found = namedIn(value).length > 0;
    known.set(value, found);
    return found;
  };
  return (name: string, value: string): string | undefined => {
    if (name.startsWith('w:rsid')) return undefined;
    if (/:author$/.test(name)) return 'Author';
    if (name === 'w:initials') return 'A';
    if (name === 'Target' && /^(?:mailto|file):/i.test(value)) return 'about:blank';
    if (value.length < 2 || /^[\d.-]*$/.test(value) || !isNamed(value)) return value;
    return name === 'Target' ? 'about:blank' : '';
  };
}

interface HeldLine extends DocumentLine {
  /** The elements whose text it is. */
  readonly holders: readonly XmlElement[];
}

/** The lines of all paragraphs of a part, those in tables, boxes and deleted text among them. */
function linesOf(root: XmlElement): readonly HeldLine[] {
  const lines: (HeldLine & { text: string; holders: XmlElement[] })[] = [];
  let paragraph = 0;
  const readParagraph = (element: XmlElement): void => {
    paragraph += 1;
    const own = paragraph;
    const begin = () => {
      const line = { text: '', paragraph: own, holders: [] as XmlElement[] };
      lines.push(line);
      return line;
    };
    let line = begin();
    const walk = (inside: XmlElement): void => {
      for (const child of childElements(inside)) {
        if (child.name === 'w:p' || child.name === 'a:p') readParagraph(child);
        else if (breaks.has(child.name)) line = begin();
        else if (child.name === 'w:tab') line.text += ' ';
        else if (textElements.has(child.name)) {
          line.text += rawTextOf(child);
          line.holders.push(child);
        } else walk(child);
      }
    };
    walk(element);
  };
  const search = (element: XmlElement): void => {
    for (const child of childElements(element)) {
      if (child.name === 'w:p' || child.name === 'a:p') readParagraph(child);
      else search(child);
    }
  };
  search(root);
  return lines;
}
