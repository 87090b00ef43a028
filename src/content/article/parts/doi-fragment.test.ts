import { expect, test } from 'vitest';
import { addressOfFragment, doiAddress, readDoi } from './doi-fragment.ts';

test.each([
  ['#10.5555/fol.2026.56&lang=en', '/article/doi/10.5555/fol.2026.56?lang=en'],
  ['#10.5555/FOL.2026.56', '/article/doi/10.5555/fol.2026.56'],
  ['#10.5555%2Ffol.2026.56&lang=zh', '/article/doi/10.5555/fol.2026.56?lang=zh'],
  ['#10.5555/a&lang=xx', '/article/doi/10.5555/a'],
  ['#s1', null],
  ['#%E0%A4%A', null],
  ['', null],
])('an old link with the fragment %s leads to %s', (fragment, address) => {
  expect(addressOfFragment(fragment)).toBe(address);
});

test.each(['https://doi.org/10.5555/A(1)', 'http://dx.doi.org/10.5555/a(1)', ' doi: 10.5555/a(1) ', '10.5555/a(1)'])(
  '%s is taken for the DOI in it',
  (given) => {
    expect(readDoi(given)).toBe('10.5555/a(1)');
  },
);

test('signs that an address cannot hold are written so that it can', () => {
  expect(doiAddress('10.1002/(sici)1<1::aid>3.0/co;2-#')).toBe(
    '/article/doi/10.1002/(sici)1%3C1%3A%3Aaid%3E3.0/co%3B2-%23',
  );
});
