import { type Expression, write } from '../domain/query-language/expression.ts';
import { parse } from '../domain/query-language/parse.ts';
import { searchFieldOf } from '../domain/query-language/search-field.ts';

export const operators = ['AND', 'OR', 'NOT'] as const;
export type RowOperator = (typeof operators)[number];

/** One row of the advanced form. The operator joins it to the rows above. */
export interface QueryRow {
  readonly operator: RowOperator;
  /** By the specification's name; empty looks everywhere. */
  readonly field: string;
  readonly value: string;
  readonly precise: boolean;
}

export const emptyRow: QueryRow = { operator: 'AND', field: '', value: '', precise: false };
export const mostRows = 6;

/** Parameters are numbered: the edge sorts them, and rows have an order. */
export const readRows = (query: URLSearchParams): QueryRow[] =>
  Array.from({ length: mostRows }, (_, place): QueryRow => {
    const get = (name: string) => query.get(`${name}${place + 1}`)?.trim() ?? '';
    return {
      operator: operators.find((operator) => operator === get('operator')) ?? 'AND',
      field: searchFieldOf(get('field')) ? get('field') : '',
      value: get('value'),
      precise: get('match') === '1',
    };
  });

/** The rows as a question, joined from the first to the last; empty rows count for nothing. */
export function writeRows(rows: readonly QueryRow[]): string {
  const filled = rows.filter(({ value }) => value.trim() !== '');
  const whole = filled.reduce<Expression | null>((before, row) => {
    const part = expressionOf(row);
    if (!before) return row.operator === 'NOT' ? { type: 'not', part } : part;
    if (row.operator === 'OR')
      return { type: 'any', parts: [...(before.type === 'any' ? before.parts : [before]), part] };
    const joined: Expression = row.operator === 'NOT' ? { type: 'not', part } : part;
    return { type: 'all', parts: [...(before.type === 'all' ? before.parts : [before]), joined] };
  }, null);
  return whole ? write(whole) : '';
}

/** What a row holds is never an operator or a field of its own: signs of the language count as spaces. */
function expressionOf({ field, value, precise }: QueryRow): Expression {
  const text = value
    .replaceAll(/["“”「」()（）]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const known = field ? (searchFieldOf(field) ?? null) : null;
  const plain = parse(text);
  const isWords = plain.ok && plain.value.expression?.type === 'words';
  return precise || !isWords ? { type: 'phrase', text, field: known } : { type: 'words', text, field: known };
}

export type QueryProblem = 'quoteOpen' | 'bracketOpen' | 'operatorAlone';

/** What is wrong with a question, and the character that shows it, from 1. */
export function queryProblem(text: string): { readonly code: QueryProblem; readonly at: number } | null {
  const read = parse(text);
  if (read.ok) return null;
  const { code, at } = read.failure;
  if (code === 'quote-not-closed') return { code: 'quoteOpen', at: at + 1 };
  return { code: code.includes('parenthes') ? 'bracketOpen' : 'operatorAlone', at: at + 1 };
}

/** Whether an operator was written in lower case, where it is a plain word. */
export function hasLowerCaseOperator(text: string): boolean {
  const read = parse(text);
  return read.ok && read.value.notes.some(({ code }) => code === 'lower-case-operator');
}
