import {
  child,
  childElements,
  childrenNamed,
  type XmlElement,
} from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Attributes, type Html, html } from '../html/html-tree.ts';
import type { Rendering, Row, Rows } from '../rendering.ts';
import { named, word } from './row.ts';

const numberings: Readonly<Record<string, string>> = {
  order: '1',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

const list: Row = (element, at) => {
  const titles = childrenNamed(element, 'label', 'title');
  const rest = childElements(element).filter((part) => !titles.includes(part));
  const items = at.render(rest);
  const name = { 'data-jats': element.name };
  if (titles.length === 0) return [listOf(element, at, items, name)];
  return [html('div', name, [html('p', { 'data-jats': 'title' }, spaced(titles, at)), listOf(element, at, items, {})])];
};

function listOf(element: XmlElement, at: Rendering, items: readonly Html[], name: Attributes): Html {
  const type = word(element.attributes['list-type']);
  const numbering = type && numberings[type];
  const hasLabels = childrenNamed(element, 'list-item').some((item) => child(item, 'label'));
  // Labels that the source wrote out are shown in place of the browser's numbers.
  if (hasLabels || !numbering) return html('ul', { ...name, 'data-type': hasLabels ? 'labelled' : type }, items);
  const start = firstNumber(element, at);
  return html('ol', { ...name, type: numbering, start: start > 1 ? String(start) : undefined }, items);
}

/** Lists that name each other in a circle are followed no further. */
const mostSteps = 20;

/** A list that goes on from another one goes on with its numbers. */
function firstNumber(element: XmlElement, at: Rendering, steps = 0): number {
  const from = element.attributes['continued-from'];
  const before = from === undefined ? undefined : at.anchors.element(from);
  if (before === undefined || steps === mostSteps) return 1;
  return firstNumber(before, at, steps + 1) + childrenNamed(before, 'list-item').length;
}

const spaced = (parts: readonly XmlElement[], at: Rendering): Html[] =>
  parts.flatMap((part, index) => [...(index > 0 ? [' '] : []), ...at.render(part.children)]);

const definitions: Row = (element, at) => {
  const isHead = ({ name }: XmlElement) => ['label', 'title', 'term-head', 'def-head'].includes(name);
  const parts = childElements(element);
  const entries: Html[] = [];
  const before: Html[] = [];
  for (const part of parts) {
    if (isHead(part)) before.push(html('p', { 'data-jats': part.name }, at.render(part.children)));
    // A list of definitions inside the list belongs to what was defined last.
    else if (part.name === 'def-list') entries.push(html('dd', {}, at.render([part])));
    else entries.push(...at.render([part]));
  }
  return [html('div', { 'data-jats': element.name }, [...before, html('dl', {}, entries)])];
};

export const lists: Rows = {
  list,
  'list-item': (element, at) => [html('li', {}, at.render(element.children))],
  'def-list': definitions,
  'def-item': (element, at) => [html('div', {}, at.render(childElements(element)))],
  term: (element, at) => [html('dt', {}, at.render(element.children))],
  def: (element, at) => [html('dd', {}, at.render(element.children))],
  'term-head': named('p'),
  'def-head': named('p'),
};
