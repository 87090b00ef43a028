import { expect, test } from 'vitest';
import { idOf, siteOfId } from './id.ts';

test('an id tells its site, up to the largest site and counter', () => {
  for (const site of [1, 100, 8_388_607]) {
    for (const counter of [1n, 2n ** 40n - 1n]) expect(siteOfId(idOf(site, counter))).toBe(site);
  }
});

test.each(['', '0', '7', '-1', '01', '1e9', '9223372036854775808', '99999999999999999999', 'abc'])(
  '"%s" is no id',
  (text) => {
    expect(siteOfId(text)).toBeUndefined();
  },
);
