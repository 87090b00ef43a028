import { child, textOf, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Html, html } from '../html/html-tree.ts';
import type { Rendering } from '../rendering.ts';
import { webLink } from '../web-link.ts';

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
  const shown = content.length > 0 ? content : [lastPartOf(file)];
  const type = mediaTypeOf(element);
  const tag = at.linked ? 'span' : 'a';
  const address = webLink(file);
  if (address !== undefined) return html(tag, { href: at.linked ? undefined : address, 'data-type': type }, shown);
  return html(tag, { 'data-file': file, 'data-type': type }, shown);
}

const lastPartOf = (file: string): string => file.split('/').at(-1) ?? file;
