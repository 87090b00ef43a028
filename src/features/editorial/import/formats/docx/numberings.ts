import { wordValue } from '../../../../../platform/documents/docx/word-styles.ts';
import { child, childrenNamed, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';

/** Where a paragraph stands in a list. */
export interface ListPlace {
  readonly list: string;
  readonly depth: number;
  /** In the words of JATS. */
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  lowerLetter: 'alpha-lower',
  upperLetter: 'alpha-upper',
  lowerRoman: 'roman-lower',
  upperRoman: 'roman-upper',
  bullet: 'bullet',
  none: 'simple',
};

const deepest = 8;

/** How the document numbers its paragraphs. */
export function numberingsOf(root: XmlElement | undefined) {
  const kinds = new Map(childrenNamed(root, 'w:abstractNum').map((one) => [one.attributes['w:abstractNumId'], one]));
  const lists = new Map(childrenNamed(root, 'w:num').map((one) => [one.attributes['w:numId'], one]));
  return (numbering: XmlElement | undefined): ListPlace | undefined => {
    const list = wordValue(child(numbering, 'w:numId'));
    // Word takes a paragraph out of its list by the number 0.
    if (list === undefined || list === '0') return undefined;
    const depth = Math.min(deepest, Math.max(0, Number(wordValue(child(numbering, 'w:ilvl')) ?? 0) || 0));
    const kind = kinds.get(wordValue(child(lists.get(list), 'w:abstractNumId')));
    const level = childrenNamed(kind, 'w:lvl').find(({ attributes }) => attributes['w:ilvl'] === String(depth));
    const format = wordValue(child(level, 'w:numFmt')) ?? (kind ? 'decimal' : 'bullet');
    return { list, depth, type: types[format] ?? 'order' };
  };
}
