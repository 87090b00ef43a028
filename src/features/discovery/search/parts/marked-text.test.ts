import { expect, test } from 'vitest';
import { markedPieces } from './marked-text.tsx';

test('marks become marks, escaped characters become text again', () => {
  expect(markedPieces('a &lt; b <mark>solar</mark> &amp; <mark>wind</mark>')).toEqual([
    { text: 'a < b ', marked: false },
    { text: 'solar', marked: true },
    { text: ' & ', marked: false },
    { text: 'wind', marked: true },
  ]);
});

test('markup of any other kind stays text', () => {
  expect(markedPieces('<img src=x onerror=1><mark><b>x</b></mark>')).toEqual([
    { text: '<img src=x onerror=1>', marked: false },
    { text: '<b>x</b>', marked: true },
  ]);
});
