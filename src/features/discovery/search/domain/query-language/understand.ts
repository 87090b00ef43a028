import type { Note } from '../search-question.ts';
import { readable } from '../term-rule.ts';
import type { Expression } from './expression.ts';
import { type Identifier, identifierIn } from './identifier.ts';
import { parse } from './parse.ts';

export interface Understood {
  /** Null asks for everything. */
  readonly expression: Expression | null;
  readonly identifier: Identifier | null;
  readonly notes: readonly Note[];
  /** There is text, but not one letter or digit in it. */
  readonly unsearchable: boolean;
}

/** What a reader's text means. There is no wrong text: what is not of the language is searched as words, and says so. */
export function understand(given: string): Understood {
  const text = readable(given);
  if (!/[\p{L}\p{N}]/u.test(text))
    return { expression: null, identifier: null, notes: [], unsearchable: /\S/u.test(text) };
  const identifier = identifierIn(text);
  if (identifier)
    return {
      expression: asWords(text),
      identifier,
      notes: [{ code: 'identifier', value: identifier.type }],
      unsearchable: false,
    };
  const parsed = parse(text);
  if (parsed.ok) return { ...parsed.value, identifier: null, unsearchable: false };
  const { code, at } = parsed.failure;
  return {
    expression: asWords(text),
    identifier: null,
    notes: [{ code: 'searched-as-words', at, value: code }],
    unsearchable: false,
  };
}

const asWords = (text: string): Expression => ({ type: 'words', text: text.trim(), field: null });
