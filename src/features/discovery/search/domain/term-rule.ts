import { readable } from './query-language/readable.ts';
import { mostCharacters } from './search-question.ts';

/** What is wrong with a reader's term, by the specification's messages; nothing when it can be searched. */
export function termProblem(term: string): 'searchTermRequired' | 'incorrectContent' | null {
  const text = readable(term).trim();
  if (text === '') return term.trim() === '' ? 'searchTermRequired' : 'incorrectContent';
  return [...text].length > mostCharacters || !/[\p{L}\p{N}]/u.test(text) ? 'incorrectContent' : null;
}
