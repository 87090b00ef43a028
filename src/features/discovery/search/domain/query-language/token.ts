import type { SearchField } from './search-field.ts';

export type Operator = 'AND' | 'OR' | 'NOT';

/** A piece of the reader's text; `at` is its first character, from 0. */
export type Token =
  | { readonly type: 'word'; readonly text: string; readonly at: number }
  | { readonly type: 'phrase'; readonly text: string; readonly at: number }
  | { readonly type: 'operator'; readonly operator: Operator; readonly at: number }
  | { readonly type: 'field'; readonly field: SearchField; readonly at: number }
  | { readonly type: 'open'; readonly at: number }
  | { readonly type: 'close'; readonly at: number };

/** Why a text is not of the query language, and the character that shows it. */
export interface SyntaxProblem {
  readonly code:
    | 'quote-not-closed'
    | 'parenthesis-not-closed'
    | 'parenthesis-not-opened'
    | 'nothing-in-parentheses'
    | 'operator-without-term'
    | 'field-without-value'
    | 'year-not-readable'
    | 'too-deep';
  readonly at: number;
}
