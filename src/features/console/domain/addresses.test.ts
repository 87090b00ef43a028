import { expect, test } from 'vitest';
import { insideOnly } from './addresses.ts';

test.each([
  ['/console/edit/news/5?lang=en', '/console/edit/news/5?lang=en'],
  ['/console', '/console'],
  ['//evil.example/console', '/console'],
  ['https://evil.example/console', '/console'],
  ['/consolefake', '/console'],
  ['/console/../login', '/console'],
  ['/console/..//evil.example/console', '/console'],
  [null, '/console'],
])('after %s someone goes on to %s', (wanted, address) => {
  expect(insideOnly(wanted, 'https://optics.example.org')).toBe(address);
});
