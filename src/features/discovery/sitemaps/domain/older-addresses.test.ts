import { expect, test } from 'vitest';
import { olderAddresses } from './older-addresses.ts';

test('an older address is found with its parameters first, then without', () => {
  expect(olderAddresses('/abs.aspx?no=7')).toEqual(['/abs.aspx?no=7', '/abs.aspx']);
});

test('a slash at the end and the way letters are written make no other address', () => {
  expect(olderAddresses('/CN/')).toEqual(['/CN/', '/CN']);
  expect(olderAddresses('/%E6%96%87')).toEqual(['/%E6%96%87', '/文']);
  expect(olderAddresses('/%zz')).toEqual(['/%zz']);
  expect(olderAddresses('/')).toEqual(['/']);
});
