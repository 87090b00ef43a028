import { childElements, isElement, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { words } from '../../../../../../../platform/kernel/words.ts';
import { isBlock } from '../html/flow.ts';
import { type Attributes, type Html, html, type Tag } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';

/** The element becomes this tag. */
export const as =
  (tag: Tag, attributes: Attributes = {}): Row =>
  (element, at) => [html(tag, { ...attributes }, at.render(element.children))];

/** The element becomes this tag, which remembers the element's name. */
export const named =
  (tag: Tag, attributes: Attributes = {}): Row =>
  (element, at) => [html(tag, { 'data-jats': element.name, ...attributes }, at.render(element.children))];

/** A span, or a block where blocks are inside. */
export const namedByContent: Row = (element, at) => {
  const content = at.render(element.children);
  return [
    html(content.some(isBlock) ? 'div' : 'span', { 'data-jats': element.name, 'data-type': typeOf(element) }, content),
  ];
};

/** Only what is inside is shown. */
export const contents: Row = (element, at) => at.render(element.children);

/** Not for readers: the reason stands next to the name, for whoever reads the table. */
export const isHiddenTable =
  (_reason: string): Row =>
  () => [];

/** What kind of thing the source says that this is. */
export const typeOf = ({ attributes }: XmlElement): string | undefined =>
  word(attributes['content-type']) ?? word(attributes['specific-use']);

export const word = (value: string | undefined): string | undefined =>
  value !== undefined && /^[\w][\w.:/-]*$/.test(value) ? value : undefined;

/** What is inside, with a mark between the elements where the source has nothing but elements. */
export function partsWith(mark: string, element: XmlElement, at: Rendering): Html[] {
  const hasText = element.children.some((node) => !isElement(node) && node.trim() !== '');
  if (hasText) return at.render(element.children);
  return childElements(element).flatMap((part, index) => [...(index > 0 ? [mark] : []), ...at.render([part])]);
}

export const spaced: Row = (element, at) => partsWith(' ', element, at);

export const namedParts =
  (mark: string): Row =>
  (element, at) => [html('span', { 'data-jats': element.name }, partsWith(mark, element, at))];

/** All of these elements become the same. */
export const each = (row: Row, ...lines: readonly string[]): Rows =>
  Object.fromEntries(words(...lines).map((name) => [name, row]));
