import { child, childAt, childrenNamed, type XmlElement } from '../xml/xml-tree.ts';

interface TextStyle {
  readonly name: string;
  /** In points; 0 when nothing says. */
  readonly size: number;
  readonly isBold: boolean;
}

export type Styles = ReturnType<typeof stylesOf>;

const value = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];

/** `<w:b/>` says yes, `<w:b w:val="0"/>` no, and without it the one above decides. */
export function isOn(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  return !['0', 'false', 'off', 'none'].includes(value(element) ?? '1');
}

/** Word counts in half points. */
export function sizeOf(properties: XmlElement | undefined): number | undefined {
  const halves = Number(value(child(properties, 'w:sz')) ?? Number.NaN);
  return halves > 0 ? halves / 2 : undefined;
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
