import { expect, test } from 'vitest';
import { piecesOf } from './words-of.ts';

test('words, numbers, signs and blanks are told apart; Chinese is cut by characters', () => {
  expect(piecesOf('It’s 3.14, or 1,200 nm.')).toEqual([
    ...['It’s', ' ', '3.14', ',', ' ', 'or', ' ', '1,200', ' ', 'nm', '.'],
  ]);
  expect(piecesOf('光梳comb 5 个')).toEqual(['光', '梳', 'comb', ' ', '5', ' ', '个']);
});

test('the pieces of any text are the text', () => {
  for (const text of [
    '',
    ' \n a\tb ',
    '𝛼-helix β₂ e\u0301te\u0301',
    '“¿?” 1.',
    '한국어 текст עברית ไทย',
    '\ud800 half',
  ])
    expect(piecesOf(text).join('')).toBe(text);
});
