import {
  child,
  childrenNamed,
  isElement,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { renderBlocks, renderInline } from '../body/render-inline.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { plainText, without } from './plain-text.ts';

export interface OtherAbstract {
  readonly type: string;
  readonly title?: string;
  readonly html: string;
  readonly language: string;
}

export interface ReadAbstracts {
  /** Safe HTML. */
  readonly abstracts: Text;
  /** The same in plain text. */
  readonly summaries: Text;
  /** Digests, statements and what else is told beside the abstract. */
  readonly otherAbstracts: readonly OtherAbstract[];
}

const usual = new Set(['', 'abstract', 'normal', 'section']);

export function abstractsOf(reading: ArticleReading): ReadAbstracts {
  const abstracts: Text = {};
  const summaries: Text = {};
  const otherAbstracts: OtherAbstract[] = [];
  for (const abstract of childrenNamed(reading.meta, 'abstract', 'trans-abstract')) {
    const language = languageOf(abstract, reading);
    const type = abstract.attributes['abstract-type'] ?? '';
    const title = plainText(child(abstract, 'title'));
    const content = withoutOwnDoi(without(abstract, 'title', 'object-id', 'label'));
    const html = renderBlocks(content);
    if (html === '') continue;
    if (usual.has(type) && abstracts[language] === undefined) {
      abstracts[language] = html;
      summaries[language] = plainText(content);
    } else otherAbstracts.push({ type: type || 'abstract', ...(title && { title }), html, language });
  }
  return { abstracts, summaries, otherAbstracts: [...otherAbstracts, ...impactStatements(reading)] };
}

function impactStatements(reading: ArticleReading): OtherAbstract[] {
  return childrenNamed(reading.meta, 'custom-meta-group')
    .flatMap((group) => childrenNamed(group, 'custom-meta'))
    .filter((meta) => /impact statement$/i.test(textOf(child(meta, 'meta-name'))))
    .flatMap((meta) => childrenNamed(meta, 'meta-value'))
    .map((value) => ({ type: 'impact-statement', html: `<p>${renderInline(value)}</p>`, language: reading.language }));
}

/** Some publishers print a part's DOI below it; that is no part of what it says. */
export const withoutOwnDoi = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.filter(
    (node) => !isElement(node) || node.name !== 'p' || !/^DOI: ?(https?:\/\/\S+|10\.\S+)$/i.test(textOf(node)),
  ),
});
