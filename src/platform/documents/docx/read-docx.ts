import type { ByteSource } from '../../kernel/byte-source.ts';
import { success } from '../../kernel/result.ts';
import { type Paragraph, paragraphOf, type Run } from '../paragraph.ts';
import type { Reading } from '../refusal.ts';
import { child, childAt, childElements, rawTextOf, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { openDocx } from './open-docx.ts';
import { isOn, type Styles, sizeOf } from './word-styles.ts';

interface WordDocument {
  readonly paragraphs: readonly Paragraph[];
  readonly properties: { readonly title?: string };
}

/** The text of a Word document, and the title among its properties. */
export async function readDocx(source: ByteSource): Promise<Reading<WordDocument>> {
  const opened = await openDocx(source);
  if (!opened.ok) return opened;
  const { document, styles, part } = opened.value;
  const title = textOf(child(await part('docProps/core.xml'), 'dc:title'));
  const paragraphs = docxParagraphs(document, styles);
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
