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

/** The text that means this: what the advanced form shows and the reader may edit. */
export const write = (expression: Expression): string => {
  switch (expression.type) {
    case 'words':
      return inField(
        expression.field,
        /\s/u.test(expression.text) && expression.field ? `(${expression.text})` : expression.text,
      );
    case 'phrase':
      return inField(expression.field, quoted(expression.text));
    case 'beginning':
      return inField(expression.field, `${expression.text}${expression.more === 'one' ? '?' : '*'}`);
    case 'years':
      return `year:${years(expression)}`;
    case 'not':
      return `NOT ${enclosed(expression.part)}`;
    case 'all':
      return expression.parts.map(enclosedInAll).join(' AND ');
    case 'any':
      return expression.parts.map((part) => (part.type === 'any' ? `(${write(part)})` : write(part))).join(' OR ');
  }
};

const inField = (field: SearchField | null, text: string): string => (field ? `${field}:${text}` : text);

const quoted = (text: string): string => (text.includes('"') ? `「${text}」` : `"${text}"`);

const years = ({ from, to }: { from: number | null; to: number | null }): string =>
  from !== null && from === to ? String(from) : `${from ?? ''}..${to ?? ''}`;

const isList = ({ type }: Expression): boolean => type === 'all' || type === 'any';

const enclosedInAll = (part: Expression): string => (isList(part) ? `(${write(part)})` : write(part));

const enclosed = (part: Expression): string =>
  isList(part) || (part.type === 'words' && /\s/u.test(part.text) && !part.field) ? `(${write(part)})` : write(part);
