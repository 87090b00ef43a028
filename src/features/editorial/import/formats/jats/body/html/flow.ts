import { mathTags } from '../math/math-vocabulary.ts';
import { type Html, type HtmlElement, html, isBlank, isHtmlElement, phraseTags, type Tag } from './html-tree.ts';

const phrases: ReadonlySet<Tag> = new Set<Tag>([...phraseTags, ...mathTags]);
const holdsPhrasesOnly: ReadonlySet<Tag> = new Set<Tag>([...phraseTags, 'p', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const isBlock = (node: Html): boolean => isHtmlElement(node) && !phrases.has(node.tag);

/** JATS lets a paragraph hold figures, lists and formulas; HTML does not. The paragraph goes on after the block. */
export const inFlow = (nodes: readonly Html[]): Html[] => nodes.flatMap(flowOf);

function flowOf(node: Html): Html[] {
  if (!isHtmlElement(node) || node.tag === 'math') return [node];
  node.children = inFlow(node.children);
  if (!holdsPhrasesOnly.has(node.tag) || !node.children.some(isBlock)) return [node];
  return cut(node);
}

function cut(whole: HtmlElement): Html[] {
  const pieces: Html[] = [];
  let attributes = whole.attributes;
  let run: Html[] = [];
  const close = () => {
    if (!run.every(isBlank)) {
      pieces.push(html(whole.tag, attributes, run));
      // What names or counts the element stays on its first piece; what makes it a link is on each.
      attributes = { ...attributes, id: undefined, 'data-jats': undefined };
    }
    run = [];
  };
  for (const node of whole.children) {
    if (isBlock(node)) {
      close();
      pieces.push(node);
    } else run.push(node);
  }
  close();
  const lost = attributes === whole.attributes && (attributes.id ?? attributes['data-jats']) !== undefined;
  return lost ? [html('div', { id: attributes.id, 'data-jats': attributes['data-jats'] }, pieces)] : pieces;
}

/** The same content where only phrases may stand: blocks become spans, with a space between them. */
export const phrasesOf = (nodes: readonly Html[]): Html[] => withoutBlankEnds(asPhrases(nodes));

function asPhrases(nodes: readonly Html[]): Html[] {
  return nodes.flatMap((node): Html[] => {
    if (!isHtmlElement(node) || node.tag === 'math') return [node];
    if (!isBlock(node)) return [{ ...node, children: asPhrases(node.children) }];
    const { id, lang, dir, 'data-jats': name } = node.attributes;
    const attributes = { id, 'data-jats': name, lang, dir };
    const children = phrasesOf(node.children);
    const isNamed = Object.values(attributes).some((value) => value !== undefined);
    return isNamed ? [' ', html('span', attributes, children), ' '] : [' ', ...children, ' '];
  });
}

function withoutBlankEnds(nodes: readonly Html[]): Html[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return first === -1 ? [] : nodes.slice(first, last + 1);
}
