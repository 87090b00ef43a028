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
import { webLink } from '../web-link.ts';

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

export const fileOf = ({ attributes }: XmlElement): string => attributes['xlink:href'] ?? attributes.href ?? '';

/** A place for the picture: it names the file, and a later step knows where that lies. */
export function picture(element: XmlElement, at: Rendering): Html {
  const alternative = textOf(child(element, 'alt-text')) || at.alternative;
  if (alternative === '') {
    const place = at.around ?? fileOf(element);
    at.problems.push({ code: 'alternative-text-missing', ...(place === '' ? {} : { at: place }) });
  }
  const { id } = element.attributes;
  const anchor = id === undefined ? undefined : at.anchors.take(id);
  return html('img', { id: anchor, 'data-file': fileOf(element), alt: alternative, loading: 'lazy' });
}

const mediaTypeOf = ({ attributes }: XmlElement): string | undefined => {
  const type = [attributes.mimetype, attributes['mime-subtype']].filter((part) => part !== undefined).join('/');
  return /^[\w.+-]+(\/[\w.+-]+)*$/.test(type) ? type : undefined;
};

/** A file to fetch: an address elsewhere is a link at once, a delivered file is named for a later step. */
export function fileLink(element: XmlElement, content: readonly Html[], at: Rendering): Html {
  const file = fileOf(element);
  const text = content.length > 0 ? content : [lastPartOf(file)];
  const type = mediaTypeOf(element);
  const tag = at.linked ? 'span' : 'a';
  const address = webLink(file);
  if (address !== undefined) return html(tag, { href: at.linked ? undefined : address, 'data-type': type }, text);
  return html(tag, { 'data-file': file, 'data-type': type }, text);
}

const lastPartOf = (file: string): string => file.split('/').at(-1) ?? file;
