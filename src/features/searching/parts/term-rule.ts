import { mostCharacters } from '../domain/search-question.ts';

/** What is wrong with a reader's term, by the specification's messages; nothing when it can be searched. */
export function termProblem(term: string): 'searchTermRequired' | 'incorrectContent' | null {
  const text = term.trim();
  if (text === '') return 'searchTermRequired';
  return [...text].length > mostCharacters || !/[\p{L}\p{N}]/u.test(text) ? 'incorrectContent' : null;
}
