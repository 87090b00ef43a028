import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Note } from '../search-question.ts';
import { mostLooseWords } from '../search-question.ts';
import { type SearchField, searchFieldOf } from './search-field.ts';

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

export interface Tokens {
  readonly tokens: readonly Token[];
  readonly notes: readonly Note[];
}

const closings: Readonly<Record<string, string>> = {
  '"': '"“”',
  '“': '"”',
  '”': '"”',
  '„': '"“”',
  '＂': '＂',
  '«': '»',
  '「': '」',
  '『': '』',
};

/** Cuts a text into pieces. A quotation mark or a parenthesis in the middle of a Latin word is a letter of it: `poly(vinyl alcohol)`. */
export function tokenize(text: string): Result<Tokens, SyntaxProblem> {
  const tokens: Token[] = [];
  const notes: Note[] = [];
  let at = 0;
  /** Parentheses that a word opened and a later one closes. */
  let opened = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (/\s/u.test(character)) at += 1;
    else if (opened === 0 && (character === '(' || character === ')')) {
      tokens.push({ type: character === '(' ? 'open' : 'close', at });
      at += 1;
    } else if (closings[character]) {
      const end = closingAt(text, at);
      if (end === undefined) return failed({ code: 'quote-not-closed', at });
      const inside = text.slice(at + 1, end).trim();
      if (inside) tokens.push({ type: 'phrase', text: inside, at });
      at = end + 1;
    } else {
      const named = fieldAt(text, at);
      const end = named ? named.end : endOfWord(text, at, opened);
      const word = text.slice(at, end);
      if (named) tokens.push({ type: 'field', field: named.field, at });
      else tokens.push(wordOrOperator(word, at));
      notes.push(...notesOn(word, at));
      opened = Math.max(0, opened + word.split('(').length - word.split(')').length);
      at = end;
    }
  }
  const isSentence = tokens.length > mostLooseWords && tokens.every(({ type }) => type === 'word');
  return success({ tokens, notes: isSentence ? notes.filter(({ code }) => code !== 'lower-case-operator') : notes });
}

function closingAt(text: string, opening: number): number | undefined {
  const closing = closings[text[opening] as string] as string;
  for (let at = opening + 1; at < text.length; at += 1) if (closing.includes(text[at] as string)) return at;
  return undefined;
}

/** A known name with its colon and a value right behind it; `Review: the state of …` is a title. */
function fieldAt(text: string, at: number) {
  const name = /^[A-Za-z][A-Za-z_]*(?=:)/.exec(text.slice(at, at + 30))?.[0];
  const field = name && searchFieldOf(name);
  if (!field) return undefined;
  const end = at + name.length + 1;
  return /^\s+\S/u.test(text.slice(end)) ? undefined : { field, end };
}

function endOfWord(text: string, start: number, openedBefore: number): number {
  let opened = openedBefore;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] as string;
    if (/\s/u.test(character)) return at;
    if (character === '(') opened += 1;
    if (character === ')' && opened === 0) return at;
    if (character === ')') opened -= 1;
    if (at > start && closings[character] && !/[\p{Script=Latin}\d]/u.test(text[at - 1] as string)) return at;
  }
  return text.length;
}

const wordOrOperator = (word: string, at: number): Token =>
  word === 'AND' || word === 'OR' || word === 'NOT'
    ? { type: 'operator', operator: word satisfies Operator, at }
    : { type: 'word', text: word, at };

function notesOn(word: string, at: number): Note[] {
  if (/^(and|or|not)$/i.test(word) && word !== word.toUpperCase())
    return [{ code: 'lower-case-operator', at, value: word }];
  const name = /^([A-Za-z_]{3,}):[^/\s]/.exec(word)?.[1];
  return name && !searchFieldOf(name) ? [{ code: 'field-unknown', at, value: name }] : [];
}
