import { expect, test } from 'vitest';
import { commonTokenOf, showsCommonToken } from './common-token.ts';

const slot = (held?: string, header?: string) => ({ held, header, next: undefined });

test('a change is believed when it shows the value that belongs to its session', () => {
  expect(showsCommonToken(slot('secret', commonTokenOf('secret')))).toBe(true);
});

test('the value of another session, the secret itself, nothing and half of it are not believed', () => {
  const whole = commonTokenOf('secret');
  for (const value of [commonTokenOf('other'), 'secret', undefined, '', whole.slice(1)])
    expect(showsCommonToken(slot('secret', value))).toBe(false);
  expect(showsCommonToken(slot(undefined, whole))).toBe(false);
});
