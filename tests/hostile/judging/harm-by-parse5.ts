import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { harmOf } from './harm-of.ts';
import { areInPlace, pageOf } from './place.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

const attributesOf = ({ attrs }: Element): [string, string][] =>
  attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]);

const namesIn = (element: Element | undefined): string[] => element?.childNodes.map(({ nodeName }) => nodeName) ?? [];

function harmIn(html: string, scriptingEnabled: boolean, turns: number): string[] {
  // The charset of the page is the only thing in its head that is ours.
  const [root, _head, _charset, ...rest] = elementsIn(parse(pageOf([html]), { scriptingEnabled }));
  const seen = root ? [root, ...rest] : [];
  const main = seen.find(({ tagName }) => tagName === 'main');
  const body = seen.find(({ tagName }) => tagName === 'body');
  const found = seen.flatMap((element) => harmOf({ name: element.tagName, attributes: attributesOf(element) }));
  if (!areInPlace({ body: namesIn(body), main: namesIn(main) }, 1)) found.push('leaves its place');
  const place = main?.childNodes[0];
  if (!place || !('tagName' in place) || turns === 0 || found.length > 0) return found;
  return harmIn(serialize(place, { scriptingEnabled }), scriptingEnabled, turns - 1);
}

/**
 * What HTML does that stands in a page, by the standard's own way of reading it: as sent, and written out and read again, twice.
 * Robots, and mail programs, read it as a browser without scripts does.
 */
export const harmByParse5 = (html: string): string[] => [
  ...new Set([...harmIn(html, true, 2), ...harmIn(html, false, 0)]),
];
