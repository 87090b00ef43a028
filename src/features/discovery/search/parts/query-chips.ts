import { mostLooseWords } from '../domain/search-question.ts';

/** One thing of the reader's question that can be taken away on its own. */
export interface QueryChip {
  readonly text: string;
  /** The question without it. */
  readonly rest: string;
}

const word = /(?:NOT\s+)?(?:"[^"]+"|“[^”]+”|[^\s"“”]+)/g;
/** Operators, fields and parentheses hold their terms together; a lone quotation mark makes no words at all. */
const bound = /[():（）：]|(?:^|\s)(?:AND|OR)(?:\s|$)/;

/** A plain question falls into its words and phrases; any other stays whole. */
export function queryChips(query: string): QueryChip[] {
  const text = query.trim();
  if (text === '') return [];
  const words = text.match(word) ?? [];
  const left = text.replaceAll(word, '').trim();
  if (left !== '' || bound.test(text) || words.length < 2 || words.length > mostLooseWords) return [{ text, rest: '' }];
  return words.map((one, place) => ({ text: one, rest: words.filter((_, other) => other !== place).join(' ') }));
}
