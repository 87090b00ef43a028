import { expect, test } from 'vitest';
import { readTokens } from './code-tokens.ts';
import { chooseMutations, pick } from './mutation-choice.ts';
import type { Row } from './rows.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';

const root = () =>
  temporaryCheckout({
    'src/toolbar.ts':
      "import { others } from './other.ts'; export const badgeMax = 99; export const after = 400; export const top = 400;",
    'src/toolbar.test.ts': "import { badgeMax } from './toolbar.ts';",
    'src/other.ts': "export const others = [99, 'news', 'news']; route('mag/:id', '/science');",
    'src/far.ts': "export const far = ['far away', 'false'];",
    'src/messages/en.json': '{ "empty": "No data" }',
    'src/messages/ar.json': '{ "empty": "No data" }',
  });

const choose = (...rows: Row[]) => {
  const checkout = root();
  return chooseMutations(checkout, rows, readTokens(checkout));
};
const row = (literal: string): Row => provenRow(`x:${literal}`, literal, 'src/toolbar.test.ts › title');
const placesOf = (literal: string): string[] =>
  choose(row(literal))
    .possible.flat()
    .map(({ token }) => token.file);

test('the occurrence in a file that the test imports is the one meant', () => {
  expect(placesOf('99')).toEqual(['src/toolbar.ts']);
});

test('elsewhere a literal must stand once', () => {
  expect(placesOf('news')).toEqual([]);
  expect(placesOf('/mag/{id}')).toEqual(['src/other.ts']);
  expect(placesOf('science → /science')).toEqual(['src/other.ts']);
});

test('a literal that the test does not reach through its imports is left alone, and so is one that says too little', () => {
  expect(placesOf('far away')).toEqual([]);
  expect(placesOf('false')).toEqual([]);
});

test('the same words in another feature mean something else', () => {
  const checkout = temporaryCheckout({
    'src/features/discovery/search/search.test.ts':
      "import { types } from '../citing/endnote.ts'; import { own } from './own.ts';",
    'src/features/discovery/search/own.ts': "export const own = 'my words';",
    'src/features/discovery/citations/endnote.ts': "export const types = ['Conference Paper'];",
  });
  const meant = (literal: string) =>
    chooseMutations(
      checkout,
      [provenRow(`x:${literal}`, literal, 'src/features/discovery/search/search.test.ts › title')],
      readTokens(checkout),
    ).possible;
  expect(meant('Conference Paper')).toEqual([]);
  expect(meant('my words')).toHaveLength(1);
});

test('of a text that languages share the English one is meant', () => {
  expect(placesOf('No data')).toEqual(['src/messages/en.json']);
});

test('rows that cannot be mutated are counted by reason', () => {
  const { possible, skipped } = choose(row('400'), row('nowhere'), row('99'), { ...row('99'), state: 'open' });
  expect(possible).toHaveLength(1);
  expect([...skipped.values()]).toEqual([1, 1]);
});

test('the same seed picks the same rows, each at most once', () => {
  const { possible } = choose(row('99'), row('/mag/{id}'), row('No data'));
  const ids = (seed: number, wanted: number) => pick(possible, wanted, seed).map((mutation) => mutation.row.id);
  expect(ids(7, 2)).toEqual(ids(7, 2));
  expect(new Set(ids(7, 20)).size).toBe(3);
  expect(new Set(Array.from({ length: 20 }, (_, seed) => ids(seed, 1)[0])).size).toBeGreaterThan(1);
});
