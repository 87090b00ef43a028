import sanitizeHtml from 'sanitize-html';

const storedFile = /^\/files\/[0-9a-f]{64}$/;
const cell = ['colspan', 'rowspan'];

/** What a text may be made of: words and their structure. Looks belong to the site, behaviour to the page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'br', 'strong', 'em', 'sub', 'sup', 'code', 'abbr', 'time'],
  ],
  allowedAttributes: {
    a: ['href'],
    abbr: ['title'],
    time: ['datetime'],
    img: ['src', 'alt', 'width', 'height'],
    col: ['span'],
    th: ['scope', ...cell],
    td: cell,
    table: ['tabindex'],
    pre: ['tabindex'],
  },
  // These scroll sideways where they are wider than the page, so the keyboard must reach them.
  transformTags: {
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }),
    pre: sanitizeHtml.simpleTransform('pre', { tabindex: '0' }),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  // Pictures come from our own store, so that reading a text tells no one else about the reader, and none is without words.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !(storedFile.test(attribs.src ?? '') && (attribs.alt ?? '').trim()),
};

/** HTML that anyone wrote, made safe to be put into a page as it is. */
export const safeBody = (html: string): string => sanitizeHtml(html, allowed);
