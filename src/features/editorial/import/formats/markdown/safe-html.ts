import { parseFragment, serialize } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import type { Problem } from '../../domain/problem.ts';
import { mathAttributes, mathTags } from '../jats/body/math/math-vocabulary.ts';

export interface SafeHtmlOptions {
  /** What a link to a place in this text becomes: an id, or nothing if there is no such place. */
  readonly place: (name: string) => string | undefined;
  /** What a link to a file or page next to this text becomes: a full address, or nothing if it is not known. */
  readonly neighbour: (href: string) => string | undefined;
  readonly problems: Problem[];
}

type Attributes = Record<string, string>;
const fitId = /^[A-Za-z][\w.-]*$/;
const outside = /^(?:https?:\/\/|mailto:)/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Leaves of HTML what can do no harm; a picture gets the name of its file instead of an address. */
export function safeHtml(html: string, options: SafeHtmlOptions): string {
  const ids = new Set<string>();
  const counts = { figure: 0, table: 0 };
  const finish = (tagName: string, attribs: Attributes) => {
    if (!allowedTags.includes(tagName) && !harmlessTags.has(tagName)) {
      options.problems.push({ code: 'markup-removed', value: tagName });
    }
    const kept = withoutEvents(attribs, options.problems);
    if (tagName === 'figure' || tagName === 'table') {
      counts[tagName] += 1;
      kept.id ??= `${tagName === 'figure' ? 'fig' : 'table'}-${counts[tagName]}`;
    }
    if (kept.id !== undefined && (!fitId.test(kept.id) || ids.has(kept.id))) delete kept.id;
    if (kept.id !== undefined) ids.add(kept.id);
    if (tagName === 'a') return link(kept, options);
    if (tagName === 'img') return { tagName, attribs: picture(kept, options.problems) };
    if (tagName === 'td' || tagName === 'th') return { tagName, attribs: { ...kept, ...alignment(kept) } };
    if (tagName === 'mtd') return { tagName, attribs: { ...kept, ...columnAlignment(kept) } };
    if (tagName === 'code') return { tagName, attribs: { ...kept, ...language(kept) } };
    if (tagName === 'div' && /\balert\b/.test(kept.class ?? '')) return { tagName: 'aside', attribs: note(kept) };
    return { tagName: tagName === 'h1' ? 'h2' : tagName, attribs: kept };
  };
  return asBrowsersRead(
    sanitizeHtml(html, {
      allowedTags: [...allowedTags],
      allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
      allowedSchemes: ['http', 'https', 'mailto'],
      allowProtocolRelative: false,
      nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object'],
      nestingLimit: 250,
      parseStyleAttributes: false,
      transformTags: { '*': finish },
    }),
  );
}

/** The sanitiser knows which tags there are, not which of them a browser closes by itself: a table in a table could end what is around the text. */
export const asBrowsersRead = (html: string): string => serialize(parseFragment(html));

function withoutEvents(attribs: Attributes, problems: Problem[]): Attributes {
  const events = Object.keys(attribs).filter((name) => name.toLowerCase().startsWith('on'));
  for (const value of events) problems.push({ code: 'markup-removed', value });
  const { name, ...kept } = attribs;
  return name === undefined ? kept : { id: name, ...kept };
}

function link(attribs: Attributes, { place, neighbour, problems }: SafeHtmlOptions) {
  const { href, ...rest } = attribs;
  const written = href?.trim();
  if (written === undefined || written === '') return { tagName: 'a', attribs: rest };
  if (outside.test(written) && URL.canParse(written)) return { tagName: 'a', attribs: { ...rest, href: written } };
  if (anyScheme.test(written) || written.startsWith('//')) {
    problems.push({ code: 'markup-removed', value: written.slice(0, 80) });
    return { tagName: 'span', attribs: rest };
  }
  const id = written.startsWith('#') ? place(written.slice(1)) : undefined;
  const target = id === undefined ? neighbour(written) : `#${id}`;
  if (target !== undefined) return { tagName: 'a', attribs: { ...rest, href: target } };
  problems.push({ code: 'reference-broken', value: written.slice(0, 200) });
  return { tagName: 'span', attribs: rest };
}

function picture(attribs: Attributes, problems: Problem[]): Attributes {
  // From the root of the package, as every other file in it. What has a scheme is no file of it.
  const written = (attribs.src ?? '').trim();
  if (anyScheme.test(written)) problems.push({ code: 'markup-removed', value: written.slice(0, 80) });
  const file = anyScheme.test(written) ? '' : written.replace(/^\/+/, '');
  const alt = attribs.alt ?? '';
  if (alt.trim() === '') problems.push({ code: 'alternative-text-missing', at: file });
  return { ...(attribs.id && { id: attribs.id }), 'data-file': file, alt, loading: 'lazy' };
}

function alignment({ style = '', align = '' }: Attributes): Attributes {
  const side = /text-align:\s*(left|right|center)/.exec(style)?.[1] ?? /^(?:left|right|center)$/.exec(align)?.[0];
  return side ? { 'data-align': side } : {};
}

function columnAlignment({ class: classes = '' }: Attributes): Attributes {
  const side = /\btml-(left|right)\b/.exec(classes)?.[1];
  return side ? { columnalign: side } : {};
}

function language({ class: classes = '' }: Attributes): Attributes {
  const name = /\blanguage-([\w+#-]+)/.exec(classes)?.[1];
  return name ? { 'data-language': name } : {};
}

const note = ({ class: classes = '', ...rest }: Attributes): Attributes => ({
  ...rest,
  'data-type': /\balert-(\w+)/.exec(classes)?.[1] ?? 'info',
});

const phrases =
  'a abbr b bdi br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  );
const blocks = (
  'aside blockquote caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5 h6 hr li ol p pre section ' +
  'summary table tbody td tfoot th thead tr ul'
).split(' ');

const allowedTags: readonly string[] = [...phrases, ...blocks, ...mathTags];

const cell = ['colspan', 'rowspan', 'scope', 'headers', 'data-align'];

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['id', 'lang', 'dir', 'title'],
  a: ['href'],
  aside: ['data-type'],
  code: ['data-language'],
  col: ['span'],
  colgroup: ['span'],
  img: ['data-file', 'alt', 'loading'],
  li: ['value'],
  ol: ['start', 'type'],
  td: cell,
  th: cell,
  time: ['datetime'],
  ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
};

/** Elements around a text or of another time, whose loss takes nothing from a reader. */
const harmlessTags: ReadonlySet<string> = new Set(
  'html body head main article header footer address center font strike tt nav h1 picture source label meta title link'.split(
    ' ',
  ),
);
