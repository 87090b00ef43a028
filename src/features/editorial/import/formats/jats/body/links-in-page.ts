import type { Problem } from '../../../domain/problem.ts';
import { elementsOf, type Html, type HtmlElement, html, isHtmlElement } from './html/html-tree.ts';

const backFrom = new Set(['fn', 'ref']);

/** Pointers that lead to nothing keep their words only; notes and references lead back to where they were first mentioned. */
export function resolveLinks(nodes: readonly Html[], isElsewhere: (target: string) => boolean): Problem[] {
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
