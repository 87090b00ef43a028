import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const day = new Date('2026-03-04T05:06:07Z');

it('fuzzes each call a hundred times with the seed of the day', () => {
  expect(readOptions([], 29, day)).toEqual({ examples: 100, seed: 20260304 });
});

it('spreads a total over all calls', () => {
  expect(readOptions(['--total', '100000', '--seed', '7'], 29, day)).toEqual({ examples: 3449, seed: 7 });
});

it('refuses a number that is none', () => {
  expect(() => readOptions(['--max-examples', 'many'], 29, day)).toThrow(/whole numbers/);
});
