import { childrenNamed, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Problem } from '../../../domain/problem.ts';
import { anchorsOf } from './anchors.ts';
import { inFlow } from './html/flow.ts';
import { elementsOf, type Html, type HtmlElement, html, isHtmlElement, writeHtml } from './html/html-tree.ts';
import { joinInLines } from './html/joined.ts';
import { renderingOf } from './render.ts';

export type RenderedBody = ReturnType<typeof renderBody>;

/**
 * The full text of an `article`, a `sub-article` or a `response`. A part of a larger document may point to what stands
 * elsewhere in `whole`; such a pointer is no link, but no problem either.
 */
export function renderBody(article: XmlElement, whole: XmlElement = article) {
  const anchors = anchorsOf(whole, article.attributes.id);
  const at = renderingOf(anchors);
  const parts = [
    ...childrenNamed(article, 'body'),
    ...childrenNamed(article, 'floats-group'),
    ...childrenNamed(article, 'back'),
  ];
  const nodes = inFlow(at.render(parts));
  const problems = resolveLinks(nodes, (target) => anchors.isIn(target));
  joinInLines(nodes);
  return {
    /** Safe HTML of the text and of what follows it, without the reviews and answers that are articles of their own. */
    html: writeHtml(nodes),
    outline: at.outline,
    /** Of the text without its reference list. */
    words: wordsIn(nodes),
    problems: [...at.problems, ...problems],
    references: at.references,
  };
}

/** A word, or one character of a script that is written without spaces. */
const word = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** How many words there are to read; the reference list is not read. */
function wordsIn(nodes: readonly Html[]): number {
  let words = 0;
  for (const node of nodes) {
    if (!isHtmlElement(node)) words += node.match(word)?.length ?? 0;
    else if (node.tag !== 'math' && node.attributes['data-jats'] !== 'ref-list') words += wordsIn(node.children);
  }
  return words;
}

const backFrom = new Set(['fn', 'ref']);

/** Pointers that lead to nothing keep their words only; notes and references lead back to where they were first mentioned. */
function resolveLinks(nodes: readonly Html[], isElsewhere: (target: string) => boolean): Problem[] {
  const byId = new Map<string, HtmlElement>();
  const pointers: HtmlElement[] = [];
  for (const element of elementsOf(nodes)) {
    const { id } = element.attributes;
    if (id !== undefined) byId.set(id, element);
    if (element.tag === 'a' && element.attributes.href?.startsWith('#')) pointers.push(element);
  }
  const problems: Problem[] = [];
  const returning = new Set<HtmlElement>();
  for (const pointer of pointers) {
    const id = pointer.attributes.href?.slice(1) ?? '';
    const target = byId.get(id);
    if (target) {
      if (backFrom.has(target.attributes['data-jats'] ?? '') && !returning.has(target)) leadBack(pointer, id, target);
      returning.add(target);
    } else {
      if (!isElsewhere(id)) problems.push({ code: 'reference-broken', at: id });
      toWords(pointer, id);
    }
  }
  return problems;
}

function toWords(pointer: HtmlElement, id: string): void {
  const { href: _href, role: _role, ...kept } = pointer.attributes;
  pointer.tag = 'span';
  pointer.attributes = { ...kept, 'data-rid': kept['data-rid'] ?? id };
}

function leadBack(pointer: HtmlElement, id: string, target: HtmlElement): void {
  pointer.attributes.id ??= `from-${id}`;
  const way = { href: `#${pointer.attributes.id}`, role: 'doc-backlink' };
  const label = target.children.find((node) => isHtmlElement(node) && node.attributes['data-jats'] === 'label');
  if (label && isHtmlElement(label) && ![...elementsOf(label.children)].some(({ tag }) => tag === 'a')) {
    label.tag = 'a';
    Object.assign(label.attributes, way);
  } else target.children.push(html('a', way, ['↩']));
}
