import { childElements, textOf } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { html } from '../html/html-tree.ts';
import type { Row, Rows } from '../rendering.ts';
import { doiLink, doiOf, webLink } from '../web-link.ts';
import { contents, named, partsWith, spaced, word } from './row.ts';

const identifier: Row = (element, at) => {
  const type = element.attributes['pub-id-type'] ?? '';
  const text = textOf(element);
  const address = addresses[type]?.(text) ?? webLink(element.attributes['xlink:href']);
  const prefix = prefixes[type] ?? '';
  const isWritten = text.startsWith(prefix) || (type === 'doi' && !text.startsWith('10.'));
  const shown = [...(isWritten ? [] : [prefix]), ...at.render(element.children)];
  const shared = { 'data-jats': 'pub-id', 'data-type': word(type) };
  return [
    at.linked || address === undefined ? html('span', shared, shown) : html('a', { href: address, ...shared }, shown),
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
  'article-title': named('span'),
  'chapter-title': named('span'),
  'part-title': named('span'),
  'data-title': named('span'),
  'trans-title': named('span'),
  'trans-source': named('span'),
  'issue-title': named('span'),
  source: (element, at) => [html('cite', {}, at.render(element.children))],
  series: spaced,
  volume: named('span'),
  'volume-id': contents,
  'volume-series': contents,
  issue: contents,
  'issue-id': contents,
  'issue-part': contents,
  supplement: contents,
  edition: contents,
  version: contents,
  fpage: contents,
  lpage: contents,
  'page-range': contents,
  'elocation-id': contents,
  size: contents,
  year: contents,
  month: contents,
  day: contents,
  season: contents,
  era: contents,
  date: day,
  'string-date': spaced,
  'date-in-citation': day,
  'access-date': spaced,
  'conf-name': contents,
  'conf-date': spaced,
  'conf-loc': contents,
  'conf-sponsor': contents,
  'publisher-name': contents,
  'publisher-loc': contents,
  gov: contents,
  patent: contents,
  std: contents,
  'std-organization': contents,
  isbn: contents,
  issn: contents,
  'issn-l': contents,
  'article-id': contents,
  'pub-id': identifier,
  annotation: named('span'),
  comment: contents,
  note: named('div'),
};
