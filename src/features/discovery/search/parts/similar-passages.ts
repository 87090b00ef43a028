import { mostCharacters } from '../domain/search-question.ts';
import { markedPieces } from './marked-text.tsx';

/** The address of a search for what is said alike elsewhere: the passage itself is the question, as words and nothing else. */
export function similarPassages(html: string): string {
  const words = markedPieces(html)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,;'’%-]/gu, ' ')
    .replaceAll(/\b(?:AND|OR|NOT)\b/g, (operator) => operator.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `/textList?${new URLSearchParams({ tab: 'text', q: cutBetweenWords(words) })}`;
}

const cutBetweenWords = (text: string): string =>
  text.length <= mostCharacters
    ? text
    : text
        .slice(0, mostCharacters + 1)
        .replace(/\s\S*$/, '')
        .slice(0, mostCharacters);
