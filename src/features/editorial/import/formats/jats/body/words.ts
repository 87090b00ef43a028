import { type Html, isHtmlElement } from './html/html-tree.ts';

/** A word, or one character of a script that is written without spaces. */
const word = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** How many words there are to read; the reference list is not read. */
export function wordsIn(nodes: readonly Html[]): number {
  let words = 0;
  for (const node of nodes) {
    if (!isHtmlElement(node)) words += node.match(word)?.length ?? 0;
    else if (node.tag !== 'math' && node.attributes['data-jats'] !== 'ref-list') words += wordsIn(node.children);
  }
  return words;
}
