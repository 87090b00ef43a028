import {
  child,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { phrasesOf } from '../html/flow.ts';
import { type Html, html, isBlank } from '../html/html-tree.ts';
import type { Place, Rendering } from '../rendering.ts';

const heads = new Set(['label', 'caption', 'object-id']);

/** What is inside a figure, table or box is found by its id and may share its alternative text. */
export const insideOf = (element: XmlElement, at: Rendering): Partial<Place> => ({
  around: element.attributes.id ?? at.around,
  alternative: textOf(child(element, 'alt-text')) || at.alternative,
});

/** A label and its caption first, then everything else in its order. */
export function withCaption(element: XmlElement, at: Rendering): Html[] {
  const inside = insideOf(element, at);
  const parts = element.children.filter((node) => isElement(node) || !isBlank(node));
  const first = parts.findIndex((node) => !isElement(node) || !heads.has(node.name));
  const head = (first === -1 ? parts : parts.slice(0, first)).filter(isElement);
  const rest: readonly XmlNode[] = first === -1 ? [] : parts.slice(first);
  return [...captionOf(head, at, inside), ...at.render(rest, inside)];
}

export function captionOf(parts: readonly XmlElement[], at: Rendering, inside: Partial<Place>): Html[] {
  const content = parts.flatMap((part): readonly Html[] => {
    if (part.name === 'caption') return at.render(part.children, inside);
    if (part.name !== 'label') return at.render([part], inside);
    return [html('span', { 'data-jats': 'label' }, phrasesOf(at.render(part.children, inside))), ' '];
  });
  return content.every(isBlank) ? [] : [html('figcaption', {}, content)];
}
