import { askedWords } from './build-request/asked-word.ts';
import { wordOfName } from './build-request/asking.ts';
import { hasNeighbours } from './build-request/word-query.ts';
import type { Expression } from './query-language/expression.ts';

/** Asked words that none of the best hits has: they are probably misspelt. */
export function lostWords(expression: Expression | null, matched: readonly (readonly string[])[]): string[] {
  if (expression?.type !== 'words' || expression.field !== null) return [];
  const found = new Set(matched.flat().map(wordOfName));
  return askedWords(expression.text)
    .filter((word) => hasNeighbours(word) && !found.has(word.text))
    .map(({ text }) => text);
}

/** Whether neighbouring spellings could find more: a text of Chinese, numbers and short words has none. */
export const mayBeMisspelt = (expression: Expression | null): boolean =>
  expression !== null && (expression.type !== 'words' || askedWords(expression.text).some(hasNeighbours));
