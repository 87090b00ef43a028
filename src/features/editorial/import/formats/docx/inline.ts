import { isOn, type TextStyle, wordValue } from '../../../../../platform/documents/docx/word-styles.ts';
import {
  child,
  childElements,
  descendants,
  isElement,
  rawTextOf,
  type XmlElement,
  type XmlNode,
} from '../../../../../platform/documents/xml/xml-tree.ts';
import { drawingOf } from './drawings.ts';
import { jats } from './jats-nodes.ts';
import { mathOf } from './omml.ts';
import { symbolOf } from './symbols.ts';
import { leave, type WordReading } from './word-reading.ts';

/** Around what others stand, and adds nothing. Deleted text is not entered. */
const holders = new Set([
  ...['w:ins', 'w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:fldSimple', 'w:moveTo', 'w:dir', 'w:bdo'],
]);

interface Piece {
  /** How it is set: names of JATS, from the outside in. */
  readonly marks: readonly string[];
  readonly node: XmlNode;
}

/** What a paragraph of this style says, as JATS. */
export function inlineOf(paragraph: XmlElement, style: TextStyle, at: WordReading): XmlNode[] {
  const pieces = [...piecesOf(paragraph, style, at)];
  const joined: { marks: readonly string[]; nodes: XmlNode[] }[] = [];
  for (const { marks, node } of pieces) {
    const last = joined.at(-1);
    const isSame = last && last.marks.join() === marks.join();
    if (!isSame) joined.push({ marks, nodes: [node] });
    else if (typeof node === 'string' && typeof last.nodes.at(-1) === 'string')
      last.nodes.push((last.nodes.pop() as string) + node);
    else last.nodes.push(node);
  }
  return joined.flatMap(({ marks, nodes }) =>
    marks.reduceRight<XmlNode[]>((inside, mark) => [jats(mark, inside)], nodes),
  );
}

function* piecesOf(element: XmlElement, style: TextStyle, at: WordReading): Generator<Piece> {
  const alone = (node: XmlElement): Piece => ({ marks: [], node });
  for (const part of childElements(element)) {
    if (part.name === 'w:r') yield* piecesOfRun(part, style, at);
    else if (part.name === 'w:hyperlink') yield* linkOf(part, style, at);
    else if (part.name === 'm:oMath') yield alone(jats('inline-formula', [mathOf(part)]));
    else if (part.name === 'm:oMathPara')
      for (const formula of childElements(part).filter(({ name }) => name === 'm:oMath'))
        yield alone(jats('disp-formula', [mathOf(formula)]));
    else if (part.name === 'w:bookmarkStart' && at.wanted.has(part.attributes['w:name'] ?? ''))
      yield alone(jats('target', [], { id: anchorOf(part.attributes['w:name'] ?? '') }));
    else if (part.name === 'mc:AlternateContent')
      for (const node of drawingOf(part, at)) yield typeof node === 'string' ? { marks: [], node } : alone(node);
    else if (holders.has(part.name)) yield* piecesOf(part, style, at);
  }
}

const anchorOf = (bookmark: string): string => `mark-${bookmark}`;

function linkOf(link: XmlElement, style: TextStyle, at: WordReading): Piece[] {
  const content = inlineOf({ ...link, name: 'w:p' }, style, at);
  const address = at.relations.get(link.attributes['r:id'] ?? '');
  const bookmark = link.attributes['w:anchor'];
  // What the address may be is the business of the writer of HTML.
  if (address?.isExternal) return [{ marks: [], node: jats('ext-link', content, { 'xlink:href': address.target }) }];
  if (bookmark) return [{ marks: [], node: jats('xref', content, { rid: anchorOf(bookmark) }) }];
  return content.map((node) => ({ marks: [], node }));
}

const raised: Readonly<Record<string, string>> = { superscript: 'sup', subscript: 'sub' };

function marksOf(properties: XmlElement | undefined, style: TextStyle): string[] {
  const underline = wordValue(child(properties, 'w:u'));
  const place = raised[wordValue(child(properties, 'w:vertAlign')) ?? ''];
  const isSet = (name: string) => isOn(child(properties, name)) ?? false;
  return [
    ...(isSet('w:b') && !style.isBold ? ['bold'] : []),
    ...(isSet('w:i') && !style.isItalic ? ['italic'] : []),
    ...(underline && underline !== 'none' ? ['underline'] : []),
    ...(isSet('w:strike') ? ['strike'] : []),
    ...(isSet('w:smallCaps') ? ['sc'] : []),
    ...(place ? [place] : []),
  ];
}

const noteKinds = { 'w:footnoteReference': 'footnote', 'w:endnoteReference': 'endnote' } as const;

function* piecesOfRun(run: XmlElement, style: TextStyle, at: WordReading): Generator<Piece> {
  const properties = child(run, 'w:rPr');
  if (isOn(child(properties, 'w:vanish'))) return;
  const marks = marksOf(properties, style);
  for (const part of childElements(run)) {
    if (part.name in noteKinds) {
      const node = noteMark(noteKinds[part.name as keyof typeof noteKinds], part, at);
      if (node) yield { marks: [], node };
    } else if (part.name === 'w:sym') {
      const text = symbolOf(part);
      if (text === undefined) leave(at, 'symbol', part.attributes['w:font'] ?? '');
      else yield { marks, node: text };
    } else if (drawings.has(part.name)) for (const node of drawingOf(part, at)) yield { marks: [], node };
    else if (part.name === 'w:ruby')
      for (const name of ['w:rubyBase', 'w:rt'])
        yield { marks, node: [...runsIn(child(part, name))].map(textIn).join('') };
    else {
      const node = plainPart(part);
      if (node !== '') yield { marks: isElement(node) ? [] : marks, node };
    }
  }
}

const drawings = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent']);
const runsIn = (element: XmlElement | undefined): XmlElement[] =>
  element ? [...descendants(element)].filter(({ name }) => name === 'w:r') : [];
const textIn = (run: XmlElement): string =>
  childElements(run)
    .map(plainPart)
    .filter((node) => !isElement(node))
    .join('');

function plainPart(part: XmlElement): XmlNode {
  if (part.name === 'w:t') return rawTextOf(part);
  if (part.name === 'w:tab' || part.name === 'w:ptab') return ' ';
  if (part.name === 'w:noBreakHyphen') return '\u2011';
  const isBreak =
    part.name === 'w:cr' || (part.name === 'w:br' && (part.attributes['w:type'] ?? 'textWrapping') === 'textWrapping');
  return isBreak ? jats('break') : '';
}

/** The first mark of a note gives it its number; another one leads to the same. */
function noteMark(kind: 'footnote' | 'endnote', mark: XmlElement, at: WordReading): XmlElement | undefined {
  const note = at.noteOf(kind, mark.attributes['w:id'] ?? '');
  if (!note) return undefined;
  if (!at.notes.includes(note)) at.notes.push(note);
  const number = at.notes.indexOf(note) + 1;
  return jats('xref', [jats('sup', [String(number)])], { 'ref-type': 'fn', rid: noteAnchor(number) });
}

export const noteAnchor = (number: number): string => `note-${number}`;
