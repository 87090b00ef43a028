import { child, childElements } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { html } from '../html/html-tree.ts';
import type { Rows } from '../rendering.ts';
import { webLink } from '../web-link.ts';
import { contents, each, isHiddenTable, named, namedParts } from './row.ts';

/** The rights, the keywords and the funding of a part. */
export const rights: Rows = {
  ...each(named('span'), 'copyright-year copyright-holder kwd funding-source award-id support-source'),
  ...each(contents, 'price compound-kwd-part nested-kwd'),
  permissions: (element, at) => {
    const parts = childElements(element);
    const hasStatement = child(element, 'copyright-statement') !== undefined;
    // The statement says who holds the rights since when; without it that stands in two elements.
    const rendered = hasStatement
      ? parts.filter(({ name }) => !['copyright-year', 'copyright-holder'].includes(name))
      : parts;
    return [html('div', { 'data-jats': 'permissions' }, at.render(rendered))];
  },
  'copyright-statement': named('p'),
  license: (element, at) => {
    const address = webLink(element.attributes['xlink:href']);
    const hasText = child(element, 'license-p') !== undefined || address === undefined;
    const content = hasText ? at.render(element.children) : [html('a', { href: address }, [address])];
    return [html('div', { 'data-jats': 'license' }, content)];
  },
  'license-p': named('p'),
  'ali:free_to_read': isHiddenTable('a mark without text'),
  'ali:license_ref': isHiddenTable('the address of the licence, for machines'),
  'kwd-group': namedParts(', '),
  'compound-kwd': namedParts(' '),
};
