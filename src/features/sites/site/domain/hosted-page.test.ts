import { expect, test } from 'vitest';
import { hostedPage } from './hosted-page.ts';

const allowed = ['https://partner.example/tool', 'https://other.example/'];

test('a column’s page is framed if the site’s list has it', () => {
  expect(hostedPage(allowed, { linkValue: 'https://other.example' })).toBe('https://other.example/');
  expect(hostedPage(allowed, { linkValue: 'https://evil.example/' })).toBeNull();
  expect(hostedPage(allowed, { linkValue: 'no address' })).toBeNull();
});

test('without a column it is the first of the list', () => {
  expect(hostedPage(allowed, null)).toBe('https://partner.example/tool');
  expect(hostedPage(allowed, { linkValue: null })).toBe('https://partner.example/tool');
  expect(hostedPage([], null)).toBeNull();
});
