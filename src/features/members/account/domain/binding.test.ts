import { expect, test } from 'vitest';
import { bindingState, maskedEmail, mayUnlink } from './binding.ts';

test.each([
  ['13800000000', true, 'linkedWithPassword'],
  ['13800000000', false, 'linkedWithoutPassword'],
  [null, true, 'unlinkedWithPassword'],
  [null, false, 'unlinkedWithoutPassword'],
] as const)('binding has four states: mobile %s, password %s', (mobile, hasPassword, state) => {
  expect(bindingState({ mobile, hasPassword })).toBe(state);
});

const nothing = { mobile: null, email: null, hasPassword: false, passkeys: 0, providers: 1 };

test('the last way into an account can’t be taken away', () => {
  expect(mayUnlink(nothing)).toBe(false);
  for (const other of [
    { mobile: '13800000000' },
    { email: 'a@b.org' },
    { hasPassword: true },
    { passkeys: 1 },
    { providers: 2 },
  ])
    expect(mayUnlink({ ...nothing, ...other })).toBe(true);
});

test('an address is shown so that only its owner recognises it', () => {
  expect(maskedEmail('reader@example.org')).toBe('r***@example.org');
});
