import { expect, test } from 'vitest';
import { innerAddress } from './inner-address.ts';

test.each([
  ['/thesisDetails?columnId=7&lang=en', '/innerBigThesisDetails?columnId=7&lang=en'],
  ['/bigThesisDetails?columnId=7#fig1', '/innerBigThesisDetails?columnId=7#fig1'],
  ['/article/doi/10.5555/fol.2026.1?lang=en', '/innerBigThesisDetails?lang=en&doi=10.5555%2Ffol.2026.1'],
  ['/expertDetails?columnId=8', '/innerExpertDetails?columnId=8'],
  ['/homeNav?lang=en', '/innerHome?lang=en'],
  ['/scanHome', '/innerHome'],
  ['/seniorSearch', '/innerSeniorSearch'],
  ['/innerHome', '/innerHome'],
])('inside a partner’s frame %s is %s', (href, inner) => expect(innerAddress(href)).toBe(inner));

test.each([
  '/searchFrame?q=light',
  '/mag/7',
  '//elsewhere.example/homeNav',
  'https://elsewhere.example/',
  'mailto:a@b.c',
])('%s is shown outside of it', (href) => expect(innerAddress(href)).toBeNull());
