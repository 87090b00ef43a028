import { expect, test } from 'vitest';
import { isNamedBy } from './named.ts';

const paper = { doi: '10.5555/Fol.1', titles: { en: 'Slow light', zh: '慢光' } };

test.each([
  ['10.5555/fol.1', true],
  [' https://doi.org/10.5555/FOL.1 ', true],
  ['slow  Light', true],
  ['慢光', true],
  ['slow', false],
  ['optics', false],
  ['', false],
])('%j names it: %s', (written, isIt) => {
  expect(isNamedBy(written, paper)).toBe(isIt);
});

test('nothing is named by nothing', () => {
  expect(isNamedBy(' ', { doi: null, titles: { en: '' } })).toBe(false);
});
