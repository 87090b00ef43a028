import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { WordText } from '../../src/features/editorial/import/formats/docx/read-word.ts';
import { openZip, readEntry } from '../../src/platform/documents/archives/zip.ts';
import { bytesSource } from '../../src/platform/documents/byte-sources.ts';
import { readXml } from '../../src/platform/documents/xml/read-xml.ts';
import { childElements, rawTextOf, type XmlElement } from '../../src/platform/documents/xml/xml-tree.ts';

const word = /\p{Script=Han}|[\p{L}\p{N}]+/gu;

export const wordsOf = (text: string): readonly string[] => text.match(word) ?? [];

type Node = DefaultTreeAdapterTypes.ChildNode;
const blocks = /^(?:p|li|ol|ul|h[1-6]|td|th|tr|table|div|figure|figcaption|section|br|math|mtd|mtr|span|a)$/;

/** The words that a page shows, each block for itself. */
export function visibleWords(html: string): readonly string[] {
  const textOf = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    const text = node.childNodes.map(textOf).join('');
    return blocks.test(node.tagName) ? ` ${text} ` : text;
  };
  return wordsOf(parseFragment(html).childNodes.map(textOf).join(''));
}

/** Word draws what is deleted or hidden nowhere; a drawing in two forms is drawn once. */
const notDrawn = new Set(['w:del', 'w:delText', 'w:instrText', 'mc:Fallback', 'w:pPr', 'w:rPr']);

function writtenText(element: XmlElement): string {
  if (notDrawn.has(element.name)) return '';
  if (element.name === 'w:t' || element.name === 'm:t') return rawTextOf(element);
  const text = childElements(element).map(writtenText).join('');
  return element.name === 'w:p' ||
    element.name === 'w:hyperlink' ||
    /^w:(?:tab|br|footnoteReference)$/.test(element.name) ||
    element.name === 'm:oMath'
    ? ` ${text} `
    : text;
}

/** Every word in a Word document, by its own XML and not by our reading of it. */
async function writtenWords(docx: Buffer): Promise<readonly string[]> {
  const zip = await openZip(bytesSource(docx), 10_000);
  if (!zip.ok) return [];
  const texts: string[] = [];
  for (const name of ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']) {
    const bytes = await readEntry(zip.value, name, 64 * 1_048_576);
    const read = bytes.ok && bytes.value ? readXml(bytes.value) : undefined;
    if (read?.ok) texts.push(writtenText(read.value));
  }
  return wordsOf(texts.join(' '));
}

/** How many of the words are shown, each as often as it is written. */
export function shareOf(written: readonly string[], visible: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of visible) left.set(one, (left.get(one) ?? 0) + 1);
  let found = 0;
  for (const one of written) {
    const count = left.get(one) ?? 0;
    if (count > 0) found += 1;
    left.set(one, count - 1);
  }
  return written.length === 0 ? 1 : found / written.length;
}

export const completeness = async (docx: Buffer, { html, front }: Pick<WordText, 'html' | 'front'>): Promise<number> =>
  shareOf(await writtenWords(docx), [...visibleWords(html), ...front.flatMap(wordsOf)]);
