import { xmlText } from '../../../platform/kernel/xml-text.ts';

type Content = string | readonly string[];
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An element with what is XML already. */
export function xmlElement(name: string, content: Content = '', attributes: Attributes = {}): string {
  const inside = typeof content === 'string' ? content : content.join('');
  const given = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null || value === undefined ? [] : [` ${key}="${xmlText(String(value))}"`]))
    .join('');
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`;
}

/** The same, but nothing where nothing is in it. */
export function filledElement(name: string, content: Content, attributes?: Attributes): string {
  const inside = typeof content === 'string' ? content : content.join('');
  return inside === '' ? '' : xmlElement(name, inside, attributes);
}

/** A text on one line, as long as a schema lets it be; nothing where there is no text. */
export function textElement(
  name: string,
  text: string | null | undefined,
  most = Number.POSITIVE_INFINITY,
  attributes?: Attributes,
): string {
  return filledElement(name, xmlText(lineOf(text, most)), attributes);
}

/** On one line, without control characters and no longer than so many characters. */
export function lineOf(text: string | null | undefined, most = Number.POSITIVE_INFINITY): string {
  const line = (text ?? '')
    .replaceAll(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ')
    .toWellFormed()
    .trim();
  return line.length <= most ? line : [...line].slice(0, most).join('').trim();
}

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
