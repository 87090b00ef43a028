import type { Expression } from './query-language/expression.ts';
import { parse } from './query-language/parse.ts';
import { mostCharacters } from './search-question.ts';

/** Ours: more conditions than this nobody writes, and no engine should have to answer. */
const longestQuestion = 2_000;

/** What is wrong with a reader's question, by the specification's messages; nothing when it can be searched. */
export function termProblem(term: string): 'searchTermRequired' | 'incorrectContent' | null {
  const text = readable(term).trim();
  if (text === '') return term.trim() === '' ? 'searchTermRequired' : 'incorrectContent';
  const isTooLong = text.length > longestQuestion || longestTerm(text) > mostCharacters;
  return isTooLong || !/[\p{L}\p{N}]/u.test(text) ? 'incorrectContent' : null;
}

/** How many characters the longest term of a question has. One that does not follow the language is searched as the words it is. */
export function longestTerm(text: string): number {
  const read = parse(text);
  const terms = read.ok && read.value.expression ? termsOf(read.value.expression) : [text.trim()];
  return Math.max(0, ...terms.map((term) => [...term].length));
}

function termsOf(expression: Expression): readonly string[] {
  if (expression.type === 'not') return termsOf(expression.part);
  if (expression.type === 'all' || expression.type === 'any') return expression.parts.flatMap(termsOf);
  return 'text' in expression ? [expression.text] : [];
}

/** Characters that nobody sees, and halves of characters, count as spaces: the places of the others stay. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

export const readable = (text: string): string => text.replaceAll(unseen, (gone) => ' '.repeat(gone.length));
