import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [0, 1, [0]],
  [0, 4, [0, 1, 2, 3]],
  [0, 10, [0, 1, 2, null, 9]],
  [5, 10, [0, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 10, [0, null, 7, 8, 9]],
])('on page %i of %i the pages around it, the first and the last are offered', (page, total, expected) => {
  expect(pageWindow(page, total)).toEqual(expected);
});
