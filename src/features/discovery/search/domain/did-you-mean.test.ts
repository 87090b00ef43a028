import { expect, test } from 'vitest';
import { didYouMean } from './spelling.ts';

const marked = (...words: string[]) => [{ 'title.en': words.map((word) => `x \ue000${word}\ue001 y`) }];

test('words that were found nearby replace the misspelt ones, and only those', () => {
  expect(didYouMean('perovksite crystals', marked('Perovskite', 'crystals'))).toBe('perovskite crystals');
  expect(didYouMean('crystals', marked('crystals'))).toBeUndefined();
  expect(didYouMean('light', marked('ice'))).toBeUndefined();
  expect(didYouMean('钙钛矿', marked('perovskite'))).toBeUndefined();
});
