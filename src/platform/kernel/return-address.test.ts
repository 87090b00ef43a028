import { expect, test } from 'vitest';
import { readTable } from '../../../tests/tables/read-table.ts';
import { returnAddress } from './return-address.ts';

const at = { origin: 'https://optics.example.org', allowed: ['https://partner.example.net'], home: '/homeNav' };

test.each([
  ['/mag/7?lang=en#top', '/mag/7?lang=en#top'],
  ['https://optics.example.org/personal', '/personal'],
  ['https://partner.example.net/shelf?x=1', 'https://partner.example.net/shelf?x=1'],
])('after a login one goes back to %s', (address, expected) => {
  expect(returnAddress(address, at)).toBe(expected);
});

test.each([
  null,
  '',
  'https://evil.example.com/',
  '//evil.example.com',
  '/\\evil.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://optics.example.org.evil.example.com/',
  'https://optics.example.org@evil.example.com/',
  'https://user:word@optics.example.org/personal',
  'http://optics.example.org/personal',
  'https://partner.example.net.evil.example.com/',
  '/login?url=/personal',
  '/Register',
])('what is neither of this site nor on its list leads home: %s', (address) => {
  expect(returnAddress(address, at)).toBe('/homeNav');
});

test('a third-party login goes back to the remembered previous page, else home (/homeNav)', () => {
  expect(returnAddress('/thesisDetails?columnId=7', at)).toBe('/thesisDetails?columnId=7');
  expect(returnAddress(null, at)).toBe('/homeNav');
});

const hostile = readTable('tables/hostile-returns.tsv').map(({ trick, address = '' }) => ({
  trick,
  address: decodeURIComponent(address),
}));

test.each(hostile)('a way back never leaves the site: $trick', ({ address }) => {
  for (const origin of ['http://optics.localhost:6081', 'https://optics.example.org']) {
    const back = returnAddress(address, { origin, allowed: [], home: '/homeNav' });
    // Judged as a browser does, on a page that lies deeper than the one that asked.
    expect(new URL(back, `${origin}/mag/7`).origin).toBe(origin);
    expect(back).toMatch(/^\/(?!\/)/);
  }
});

test('there are at least thirty hostile ways back', () => expect(hostile.length).toBeGreaterThanOrEqual(30));
