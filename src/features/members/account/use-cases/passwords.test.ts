import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { distinguishable } from '../../../../../tests/support/distinguishable.ts';
import { createFairShare, type FairShare } from '../../../../platform/kernel/fair-share.ts';
import { createPasswords } from './passwords.ts';

const limits = { running: 1, runningOfAll: 2, waiting: 4, waitingOfAll: 200, waitMilliseconds: 20_000 };

test('a password is stored as argon2id with its salt, and only that password matches', async () => {
  const passwords = createPasswords(
    createFairShare<string>(() => limits),
    8,
  );
  const [one, other] = [await passwords.hash('me', 'Sunny7Glade'), await passwords.hash('me', 'Sunny7Glade')];
  if (!one.ok || !other.ok) throw new Error('not hashed');
  expect(one.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one.value).not.toBe(other.value);
  expect(await passwords.verify('me', 'Sunny7Glade', one.value)).toEqual({ ok: true, value: true });
  expect(await passwords.verify('me', 'Sunny7glade', one.value)).toEqual({ ok: true, value: false });
  expect(await passwords.verify('me', 'Sunny7Glade', null)).toEqual({ ok: true, value: false });
  expect(await passwords.verify('me', 'Sunny7Glade', 'no hash')).toEqual({ ok: true, value: false });
});

test('two are hashed at the same time, whoever asks; one network has a few in the queue and no more', async () => {
  const share = createFairShare<string>(() => limits);
  let running = 0;
  let most = 0;
  const counted: FairShare<string> = {
    ...share,
    serve: (who, work) =>
      share.serve(who, async () => {
        most = Math.max(most, ++running);
        return work().finally(() => running--);
      }),
  };
  const passwords = createPasswords(counted, 8);
  const of = (who: string) => passwords.verify(who, 'Wrong7Glade', null);
  await of('somebody');
  const flood = Array.from({ length: 40 }, () => of('one network'));
  const others = Array.from({ length: 10 }, (_, place) => of(`network ${place}`));
  await nextTurn();
  expect(passwords.isBusy()).toBe(true);
  const refused = (await Promise.all(flood)).filter(({ ok }) => !ok);
  expect(refused).toHaveLength(35);
  expect((await Promise.all(others)).every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(2);
  expect(passwords.isBusy()).toBe(false);
});

test('the measure of telling apart is 0.5 for equals and 1 for what never overlaps', () => {
  expect(distinguishable([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5);
  expect(distinguishable([5, 6, 7], [1, 2, 3])).toBe(1);
  expect(distinguishable([1, 2, 3], [5, 6, 7])).toBe(1);
  expect(distinguishable([1, 3], [2, 4])).toBe(0.75);
});
