import sanitizeHtml from 'sanitize-html';
import { unescapeAttribute } from '../../domain/place-files.ts';
import { asParagraphs } from '../facts/written-facts.ts';
import { asBrowsersRead } from '../markdown/safe-html.ts';

const phrases = ['b', 'i', 'sub', 'sup', 'u'];
const blocks = [...phrases, 'a', 'blockquote', 'br', 'code', 'li', 'ol', 'p', 'ul'];
const sameTags = { em: 'i', strong: 'b', div: 'p' };
const unread = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object'];

const cleaned = (html: string, allowedTags: string[]): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: unread,
    nestingLimit: 100,
    transformTags: sameTags,
  }).trim();

/** OJS writes titles and abstracts as HTML inside its XML. A title may have phrases only. */
export const titleHtml = (html: string): string => asBrowsersRead(cleaned(html, phrases));

export function abstractHtml(html: string): string {
  const kept = cleaned(html, blocks);
  return /<(?:p|ul|ol|blockquote)>/.test(kept) ? asBrowsersRead(kept) : asParagraphs(plainOf(html));
}

/** On one line and without markup. */
export const plainOf = (html: string): string =>
  unescapeAttribute(cleaned(html.replace(/<\/(?:p|li|div|h\d)>|<br\b[^<>]*>/gi, '$& '), []))
    .replace(/\s+/g, ' ')
    .trim();
