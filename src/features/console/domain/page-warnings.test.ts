import { expect, test } from 'vitest';
import { pageWarnings } from './page-warnings.ts';

/** `1-4 4-9` as papers `0`, `1`. */
const warnings = (text: string) =>
  Object.fromEntries(
    pageWarnings(
      text.split(' ').map((pages, place) => {
        const [firstPage = '', lastPage = ''] = pages.split('-');
        return { id: String(place), firstPage, lastPage };
      }),
    ),
  );
const overlap = (other: string) => ({ kind: 'overlap', with: other });

test.each([
  ['1-4 5-9', {}],
  ['1-4 4-9 9', {}],
  ['7 7 7', {}],
  ['1-5 4-9', { 0: overlap('1'), 1: overlap('0') }],
  ['10-12 1-4 3', { 2: overlap('1'), 1: overlap('2') }],
  ['1-20 2-3 5-6', { 0: overlap('1'), 1: overlap('0'), 2: overlap('0') }],
  ['9-5', { 0: { kind: 'backwards' } }],
  ['S1-S5 1-5', {}],
  ['s1-S5 S4', { 0: overlap('1'), 1: overlap('0') }],
  ['e00007 e00007', {}],
  ['i-v 1-x ', {}],
])('pages %s: %o', (pages, expected) => {
  expect(warnings(pages)).toEqual(expected);
});
