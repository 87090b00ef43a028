import { child, childAt, childrenNamed, type XmlElement } from '../xml/xml-tree.ts';

export interface TextStyle {
  readonly name: string;
  /** In points; 0 when nothing says. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Of a heading, from 1. */
  readonly level: number | undefined;
  /** The numbering that its paragraphs have, `w:numPr`. */
  readonly numbering: XmlElement | undefined;
}

export type Styles = ReturnType<typeof stylesOf>;

export const wordValue = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];

/** `<w:b/>` says yes, `<w:b w:val="0"/>` no, and without it the one above decides. */
export function isOn(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  return !['0', 'false', 'off', 'none'].includes(wordValue(element) ?? '1');
}

/** Word counts in half points. */
export function sizeOf(properties: XmlElement | undefined): number | undefined {
  const halves = Number(wordValue(child(properties, 'w:sz')) ?? Number.NaN);
  return halves > 0 ? halves / 2 : undefined;
}

const headingLevel = (name: string): number | undefined => {
  const found = /^(?:heading|标题)\s*([1-9])$/.exec(name);
  return found ? Number(found[1]) : undefined;
};

/** Word counts from 0, and calls 9 what is no heading. */
export function levelOf(properties: XmlElement | undefined): number | undefined {
  const level = Number(wordValue(child(properties, 'w:outlineLvl')) ?? Number.NaN);
  return level >= 0 && level < 9 ? level + 1 : undefined;
}

const deepest = 12;

/** The document's styles by their ids, each with what it inherits. */
export function stylesOf(root: XmlElement | undefined) {
  const byId = new Map(childrenNamed(root, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const usual = childAt(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr');
  const standard = [...byId.values()].find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1',
  );

  function inherited<Value>(
    id: string | undefined,
    read: (properties: XmlElement | undefined) => Value | undefined,
    properties: 'w:rPr' | 'w:pPr' = 'w:rPr',
  ): Value | undefined {
    let style = (id === undefined ? undefined : byId.get(id)) ?? standard;
    for (let depth = 0; style && depth < deepest; depth += 1) {
      const found = read(child(style, properties));
      if (found !== undefined) return found;
      style = byId.get(wordValue(child(style, 'w:basedOn')) ?? '');
    }
    return properties === 'w:rPr' ? read(usual) : undefined;
  }

  const nameOf = (id: string | undefined) => (wordValue(child(byId.get(id ?? ''), 'w:name')) ?? '').toLowerCase();

  return {
    of: (id: string | undefined): TextStyle => ({
      name: nameOf(id),
      size: inherited(id, sizeOf) ?? 0,
      isBold: inherited(id, (properties) => isOn(child(properties, 'w:b'))) ?? false,
      isItalic: inherited(id, (properties) => isOn(child(properties, 'w:i'))) ?? false,
      level: headingLevel(nameOf(id)) ?? inherited(id, levelOf, 'w:pPr'),
      numbering: inherited(id, (properties) => child(properties, 'w:numPr'), 'w:pPr'),
    }),
  };
}
