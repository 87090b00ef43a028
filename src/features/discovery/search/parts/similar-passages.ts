import { mostCharacters } from '../domain/search-question.ts';
import { markedPieces } from './marked-text.tsx';

/** The address of a search for what is said alike elsewhere: the passage itself is the question, as words and nothing else. Null without words. */
export function similarPassages(html: string): string | null {
  const words = markedPieces(html)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,;'’%-]/gu, ' ')
    .replaceAll(/\b(?:AND|OR|NOT)\b/g, (operator) => operator.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  return `/textList?${new URLSearchParams({ tab: 'text', q: cutBetweenWords(words) })}`;
}

/** By code points: half a character is none. */
function cutBetweenWords(text: string): string {
  if (text.length <= mostCharacters) return text;
  const beginning = text.slice(0, mostCharacters + 1).replace(/\s\S*$/, '');
  return beginning.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
