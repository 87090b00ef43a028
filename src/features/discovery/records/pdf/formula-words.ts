import { childElements, rawTextOf, textOf, type XmlElement } from '../../../../platform/documents/xml/xml-tree.ts';

/**
 * A formula on one line, for whoever does not see its drawing: as its author wrote it in TeX where that is kept, else with brackets where
 * the drawing has lines and places.
 */
export function formulaWords(math: XmlElement): string {
  const tex = kept(math);
  return (tex || words(math)).replaceAll(/\s+/g, ' ').trim();
}

const kept = (one: XmlElement): string => {
  for (const inner of childElements(one)) {
    if (inner.name === 'mml:annotation' && /tex/i.test(inner.attributes.encoding ?? '')) return textOf(inner);
    const found = kept(inner);
    if (found) return found;
  }
  return '';
};

const all = (parts: readonly XmlElement[]) => parts.map(words).join('');
const group = (one: XmlElement | undefined): string => {
  const said = one ? words(one).trim() : '';
  return [...said].length > 1 ? `(${said})` : said;
};

const joins: Readonly<Record<string, (parts: readonly XmlElement[]) => string>> = {
  mfrac: ([over, under]) => `${group(over)}/${group(under)}`,
  msup: ([base, above]) => `${group(base)}^${group(above)}`,
  mover: ([base, above]) => `${group(base)}^${group(above)}`,
  msub: ([base, below]) => `${group(base)}_${group(below)}`,
  munder: ([base, below]) => `${group(base)}_${group(below)}`,
  msubsup: ([base, below, above]) => `${group(base)}_${group(below)}^${group(above)}`,
  munderover: ([base, below, above]) => `${group(base)}_${group(below)}^${group(above)}`,
  msqrt: (parts) => `√(${all(parts)})`,
  mroot: ([base, degree]) => `${group(degree)}√${group(base)}`,
  mtr: (parts) => `${parts.map(words).join(', ')}; `,
};

function words(one: XmlElement): string {
  const name = one.name.replace(/^mml:/, '');
  if (name === 'annotation' || name === 'annotation-xml') return '';
  const parts = childElements(one);
  if (name === 'mo') return ` ${rawTextOf(one).trim()} `;
  if (parts.length === 0) return rawTextOf(one);
  return joins[name]?.(parts) ?? all(parts);
}
