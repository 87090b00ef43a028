import { expect, test } from 'vitest';
import { hybridOrder, isAsWritten, isPlain, isSentence } from './hybrid-order.ts';
import { mergeRanks } from './merge-ranks.ts';
import { understand } from './query-language/understand.ts';
import { openQuestion, type Question } from './search-question.ts';

const sentence = 'how do migrating birds find their way across the open sea at night';

test('what stands high in two lists stands above what stands high in one', () => {
  const lists = [
    { ids: ['a', 'b', 'c'], weight: 1 },
    { ids: ['d', 'b'], weight: 1 },
  ];
  expect(mergeRanks(lists)).toEqual(['b', 'a', 'd', 'c']);
  expect(
    mergeRanks([
      { ids: ['a'], weight: 1 },
      { ids: ['b'], weight: 2 },
    ]),
  ).toEqual(['b', 'a']);
});

test('a few words name a thing: what has them stands first, whatever else means the same', () => {
  const order = hybridOrder(['a', 'b'], { own: ['c', 'b'], other: ['d'], isSure: true }, 'migrating birds');
  expect([...order]).toEqual([
    ['a', 'words'],
    ['b', 'words'],
    ['c', 'meaning'],
    ['d', 'other-language'],
  ]);
});

test('a sentence is ordered by words and meaning together', () => {
  const order = hybridOrder(['a', 'b'], { own: ['b', 'c'], other: [], isSure: true }, sentence);
  expect([...order.keys()]).toEqual(['b', 'a', 'c']);
});

test('a work that is near in both languages counts once, and the likelier language goes first', () => {
  const near = { own: ['b', 'c', 'd', 'e'], other: ['x', 'b'] };
  const order = (isSure: boolean) => [...hybridOrder([], { ...near, isSure }, sentence).keys()];
  expect(order(true)).toEqual(['b', 'c', 'd', 'x', 'e']);
  expect(order(false)).toEqual(['x', 'b', 'c', 'd', 'e']);
});

test('what has the very words stands first, whatever else means the same', () => {
  const near = { own: ['b', 'c'], other: [], isSure: true };
  expect([...hybridOrder(['a', 'b'], near, sentence).keys()]).toEqual(['b', 'a', 'c']);
  expect([...hybridOrder(['a', 'b'], near, sentence, new Set(['a'])).keys()]).toEqual(['a', 'b', 'c']);
});

test.each([
  ['cleaned by sonication in detergent', 'were \uE000cleaned\uE001 by sonication, in detergent', true],
  ['cleaned by sonication in detergent', 'cleaned in detergent by sonication', false],
  ['氮气气氛中退火', '样品在氮气 气氛中退火两小时', true],
  ['of the', 'of the', false],
])('%s stands word for word in %s: %s', (text, fragment, expected) => {
  expect(isAsWritten([fragment], text)).toBe(expected);
});

test('nothing that words find is left out, and of the others no more than ten are told', () => {
  const words = Array.from({ length: 60 }, (_, place) => `w${place}`);
  const own = Array.from({ length: 50 }, (_, place) => `m${place}`);
  for (const text of ['birds', sentence]) {
    const order = hybridOrder(words, { own, other: [], isSure: true }, text);
    expect([...order.keys()].filter((id) => id.startsWith('w'))).toEqual(words);
    expect([...order.values()].filter((by) => by === 'meaning')).toHaveLength(10);
  }
});

test.each([
  ['birds of the sea', true],
  ['"birds of the sea"', false],
  ['birds AND sea', false],
  ['title:birds', false],
  ['birds*', false],
  ['10.5555/birds', false],
])('%s is plain words: %s', (text, expected) => {
  expect(isPlain({ question: openQuestion, understood: understand(text) })).toBe(expected);
});

test('only what is ordered by relevance is ordered by meaning', () => {
  const understood = understand('birds of the sea');
  const byDate: Question = { ...openQuestion, sort: { field: 'publishDate', direction: 'desc' } };
  expect(isPlain({ question: byDate, understood })).toBe(false);
  expect(isPlain({ question: { ...openQuestion, match: 'precise' }, understood })).toBe(false);
});

test.each([
  ['perovskite solar cells', false],
  [sentence, true],
  ['候鸟导航', false],
  ['候鸟在夜间如何越过大海找到方向', true],
])('%s describes rather than names: %s', (text, expected) => expect(isSentence(text)).toBe(expected));
