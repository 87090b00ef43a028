import { expect, test } from 'vitest';
import { bareOrcid, isOrcid, orcidAddress } from './orcid.ts';

test.each([
  ['0000-0002-1825-0097', true],
  ['0000-0002-1694-233X', true],
  ['0000-0002-1825-0098', false],
  ['0000-0002-1694-233x', false],
  ['0000000218250097', false],
  ['', false],
])('an ORCID proves itself by its last digit: %s', (given, proven) => {
  expect(isOrcid(given)).toBe(proven);
});

test('a person is known by the address of their ORCID', () => {
  expect(orcidAddress('0000-0002-1825-0097')).toBe('https://orcid.org/0000-0002-1825-0097');
});

test.each([
  '0000-0002-1825-0097',
  ' https://orcid.org/0000-0002-1825-0097',
  'http://www.ORCID.org/0000-0002-1825-0097',
])('of an address only the number counts: %s', (given) => {
  expect(bareOrcid(given)).toBe('0000-0002-1825-0097');
  expect(orcidAddress(given)).toBe('https://orcid.org/0000-0002-1825-0097');
});
