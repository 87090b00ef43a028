import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { filledElement, lineOf } from '../written-xml.ts';
import { mathMl } from './math-markup.ts';

type HtmlNode = DefaultTreeAdapterMap['childNode'];

const faces: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  sub: 'sub',
  sup: 'sup',
  tt: 'tt',
  code: 'tt',
};
const jatsFaces: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  sub: 'sub',
  sup: 'sup',
  tt: 'monospace',
  code: 'monospace',
};
const unseen = new Set(['script', 'style', 'template', 'annotation', 'annotation-xml']);
const blocks = /^(?:p|li|dd|dt|div|blockquote|section|ul|ol|dl|article|table|tr|figure|figcaption)$/;
const heading = /^h[1-6]$/;

const isElement = (node: HtmlNode): node is DefaultTreeAdapterMap['element'] => 'tagName' in node;
const isText = (node: HtmlNode): node is DefaultTreeAdapterMap['textNode'] => node.nodeName === '#text';

export function inlineMarkup(
  nodes: readonly HtmlNode[],
  face: (name: string) => string | undefined,
  formula: (math: string) => string,
) {
  const write = (node: HtmlNode): string => {
    if (isText(node)) return xmlText(node.value.replaceAll(/\s+/g, ' ').toWellFormed());
    if (!isElement(node) || unseen.has(node.tagName)) return '';
    if (node.tagName === 'br') return ' ';
    if (node.tagName === 'math') return formula(mathMl(node));
    const inside = node.childNodes.map(write).join('');
    const name = face(node.tagName);
    return name && inside !== '' ? `<${name}>${inside}</${name}>` : inside;
  };
  return nodes.map(write).join('').trim();
}

/** A title with italics, indices and formulas, as Crossref writes them. */
export const titleMarkup = (html: string): string =>
  inlineMarkup(
    parseFragment(html).childNodes,
    (name) => faces[name],
    (math) => math,
  );

const jatsInline = (nodes: readonly HtmlNode[]): string =>
  inlineMarkup(
    nodes,
    (name) => (jatsFaces[name] ? `jats:${jatsFaces[name]}` : undefined),
    (math) => (math.startsWith('<') ? `<jats:inline-formula>${math}</jats:inline-formula>` : math),
  );

/** A part of an abstract: its heading, empty where it has none, and its paragraphs. */
export interface MarkedSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

type WriteInline = (nodes: readonly HtmlNode[]) => string;

/** Paragraphs and the sections in which they stand; the first has no heading and may be empty. */
export function sectionsOf(html: string, write: WriteInline): readonly MarkedSection[] {
  const sections: { title: string; paragraphs: string[] }[] = [{ title: '', paragraphs: [] }];
  let loose: HtmlNode[] = [];
  const close = () => {
    const paragraph = write(loose);
    if (paragraph !== '') sections.at(-1)?.paragraphs.push(paragraph);
    loose = [];
  };
  const visit = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (isElement(node) && heading.test(node.tagName)) {
        close();
        sections.push({ title: write(node.childNodes), paragraphs: [] });
      } else if (isElement(node) && blocks.test(node.tagName)) {
        close();
        visit(node.childNodes);
        close();
      } else loose.push(node);
    }
  };
  visit(parseFragment(html).childNodes);
  close();
  return sections;
}

/** The same in JATS: what of it an abstract needs. */
export const jatsBlocks = (html: string): string =>
  sectionsOf(html, jatsInline)
    .map(({ title, paragraphs }, place) => {
      const written = paragraphs.map((paragraph) => filledElement('jats:p', paragraph));
      return place === 0
        ? written.join('')
        : filledElement('jats:sec', [filledElement('jats:title', title), ...written]);
    })
    .join('');

/** The text of safe HTML on one line. */
export function plainLine(html: string, most?: number): string {
  const read = (node: HtmlNode): string => {
    if (isText(node)) return node.value;
    if (!isElement(node) || unseen.has(node.tagName)) return '';
    const inside = node.childNodes.map(read).join('');
    return blocks.test(node.tagName) || heading.test(node.tagName) || node.tagName === 'br' ? ` ${inside} ` : inside;
  };
  return lineOf(parseFragment(html).childNodes.map(read).join(''), most);
}
