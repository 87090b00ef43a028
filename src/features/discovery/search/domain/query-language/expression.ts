import type { SearchField } from './search-field.ts';

/** What a reader's text means. `field` null looks everywhere. */
export type Expression =
  | { readonly type: 'words'; readonly text: string; readonly field: SearchField | null }
  | { readonly type: 'phrase'; readonly text: string; readonly field: SearchField | null }
  /** A word of which only the beginning is known; `one` letter follows, or `any` number. */
  | {
      readonly type: 'beginning';
      readonly text: string;
      readonly more: 'one' | 'any';
      readonly field: SearchField | null;
    }
  | { readonly type: 'years'; readonly from: number | null; readonly to: number | null }
  | { readonly type: 'all'; readonly parts: readonly Expression[] }
  | { readonly type: 'any'; readonly parts: readonly Expression[] }
  | { readonly type: 'not'; readonly part: Expression };

/** The same meaning without a list of one and without a list directly inside its like. */
export function simplify(expression: Expression): Expression {
  if (expression.type === 'not') return { type: 'not', part: simplify(expression.part) };
  if (expression.type !== 'all' && expression.type !== 'any') return expression;
  const parts = expression.parts.map(simplify).flatMap((part) => (part.type === expression.type ? part.parts : [part]));
  return parts.length === 1 && parts[0] ? parts[0] : { type: expression.type, parts };
}
