import { expect, test } from 'vitest';
import { commonTokenOf, showsCommonToken } from './common-token.ts';

const slot = (held?: string, shown?: string) => ({ held, shown, next: undefined });

test('a change is believed when it shows the value that belongs to its session', () => {
  expect(showsCommonToken(slot('secret', commonTokenOf('secret')))).toBe(true);
});

test('the value of another session, the secret itself, nothing and half of it are not believed', () => {
  const whole = commonTokenOf('secret');
  for (const shown of [commonTokenOf('other'), 'secret', undefined, '', whole.slice(1)])
    expect(showsCommonToken(slot('secret', shown))).toBe(false);
  expect(showsCommonToken(slot(undefined, whole))).toBe(false);
});
