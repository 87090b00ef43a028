import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Note } from '../search-question.ts';
import { type Expression, simplify } from './expression.ts';
import type { SearchField } from './search-field.ts';
import { type SyntaxProblem, type Token, tokenize } from './tokenize.ts';

export interface Parsed {
  /** Null for an empty query. */
  readonly expression: Expression | null;
  readonly notes: readonly Note[];
}

const deepest = 20;

/** NOT binds before AND, AND before OR; adjacent terms belong together. */
export function parse(text: string): Result<Parsed, SyntaxProblem> {
  const read = tokenize(text);
  if (!read.ok) return read;
  const { tokens, notes } = read.value;
  if (tokens.length === 0) return success({ expression: null, notes });
  try {
    const parser = new Parser(asSentence(tokens));
    return success({ expression: simplify(parser.whole()), notes });
  } catch (problem) {
    if (problem instanceof Unreadable) return failed(problem.problem);
    throw problem;
  }
}

/** The question mark behind a sentence is not a letter to be found. */
function asSentence(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.type !== 'word' || tokens.length < 2 || !tokens.every(({ type }) => type === 'word')) return tokens;
  return [...tokens.slice(0, -1), { ...last, text: last.text.replace(/\?+$/, '') || last.text }];
}

class Unreadable extends Error {
  readonly problem: SyntaxProblem;
  constructor(code: SyntaxProblem['code'], at: number) {
    super(code);
    this.problem = { code, at };
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    const expression = this.#alternatives(null, 0);
    const left = this.#next();
    if (left) throw new Unreadable('parenthesis-not-opened', left.at);
    return expression;
  }

  #next = (): Token | undefined => this.#tokens[this.#place];

  #takes(operator: 'AND' | 'OR' | 'NOT'): Token | undefined {
    const token = this.#next();
    if (token?.type !== 'operator' || token.operator !== operator) return undefined;
    this.#place += 1;
    return token;
  }

  #alternatives(field: SearchField | null, depth: number): Expression {
    const parts = [this.#together(field, depth)];
    while (this.#takes('OR')) parts.push(this.#together(field, depth));
    return { type: 'any', parts };
  }

  #together(field: SearchField | null, depth: number): Expression {
    const parts = [this.#single(field, depth)];
    for (let token = this.#next(); token; token = this.#next()) {
      if (token.type === 'close' || (token.type === 'operator' && token.operator === 'OR')) break;
      const and = this.#takes('AND');
      const part = this.#single(field, depth);
      const before = parts.at(-1);
      // Words side by side are one question about all of them; an operator keeps them apart.
      if (!and && before?.type === 'words' && part.type === 'words' && before.field === part.field)
        parts[parts.length - 1] = { ...before, text: `${before.text} ${part.text}` };
      else parts.push(part);
    }
    return { type: 'all', parts };
  }

  #single(field: SearchField | null, depth: number): Expression {
    const token = this.#next();
    const before = this.#tokens[this.#place - 1];
    if (!token || token.type === 'close' || (token.type === 'operator' && token.operator !== 'NOT')) {
      if (before?.type === 'field') throw new Unreadable('field-without-value', before.at);
      if (before?.type === 'open') throw new Unreadable('nothing-in-parentheses', before.at);
      if (before?.type === 'operator') throw new Unreadable('operator-without-term', before.at);
      if (token?.type === 'close') throw new Unreadable('parenthesis-not-opened', token.at);
      throw new Unreadable('operator-without-term', token?.at ?? 0);
    }
    this.#place += 1;
    if (token.type === 'operator') {
      if (before?.type === 'field') throw new Unreadable('field-without-value', before.at);
      return { type: 'not', part: this.#single(field, this.#deeper(depth, token)) };
    }
    if (token.type === 'field') return this.#single(token.field, this.#deeper(depth, token));
    if (token.type === 'open') return this.#group(token, field, this.#deeper(depth, token));
    const read = term(token, field);
    if (!read.ok) throw new Unreadable(read.failure.code, read.failure.at);
    return read.value;
  }

  #group(open: Token, field: SearchField | null, depth: number): Expression {
    const inside = simplify(this.#alternatives(field, depth));
    if (this.#next()?.type !== 'close') throw new Unreadable('parenthesis-not-closed', open.at);
    this.#place += 1;
    return inside;
  }

  #deeper(depth: number, token: Token): number {
    if (depth >= deepest) throw new Unreadable('too-deep', token.at);
    return depth + 1;
  }
}

/** What one word or phrase asks for, in its field. */
function term(
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
