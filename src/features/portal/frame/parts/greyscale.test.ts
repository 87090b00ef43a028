import { expect, test } from 'vitest';
import { isGrey } from './frame-rules.ts';

test.each([
  { grayType: 0, path: '/homeNav', grey: false },
  { grayType: 1, path: '/homeNav', grey: true },
  { grayType: 1, path: '/contact', grey: false },
  { grayType: 2, path: '/contact', grey: true },
] as const)('grayType $grayType makes $path grey: $grey', ({ grayType, path, grey }) => {
  expect(isGrey({ site: { grayType }, home: '/homeNav' }, path)).toBe(grey);
});
