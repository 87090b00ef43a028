import { expect, test } from 'vitest';
import { isThemeColourId, ownColourId, presetColourIds } from './site-theme.ts';

test('there are 11 preset colours, ids 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 15 for a site’s own', () => {
  expect(presetColourIds).toHaveLength(11);
  expect([...presetColourIds]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(ownColourId).toBe(15);
  for (const id of [0, 12, 14, 16]) expect(isThemeColourId(id)).toBe(false);
});
