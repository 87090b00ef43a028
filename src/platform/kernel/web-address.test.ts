import { expect, test } from 'vitest';
import { harmlessValue, outsideAddress, webAddress } from './web-address.ts';

test('a link leads to a path of this site or to the web', () => {
  expect(webAddress('/rssList?columnId=7')).toBe('/rssList?columnId=7');
  expect(webAddress('https://partner.example/a')).toBe('https://partner.example/a');
  for (const refused of [
    null,
    '',
    'rssList',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    'javascript:alert(1)',
    'mailto:a@a.example',
  ])
    expect(webAddress(refused)).toBeNull();
});

test('an outside link is no path of this site', () => {
  expect(outsideAddress('/rssList')).toBeNull();
});

test('a value that is no address stays, one that a browser would run does not', () => {
  expect(harmlessValue('1099511627777')).toBe('1099511627777');
  expect(harmlessValue('http://a.example/')).toBe('http://a.example/');
  expect(harmlessValue('java\tscript:alert(1)')).toBeNull();
  expect(harmlessValue(null)).toBeNull();
});
