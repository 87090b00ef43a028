import { child, textOf, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { doiOf } from '../../../facts/written-facts.ts';
import { idsOf } from '../anchors.ts';
import { type Html, html, lineOf } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { doiLink, webLink } from '../web-link.ts';
import { named, word } from './row.ts';

const roles: Readonly<Record<string, string>> = { bibr: 'doc-biblioref', fn: 'doc-noteref', 'table-fn': 'doc-noteref' };

/** A pointer inside the document. Whether there is something at the other end is seen when all is written. */
const reference: Row = (element, at) => {
  const targets = idsOf(element.attributes.rid);
  const [first] = targets;
  const type = word(element.attributes['ref-type']);
  // A link leads to one target; the others, and that of a pointer which can't be a link, are at least named.
  const isWritten = targets.length > 1 || (at.linked && first !== undefined);
  const shared = {
    'data-jats': 'xref',
    'data-type': type,
    'data-rid': isWritten ? targets.join(' ') : undefined,
  };
  const content = at.render(element.children, { linked: true });
  const rendered =
    lineOf(content) === '' && content.every((node) => typeof node === 'string') ? labelOf(first, at) : content;
  if (at.linked || first === undefined) return [html('span', shared, rendered)];
  return [html('a', { href: `#${at.anchors.linkTo(first)}`, ...shared, role: type && roles[type] }, rendered)];
};

/** An empty pointer shows the label of what it points to. */
function labelOf(id: string | undefined, at: Rendering): Html[] {
  const target = id === undefined ? undefined : at.anchors.element(id);
  const label = textOf(child(target, 'label'));
  return label === '' ? [] : [label];
}

function outsideLink(element: XmlElement, address: string | undefined, at: Rendering): Html[] {
  const attributes = { 'data-jats': element.name };
  const isLink = address !== undefined && !at.linked;
  const content = at.render(element.children, isLink ? { linked: true } : {});
  const rendered = content.length === 0 && address !== undefined ? [address] : content;
  return [isLink ? html('a', { href: address, ...attributes }, rendered) : html('span', attributes, rendered)];
}

/** Where the source names no address, the text is one. */
const external: Row = (element, at) => {
  const written = element.attributes['xlink:href'] ?? textOf(element);
  return outsideLink(element, addressOf(element, written), at);
};

const related: Row = (element, at) => outsideLink(element, addressOf(element, element.attributes['xlink:href']), at);

const email: Row = (element, at) => {
  const written = element.attributes['xlink:href'] ?? textOf(element);
  return outsideLink(element, webLink(`mailto:${written.replace(/^mailto:/i, '')}`), at);
};

function addressOf(element: XmlElement, written: string | undefined): string | undefined {
  const doi = element.attributes['ext-link-type'] === 'doi' ? doiOf(written) : undefined;
  return doi === undefined ? webLink(written) : doiLink(doi);
}

export const links: Rows = {
  xref: reference,
  'ext-link': external,
  uri: external,
  'self-uri': external,
  email,
  'related-article': related,
  'related-object': related,
  target: named('span'),
  'milestone-start': named('span'),
  'milestone-end': named('span'),
  fn: (element, at) => [
    html(
      'div',
      { 'data-jats': 'fn', 'data-type': word(element.attributes['fn-type']), role: 'doc-footnote' },
      footnote(element, at),
    ),
  ],
};

const footnote = (element: XmlElement, at: Rendering): Html[] =>
  at.render(element.children).flatMap((node) => (typeof node === 'string' && node.trim() === '' ? [] : [node]));
