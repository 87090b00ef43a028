import { expect, test } from 'vitest';
import { readSortOrder } from './sort-order.ts';

test.each([
  ['visits', { by: 'visits', direction: undefined }],
  ['visits,desc', { by: 'visits', direction: 'desc' }],
  ['publishDate, asc', { by: 'publishDate', direction: 'asc' }],
  ['visits,up', undefined],
  ['visits,asc,desc', undefined],
  [',asc', undefined],
  ['', undefined],
])('the order "%s" is read as %j', (given, expected) => expect(readSortOrder(given)).toEqual(expected));
