import { childrenNamed, type XmlElement } from '../../../../../../platform/reading/xml/xml-tree.ts';
import type { Problem } from '../../../domain/problem.ts';
import { anchorsOf } from './anchors.ts';
import { inFlow } from './html/flow.ts';
import { writeHtml } from './html/write-html.ts';
import { resolveLinks } from './links-in-page.ts';
import type { ReadReference } from './references.ts';
import { renderingOf } from './render.ts';
import type { OutlineEntry } from './rendering.ts';
import { wordsIn } from './words.ts';

export interface RenderedBody {
  /** Safe HTML of the text and of what follows it, without the reviews and answers that are articles of their own. */
  readonly html: string;
  readonly outline: readonly OutlineEntry[];
  /** Of the text without its reference list. */
  readonly words: number;
  readonly problems: readonly Problem[];
  readonly references: readonly ReadReference[];
}

/**
 * The full text of an `article`, a `sub-article` or a `response`. A part of a larger document may point to what stands
 * elsewhere in `whole`; such a pointer is no link, but no problem either.
 */
export function renderBody(article: XmlElement, whole: XmlElement = article): RenderedBody {
  const anchors = anchorsOf(whole, article.attributes.id);
  const at = renderingOf(anchors);
  const parts = [
    ...childrenNamed(article, 'body'),
    ...childrenNamed(article, 'floats-group'),
    ...childrenNamed(article, 'back'),
  ];
  const nodes = inFlow(at.render(parts));
  const problems = resolveLinks(nodes, (target) => anchors.isIn(target));
  return {
    html: writeHtml(nodes),
    outline: at.outline,
    words: wordsIn(nodes),
    problems: [...at.problems, ...problems],
    references: at.references,
  };
}
