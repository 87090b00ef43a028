import { expect, test } from 'vitest';
import { intlFor } from './intl.ts';
import type { MessageKey } from './keys.gen.ts';
import { sayWith } from './use-say.ts';

const say = sayWith(
  intlFor('en', {
    'a.plain': 'Light & shade',
    'a.quoted': "The reader''s list",
    'a.named': 'Papers of {name}',
    'a.counted': '{count, plural, one {# paper} other {# papers}}',
  }),
) as (key: string, values?: Readonly<Record<string, string | number>>) => string;

test('words alone are said as they stand, others with what they are given, every time anew', () => {
  expect(say('a.plain')).toBe('Light & shade');
  expect(say('a.quoted')).toBe("The reader's list");
  expect(say('a.named', { name: '<b>' })).toBe('Papers of <b>');
  expect(say('a.named', { name: 'Ada' })).toBe('Papers of Ada');
  expect([1, 1200].map((count) => say('a.counted', { count }))).toEqual(['1 paper', '1,200 papers']);
});

test('a text that is missing, or lacks what it speaks of, takes no page down', () => {
  expect(say('a.missing')).toBe('a.missing');
  expect(say('a.named')).toBe('Papers of {name}');
});

test('a language has one way of saying, so that parts of a page need not be drawn again for it', () => {
  const intl = intlFor('fra', {});
  expect(sayWith(intl)).toBe(sayWith(intl));
  expect(sayWith(intl)('a.plain' as MessageKey)).toBe('a.plain');
});

test('English dates are British', () => {
  expect(intlFor('en', {}).formatDate('2026-09-14', { dateStyle: 'long', timeZone: 'UTC' })).toBe('14 September 2026');
});
