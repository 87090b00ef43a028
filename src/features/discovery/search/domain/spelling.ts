import { markedWords } from './build-request/highlight.ts';
import { searchWords, wordOfName } from './build-request/search-words.ts';
import { hasNeighbours } from './build-request/words-query.ts';
import type { Expression } from './query-language/expression.ts';

/** The query with the words that neighbouring spellings found: only words of the searched sites' own documents. */
export function didYouMean(
  text: string,
  marked: readonly Readonly<Record<string, readonly string[]>>[],
): string | undefined {
  const found = counts(marked.flatMap((fields) => Object.values(fields).flat()).flatMap(markedWords));
  let better = text;
  for (const { text: word, han } of searchWords(text)) {
    if (han || found.has(word.toLowerCase())) continue;
    const near = [...found]
      .filter(([candidate]) => isNear(word.toLowerCase(), candidate))
      .sort(([, first], [, second]) => second - first)[0];
    if (near) better = better.replace(word, () => near[0]);
  }
  return better === text ? undefined : better;
}

function counts(words: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of words) counted.set(word.toLowerCase(), (counted.get(word.toLowerCase()) ?? 0) + 1);
  return counted;
}

const isNear = (word: string, candidate: string): boolean =>
  word !== candidate && distance(word, candidate) <= (word.length >= 8 ? 2 : 1);

/** Letters to insert, take away, replace or swap. */
function distance(first: string, second: string): number {
  if (Math.abs(first.length - second.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, place) => place)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= first.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1));
      const swapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (swapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      rows[row]?.push(least);
    }
  }
  return at(first.length, second.length);
}

/** Asked words that none of the best hits has: they are probably misspelt. */
export function lostWords(expression: Expression | null, matched: readonly (readonly string[])[]): string[] {
  if (expression?.type !== 'words' || expression.field !== null) return [];
  const found = new Set(matched.flat().map(wordOfName));
  return searchWords(expression.text)
    .filter((word) => hasNeighbours(word) && !found.has(word.text))
    .map(({ text }) => text);
}

/** Whether neighbouring spellings could find more: a text of Chinese, numbers and short words has none. */
export const mayBeMisspelt = (expression: Expression | null): boolean =>
  expression !== null && (expression.type !== 'words' || searchWords(expression.text).some(hasNeighbours));
