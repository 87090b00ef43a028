import { expect, test } from 'vitest';
import { someKeys } from '../../../../../tests/support/keys.ts';
import { addressHash } from './subscribe.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

const tokens = createUnsubscribeTokens(someKeys());
const one = { site: 7, ending: { alert: '7696581394433' } };
const all = { site: 7, ending: { emailHash: addressHash('Reader@Example.org') } };

test('a link names one alert, or an address with all that it has at a site', () => {
  expect(tokens.read(tokens.write(one))).toEqual(one);
  expect(tokens.read(tokens.write(all))).toEqual(all);
});

test('an address is the same one, however it was typed', () => {
  expect(addressHash(' READER@example.ORG ')).toBe(addressHash('reader@example.org'));
});

test('a link that we did not write names nothing', () => {
  const token = tokens.write(one);
  const changed = token.replace('a.7.', 'a.8.');
  const stranger = createUnsubscribeTokens(someKeys()).write(one);
  for (const wrong of ['', '.', 'a.7.1', changed, stranger, token.slice(0, -1), `${token}x`, token.replace('a.', 'e.')])
    expect(tokens.read(wrong)).toBeUndefined();
});
