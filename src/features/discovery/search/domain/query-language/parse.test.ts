import { describe, expect, test } from 'vitest';
import { type Expression, write } from './expression.ts';
import { parse } from './parse.ts';
import { understand } from './understand.ts';

const meaning = (text: string): Expression | null => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.failure.code} at ${parsed.failure.at}`);
  return parsed.value.expression;
};
const words = (text: string, field: 'title' | 'author' | null = null) => ({ type: 'words', text, field });
const phrase = (text: string) => ({ type: 'phrase', text, field: null });

describe('what a text means', () => {
  test.each<[string, unknown]>([
    ['solar cell', words('solar cell')],
    ['"solar cell"', phrase('solar cell')],
    ['“太阳能电池”', phrase('太阳能电池')],
    ['「太阳能电池」', phrase('太阳能电池')],
    ['研究“量子点”的', { type: 'all', parts: [words('研究'), phrase('量子点'), words('的')] }],
    ['a AND b', { type: 'all', parts: [words('a'), words('b')] }],
    ['a OR b AND c', { type: 'any', parts: [words('a'), { type: 'all', parts: [words('b'), words('c')] }] }],
    ['a NOT b', { type: 'all', parts: [words('a'), { type: 'not', part: words('b') }] }],
    ['(a OR b) AND c', { type: 'all', parts: [{ type: 'any', parts: [words('a'), words('b')] }, words('c')] }],
    ['the role of p53 (TP53) in cancer', words('the role of p53 TP53 in cancer')],
    ['poly(vinyl alcohol) films', words('poly(vinyl alcohol) films')],
    ['resName_tic:light', words('light', 'title')],
    ['Title:(light wave)', words('light wave', 'title')],
    ['author:"Li Wei"', { type: 'phrase', text: 'Li Wei', field: 'author' }],
    ['Review: the state of light', words('Review: the state of light')],
    ['year:2020..2024', { type: 'years', from: 2020, to: 2024 }],
    ['year:2020', { type: 'years', from: 2020, to: 2020 }],
    ['year:..2020', { type: 'years', from: null, to: 2020 }],
    ['nano*', { type: 'beginning', text: 'nano', more: 'any', field: null }],
    ['colou?', { type: 'beginning', text: 'colou', more: 'one', field: null }],
    ['what is life?', words('what is life')],
    ['a*', words('a*')],
    ['war and peace', words('war and peace')],
    ['', null],
  ])('%s', (text, expected) => expect(meaning(text)).toEqual(expected));
});

describe('the specification’s advanced fields are known by their names', () => {
  test.each([
    ['resName_tic', 'title'],
    ['authors_tic', 'author'],
    ['authorCompany_tic', 'affiliation'],
    ['keyword_tic', 'keyword'],
    ['summary_tic', 'abstract'],
    ['doi', 'doi'],
    ['part', 'part'],
    ['firstPageNum', 'firstPage'],
    ['lastPageNum', 'lastPage'],
    ['publicationName', 'journal'],
    ['organizerUnit', 'organizer'],
    ['cn', 'cn'],
    ['issn', 'issn'],
    ['noteChinese_tic', 'caption'],
    ['keyWords_tic', 'keyword'],
    ['thesis_tic', 'thesis'],
    ['keywordExt_tic', 'synonym'],
  ])('%s', (name, field) => expect(meaning(`${name}:x1`)).toEqual({ type: 'words', text: 'x1', field }));
});

describe('what is not of the language is searched as words and says at which character', () => {
  test.each([
    ['a "b', 'quote-not-closed', 2],
    ['(a OR b', 'parenthesis-not-closed', 0],
    ['a OR b)', 'parenthesis-not-opened', 6],
    ['a AND', 'operator-without-term', 2],
    ['OR a', 'operator-without-term', 0],
    ['a ()', 'nothing-in-parentheses', 2],
    ['a AND title:', 'field-without-value', 6],
    ['year:soon', 'year-not-readable', 5],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'too-deep', 20],
  ])('%s', (text, code, at) => {
    const { expression, notes } = understand(text);
    expect(expression).toEqual(words(text));
    expect(notes).toEqual([{ code: 'searched-as-words', at, value: code }]);
  });
});

describe('hints', () => {
  test('AND, OR and NOT are upper case: written small they are plain words, with a hint at their place', () => {
    expect(understand('light and wave or not').notes).toEqual([
      { code: 'lower-case-operator', at: 6, value: 'and' },
      { code: 'lower-case-operator', at: 15, value: 'or' },
      { code: 'lower-case-operator', at: 18, value: 'not' },
    ]);
  });
  test('in a sentence they are the words that they are', () => {
    expect(understand('light bends near the sun and nobody had seen it before').notes).toEqual([]);
  });
  test('a field that nobody knows is a word, with a hint', () => {
    expect(understand('light colour:red')).toMatchObject({
      expression: words('light colour:red'),
      notes: [{ code: 'field-unknown', at: 6, value: 'colour' }],
    });
  });
  test('a text without a letter or digit is told from no text', () => {
    expect(understand('?!*').unsearchable).toBe(true);
    expect(understand('  ').unsearchable).toBe(false);
  });
});

test('an expression is written as a reader would type it', () => {
  expect(write(meaning('title:(a b) AND (x OR "y z") NOT k*') as Expression)).toBe(
    'title:(a b) AND (x OR "y z") AND NOT k*',
  );
});
