import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Expression } from './expression.ts';
import type { SearchField } from './search-field.ts';
import type { SyntaxProblem, Token } from './token.ts';

/** What one word or phrase asks for, in its field. */
export function term(
  token: Extract<Token, { type: 'word' | 'phrase' }>,
  field: SearchField | null,
): Result<Expression, SyntaxProblem> {
  if (field === 'year') {
    const years = yearsOf(token.text);
    return years ? success(years) : failed({ code: 'year-not-readable', at: token.at });
  }
  if (token.type === 'phrase') return success({ type: 'phrase', text: token.text, field });
  const wild = /^([^*?]+)([*?]+)$/.exec(token.text);
  const stem = wild?.[1] ?? '';
  // One Latin letter would stand for half the dictionary.
  const longEnough = /\p{Script=Han}/u.test(stem) || stem.length >= 2;
  if (wild && longEnough)
    return success({ type: 'beginning', text: stem, more: wild[2] === '?' ? 'one' : 'any', field });
  return success({ type: 'words', text: token.text, field });
}

/** `2020`, `2020..2024`, `2020-2024`, `2020..` and `..2024`. */
function yearsOf(text: string): Expression | undefined {
  const read = /^(\d{4})?(?:(\.\.|[-–])(\d{4})?)?$/.exec(text);
  const [first, between, last] = [read?.[1], read?.[2], read?.[3]];
  if (!first && !last) return undefined;
  const from = first ? Number(first) : null;
  const to = last ? Number(last) : between ? null : from;
  return { type: 'years', from, to };
}
