import type { ByteSource } from '../../kernel/byte-source.ts';
import { failed, success } from '../../kernel/result.ts';
import { openZip, readEntry, type Zip } from '../archives/zip.ts';
import { type Paragraph, paragraphOf, type Run } from '../paragraph.ts';
import type { Reading } from '../refusal.ts';
import { readXml, usualCaps, type XmlCaps } from '../xml/read-xml.ts';
import { child, childAt, childElements, childrenNamed, rawTextOf, textOf, type XmlElement } from '../xml/xml-tree.ts';

/** Several times what a long manuscript needs, and little enough for the thread that reads it. */
const caps: XmlCaps = { ...usualCaps, bytes: 16 * 1_048_576, characters: 6_000_000 };
const mostEntries = 5_000;

async function partOf(zip: Zip, name: string): Promise<Reading<XmlElement | undefined>> {
  const bytes = await readEntry(zip, name, caps.bytes);
  if (!bytes.ok) return bytes;
  return bytes.value ? readXml(bytes.value, caps) : success(undefined);
}

interface WordDocument {
  readonly paragraphs: readonly Paragraph[];
  readonly properties: { readonly title?: string };
}

/** The text of a Word document, and the title among its properties. */
export async function readDocx(source: ByteSource): Promise<Reading<WordDocument>> {
  const zip = await openZip(source, mostEntries);
  if (!zip.ok) return failed({ reason: 'the file is no Word document, or a damaged one' });
  const document = await partOf(zip.value, 'word/document.xml');
  if (!document.ok) return document;
  if (!document.value) return failed({ reason: 'the file is no Word document' });
  // A document without styles or properties is read all the same.
  const styles = await partOf(zip.value, 'word/styles.xml');
  const core = await partOf(zip.value, 'docProps/core.xml');
  const title = core.ok ? textOf(child(core.value, 'dc:title')) : '';
  const paragraphs = docxParagraphs(document.value, stylesOf(styles.ok ? styles.value : undefined));
  return success({ paragraphs, properties: title ? { title } : {} });
}

interface SetRun extends Run {
  readonly size: number;
  readonly isBold: boolean;
}

/** What holds paragraphs or runs and adds nothing to them. Deleted text and the second form of a drawing are not entered. */
const holders = new Set([
  ...['w:body', 'w:tbl', 'w:tr', 'w:tc', 'w:sdt', 'w:sdtContent', 'w:hyperlink', 'w:ins', 'w:smartTag', 'w:customXml'],
  ...['w:fldSimple', 'w:moveTo'],
]);

function* elementsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const inside of childElements(element)) {
    if (inside.name === name) yield inside;
    else if (holders.has(inside.name)) yield* elementsOf(inside, name);
  }
}

const breaks = new Set(['w:br', 'w:cr']);
const startsPage = (element: XmlElement): boolean =>
  element.name === 'w:lastRenderedPageBreak' || (element.name === 'w:br' && element.attributes['w:type'] === 'page');

const textIn = (run: XmlElement): string =>
  childElements(run)
    .map((part) => {
      if (part.name === 'w:t') return rawTextOf(part);
      if (part.name === 'w:noBreakHyphen') return '-';
      if (part.name === 'w:tab') return '  ';
      return breaks.has(part.name) && !startsPage(part) ? '\n' : '';
    })
    .join('');

/** The size and weight of most of its letters. */
function setting(runs: readonly SetRun[]): { size: number; isBold: boolean } {
  const letters = (of: readonly SetRun[]) => of.reduce((all, { text }) => all + text.trim().length, 0);
  const plain = runs.filter(({ isRaised, text }) => !isRaised && text.trim() !== '');
  const sizes = [...Map.groupBy(plain, ({ size }) => size)].sort((one, other) => letters(other[1]) - letters(one[1]));
  const bold = letters(plain.filter(({ isBold }) => isBold));
  return { size: sizes[0]?.[0] ?? 0, isBold: bold > 0 && bold >= letters(plain) * 0.9 };
}

const longestBroken = 400;

/** Short paragraphs that are broken by hand are several: people end the lines of a title page so. */
function linesOf(runs: readonly SetRun[]): readonly (readonly SetRun[])[] {
  const letters = runs.reduce((all, { text }) => all + text.length, 0);
  if (letters > longestBroken || !runs.some(({ text }) => text.includes('\n'))) return [runs];
  const lines: SetRun[][] = [[]];
  for (const run of runs)
    run.text.split('\n').forEach((text, place) => {
      if (place > 0) lines.push([]);
      lines.at(-1)?.push({ ...run, text });
    });
  return lines;
}

/** The paragraphs of a Word document in reading order, those in tables among them. */
function docxParagraphs(document: XmlElement, styles: Styles): readonly Paragraph[] {
  const body = child(document, 'w:body');
  if (!body) return [];
  const paragraphs: Paragraph[] = [];
  let page = 1;
  for (const element of elementsOf(body, 'w:p')) {
    const properties = child(element, 'w:pPr');
    const style = styles.of(child(properties, 'w:pStyle')?.attributes['w:val']);
    const elements = [...elementsOf(element, 'w:r')];
    const runs = elements.map((run): SetRun => {
      const own = child(run, 'w:rPr');
      return {
        text: textIn(run),
        isRaised: childAt(own, 'w:vertAlign')?.attributes['w:val'] === 'superscript',
        size: sizeOf(own) ?? style.size,
        isBold: isOn(child(own, 'w:b')) ?? style.isBold,
      };
    });
    if (elements.some((run) => childElements(run).some(startsPage)) && paragraphs.length > 0) page += 1;
    for (const line of linesOf(runs)) {
      const paragraph = paragraphOf(line, { ...setting(line), page, ...(style.name && { style: style.name }) });
      if (paragraph.text !== '') paragraphs.push(paragraph);
    }
  }
  return paragraphs;
}

interface TextStyle {
  readonly name: string;
  /** In points; 0 when nothing says. */
  readonly size: number;
  readonly isBold: boolean;
}

type Styles = ReturnType<typeof stylesOf>;

const value = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];

/** `<w:b/>` says yes, `<w:b w:val="0"/>` no, and without it the one above decides. */
function isOn(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  return !['0', 'false', 'off', 'none'].includes(value(element) ?? '1');
}

/** Word counts in half points. */
function sizeOf(properties: XmlElement | undefined): number | undefined {
  const halves = Number(value(child(properties, 'w:sz')) ?? Number.NaN);
  return halves > 0 ? halves / 2 : undefined;
}

const deepest = 12;

/** The document's styles by their ids, each with what it inherits. */
function stylesOf(root: XmlElement | undefined) {
  const byId = new Map(childrenNamed(root, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const usual = childAt(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr');
  const standard = [...byId.values()].find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1',
  );

  function inherited<Value>(
    id: string | undefined,
    read: (properties: XmlElement | undefined) => Value | undefined,
  ): Value | undefined {
    let style = (id === undefined ? undefined : byId.get(id)) ?? standard;
    for (let depth = 0; style && depth < deepest; depth += 1) {
      const found = read(child(style, 'w:rPr'));
      if (found !== undefined) return found;
      style = byId.get(value(child(style, 'w:basedOn')) ?? '');
    }
    return read(usual);
  }

  return {
    of: (id: string | undefined): TextStyle => ({
      name: (value(child(byId.get(id ?? ''), 'w:name')) ?? '').toLowerCase(),
      size: inherited(id, sizeOf) ?? 0,
      isBold: inherited(id, (properties) => isOn(child(properties, 'w:b'))) ?? false,
    }),
  };
}
