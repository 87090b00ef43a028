import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadDocument } from '../../../src/features/editorial/import/formats/format.ts';

/** Fields that hold HTML; whatever else stands in a draft is shown as text. */
const htmlFields = new Set(['richTitles', 'abstracts', 'captions', 'html', 'content']);
/** Fields that become addresses of links. */
const addressFields = new Set(['url', 'licence', 'doi', 'website', 'href', 'target', 'link', 'links', 'wikipedia']);

export interface Pieces {
  readonly html: readonly string[];
  readonly addresses: readonly string[];
  readonly texts: readonly string[];
}

/** Every string of a thing, by what a page makes of it. */
export function piecesIn(given: unknown): Pieces {
  const found = { html: [] as string[], addresses: [] as string[], texts: [] as string[] };
  const visit = (value: unknown, field: string, isHtml: boolean): void => {
    if (typeof value === 'string') {
      if (isHtml) found.html.push(value);
      else if (addressFields.has(field)) found.addresses.push(value);
      else found.texts.push(value);
    } else if (Array.isArray(value)) for (const one of value) visit(one, field, isHtml);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        // A text by its languages.
        const isText = /^[a-z-]{2,}$/.test(name) && isHtml;
        visit(inside, isText ? field : name, isText || htmlFields.has(name));
      }
    }
  };
  visit(given, '', false);
  return found;
}

export const piecesOf = ({ contents, unit }: ReadDocument): Pieces => {
  const { html, ...rest } = piecesIn(unit);
  const bodies = contents.filter(({ contentType }) => contentType === 'text/html');
  return { ...rest, html: [...html, ...bodies.map(({ bytes }) => Buffer.from(bytes).toString())] };
};

/** Plain words, as every page shows them. */
export const asText = (text: string): string => renderToStaticMarkup(createElement('p', { title: text }, text));

// React refuses addresses that run by itself; here the reader has to.
const asLink = (address: string): string =>
  `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">x</a>`;

/** All of a document on one page. */
export const asPage = ({ html, addresses, texts }: Pieces): string =>
  [...html.map((piece) => `<div>${piece}</div>`), ...addresses.map(asLink), ...texts.map(asText)].join('\n');
