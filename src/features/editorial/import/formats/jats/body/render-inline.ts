import type { XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { anchorsOf } from './anchors.ts';
import { inFlow, phrasesOf } from './html/flow.ts';
import { elementsOf, type Html, writeHtml } from './html/html-tree.ts';
import { joinInLines } from './html/joined.ts';
import { renderingOf } from './render.ts';

/** A title as safe HTML: no blocks, no links, no ids. */
export function renderInline(element: XmlElement): string {
  const nodes = phrasesOf(renderingOf(anchorsOf(element), { linked: true }).render(element.children));
  return writeHtml(withoutIds(nodes)).trim();
}

/** An abstract or a caption as safe HTML. It stands on pages without the rest of the text: nothing in it points there. */
export function renderBlocks(element: XmlElement): string {
  const nodes = inFlow(renderingOf(anchorsOf(element), { level: 3 }).render(element.children));
  for (const pointer of elementsOf(nodes)) {
    if (!pointer.attributes.href?.startsWith('#')) continue;
    pointer.tag = 'span';
    pointer.attributes = { 'data-jats': pointer.attributes['data-jats'], 'data-type': pointer.attributes['data-type'] };
  }
  joinInLines(nodes);
  return writeHtml(withoutIds(nodes)).trim();
}

function withoutIds(nodes: readonly Html[]): readonly Html[] {
  for (const element of elementsOf(nodes)) element.attributes.id = undefined;
  return nodes;
}
