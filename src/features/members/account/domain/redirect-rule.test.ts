import { expect, test } from 'vitest';
import { isOwnRedirect } from './redirect-rule.ts';

const allowed = ['https://www.example.org'];

test.each([
  ['https://optics.example.org/login', 'optics.example.org'],
  ['https://optics.example.org/login', 'optics.example.org:443'],
  ['http://optics.localhost:8080/login', 'optics.localhost:8080'],
  ['https://www.example.org/login', 'optics.example.org'],
])('a provider may lead back to %s at the host %s', (address, host) => {
  expect(isOwnRedirect(address, host, allowed)).toBe(true);
});

test.each([
  'https://evil.example.com/login',
  'https://optics.example.org.evil.example.com/login',
  'https://optics.example.org@evil.example.com/login',
  'https://optics.example.org:8443/login',
  'https://optics.example.org/login?next=1',
  'https://optics.example.org/login#x',
  'javascript:alert(1)',
  '/login',
  '',
])('a provider never leads to %s', (address) => {
  expect(isOwnRedirect(address, 'optics.example.org', allowed)).toBe(false);
});
