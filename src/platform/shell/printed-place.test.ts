import { expect, test } from 'vitest';
import { printedPlace } from './printed-place.ts';

const nowhere = { year: null, volume: null, issue: null, firstPageNum: null, lastPageNum: null };

test.each([
  [{ year: 2025, volume: '14', issue: '3', firstPageNum: '221', lastPageNum: '230' }, '2025, 14(3): 221–230'],
  [{ ...nowhere, year: 2025, issue: '3' }, '2025, (3)'],
  [{ ...nowhere, firstPageNum: 'e12', lastPageNum: 'e12' }, 'e12'],
  [nowhere, ''],
])('%j stands at “%s”', (place, printed) => {
  expect(printedPlace(place)).toBe(printed);
});
