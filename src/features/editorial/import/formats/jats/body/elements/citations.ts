import {
  childElements,
  isElement,
  textOf,
  type XmlElement,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { doiOf } from '../../../facts/written-facts.ts';
import { type Html, html, isHtmlElement, lineOf } from '../html/html-tree.ts';
import { readReference } from '../references.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { doiLink, webLink } from '../web-link.ts';
import { contents, each, named, partsWith, spaced, word } from './row.ts';
import { headedPart } from './sections.ts';

const identifier: Row = (element, at) => {
  const type = element.attributes['pub-id-type'] ?? '';
  const text = textOf(element);
  const address = addresses[type]?.(text) ?? webLink(element.attributes['xlink:href']);
  const prefix = prefixes[type] ?? '';
  const isWritten = text.startsWith(prefix) || (type === 'doi' && !text.startsWith('10.'));
  const rendered = [...(isWritten ? [] : [prefix]), ...at.render(element.children)];
  const shared = { 'data-jats': 'pub-id', 'data-type': word(type) };
  return [
    at.linked || address === undefined
      ? html('span', shared, rendered)
      : html('a', { href: address, ...shared }, rendered),
  ];
};

const prefixes: Readonly<Record<string, string>> = {
  doi: 'https://doi.org/',
  pmid: 'PMID ',
  isbn: 'ISBN ',
  issn: 'ISSN ',
  arxiv: 'arXiv ',
};

const addresses: Readonly<Record<string, (text: string) => string | undefined>> = {
  doi: (text) => {
    const doi = doiOf(text);
    return doi === undefined ? undefined : doiLink(doi);
  },
  pmid: (text) => (/^\d+$/.test(text) ? `https://pubmed.ncbi.nlm.nih.gov/${text}/` : undefined),
  pmcid: (text) =>
    /^PMC\d+$/i.test(text) ? `https://www.ncbi.nlm.nih.gov/pmc/articles/${text.toUpperCase()}/` : undefined,
  arxiv: (text) => (/^[\w.-]+(\/\d+)?(v\d+)?$/.test(text) ? `https://arxiv.org/abs/${text}` : undefined),
};

/** A year, a month and a day in numbers are one date. */
const day: Row = (element, at) =>
  partsWith(childElements(element).every((part) => /^\d+$/.test(textOf(part))) ? '-' : ' ', element, at);

/** What a reference is made of. */
export const citationParts: Rows = {
  ...each(
    named('span'),
    'article-title chapter-title part-title data-title trans-title trans-source issue-title volume',
    'annotation',
  ),
  ...each(spaced, 'series string-date access-date conf-date'),
  ...each(
    contents,
    'volume-id volume-series issue issue-id issue-part supplement edition version fpage lpage page-range',
    'elocation-id size year month day season era conf-name conf-loc conf-sponsor publisher-name',
    'publisher-loc gov patent std std-organization isbn issn issn-l article-id comment',
  ),
  source: (element, at) => {
    const content = at.render(element.children);
    // Han characters have no italics: the name says so, so that it is set upright among Latin ones.
    return [html('cite', { lang: /\p{Script=Han}/u.test(lineOf(content)) ? 'zh' : undefined }, content)];
  },
  date: day,
  'date-in-citation': day,
  'pub-id': identifier,
  note: named('div'),
};

const pages = new Set(['fpage', 'elocation-id', 'page-range']);
const numbers = new Set(['volume', 'issue', 'supplement']);

/** Elements without any text between them get the punctuation that makes them readable. */
function markBefore(part: XmlElement, before: XmlElement | undefined, text: string): string {
  if (before === undefined) return '';
  if (part.name === 'issue' && before.name === 'volume') return '(';
  if (part.name === 'lpage' && before.name === 'fpage') return '–';
  if (pages.has(part.name) && numbers.has(before.name)) return ':';
  if (part.name === 'volume' && before.name === 'source') return ' ';
  if (part.name === 'year' && before.name === 'person-group') return ' (';
  if (['month', 'day', 'year'].includes(part.name) && ['month', 'day', 'year'].includes(before.name)) return ' ';
  return /[.?!:;,]$/.test(text) ? ' ' : '. ';
}

const markAfter = (part: XmlElement, before: XmlElement | undefined): string =>
  (part.name === 'issue' && before?.name === 'volume') || (part.name === 'year' && before?.name === 'person-group')
    ? ')'
    : '';

function punctuated(parts: readonly XmlElement[], at: Rendering): Html[] {
  const rendered: Html[] = [];
  let before: XmlElement | undefined;
  let text = '';
  for (const part of parts) {
    const content = at.render([part]);
    const line = lineOf(content);
    if (line === '' && !content.some(isHtmlElement)) continue;
    const after = markAfter(part, before);
    rendered.push(markBefore(part, before, text), ...content, after);
    text = line + after;
    before = part;
  }
  return rendered.filter((node) => node !== '');
}

const citation: Row = (element, at) => {
  const hasText = element.children.some((node) => !isElement(node) && node.trim() !== '');
  const content = hasText ? at.render(element.children) : punctuated(childElements(element), at);
  return [
    html('span', { 'data-jats': element.name, 'data-type': word(element.attributes['publication-type']) }, content),
  ];
};

const entry: Row = (element, at) => {
  const content = at
    .render(element.children.filter(isElement))
    .flatMap((node, index) => (index > 0 ? [' ', node] : [node]));
  const anchor = element.attributes.id === undefined ? at.anchors.make('ref') : at.anchors.take(element.attributes.id);
  const reference = readReference(element, anchor, content);
  if (reference.printed === '') at.problems.push({ code: 'reference-empty', at: anchor });
  at.references.push(reference);
  return [html('li', { 'data-jats': 'ref', id: anchor }, content)];
};

/** Entries that follow each other are one list. */
function inLists(nodes: readonly Html[]): Html[] {
  const made: Html[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if (!isHtmlElement(node) || node.tag !== 'li') made.push(node);
    else if (last !== undefined && isHtmlElement(last) && last.tag === 'ol') last.children.push(node);
    else made.push(html('ol', { 'data-part': 'references' }, [node]));
  }
  return made;
}

export const citations: Rows = {
  'ref-list': (element, at) => {
    const attributes = { 'data-jats': 'ref-list', role: 'doc-bibliography' };
    return [headedPart('section', attributes, element, at, inLists)];
  },
  ref: entry,
  'element-citation': citation,
  'mixed-citation': citation,
  'nlm-citation': citation,
  citation,
  product: citation,
};
