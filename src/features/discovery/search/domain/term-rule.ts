import { mostCharacters } from './search-question.ts';

/** What is wrong with a reader's term, by the specification's messages; nothing when it can be searched. */
export function termProblem(term: string): 'searchTermRequired' | 'incorrectContent' | null {
  const text = readable(term).trim();
  if (text === '') return term.trim() === '' ? 'searchTermRequired' : 'incorrectContent';
  return [...text].length > mostCharacters || !/[\p{L}\p{N}]/u.test(text) ? 'incorrectContent' : null;
}

/** Characters that nobody sees, and halves of characters, count as spaces: the places of the others stay. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

export const readable = (text: string): string => text.replaceAll(unseen, (gone) => ' '.repeat(gone.length));
