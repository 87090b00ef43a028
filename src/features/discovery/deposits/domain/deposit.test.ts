import { expect, test } from 'vitest';
import { anew, type DepositFacts, redone, refused, taken, wanting } from './deposit.ts';

const registered: DepositFacts = {
  state: 'registered',
  number: 3,
  wantedHash: 'a',
  registeredHash: 'a',
  batch: null,
  problem: null,
};
const queued: DepositFacts = { ...registered, state: 'queued', wantedHash: 'b', number: 4 };
const sent: DepositFacts = { ...queued, state: 'sent', batch: 'four' };
const failed: DepositFacts = { ...queued, state: 'failed', problem: 'content' };
const givenUp: DepositFacts = { ...sent, state: 'failed', problem: 'unreachable' };
const incomplete: DepositFacts = { ...failed, wantedHash: '', problem: 'incomplete' };
const to = (facts: DepositFacts, change: Partial<DepositFacts> | null) => ({ ...facts, ...change });

test.each([
  ['registered', registered, 'a', null],
  ['registered', registered, 'b', { state: 'queued', number: 4, wantedHash: 'b' }],
  ['queued', queued, 'b', null],
  ['queued', queued, 'c', { state: 'queued', number: 4, wantedHash: 'c' }],
  ['queued, and changed back', queued, 'a', { state: 'registered', wantedHash: 'a' }],
  ['sent', sent, 'c', { state: 'sent', number: 4, wantedHash: 'c', batch: 'four' }],
  ['sent, and changed back', sent, 'a', { state: 'sent', wantedHash: 'a', batch: 'four' }],
  ['refused', failed, 'b', null],
  ['refused', failed, 'c', { state: 'queued', number: 5, wantedHash: 'c', problem: null }],
  ['given up', givenUp, 'b', null],
  ['given up', givenUp, 'c', { state: 'queued', number: 4, batch: 'four', wantedHash: 'c' }],
  ['incomplete', incomplete, 'b', { state: 'queued', number: 5, problem: null }],
] as const)('what is %s, %o, and now “%s”', (_, facts, hash, change) => {
  const found = wanting(facts, hash);
  if (change === null) expect(found).toBeNull();
  else expect(to(facts, found)).toMatchObject(change);
});

test('what was sent is registered, and what changed meanwhile follows under the next number', () => {
  expect(to(sent, taken(sent, 'b'))).toMatchObject({
    state: 'registered',
    registeredHash: 'b',
    batch: null,
    number: 4,
  });
  const changed = { ...sent, wantedHash: 'c' };
  expect(to(changed, taken(changed, 'b'))).toMatchObject({
    state: 'queued',
    registeredHash: 'b',
    batch: null,
    number: 5,
  });
  expect(to(changed, refused(changed, 'b', 'content'))).toMatchObject({ state: 'queued', batch: null, number: 5 });
  expect(to(sent, refused(sent, 'b', 'content'))).toMatchObject({ state: 'failed', problem: 'content', batch: null });
});

test('someone can have again what was refused, under a new number; what was given up is asked about first', () => {
  expect(redone(failed)).toEqual(anew(failed, 'b'));
  expect(to(givenUp, redone(givenUp))).toMatchObject({ state: 'queued', batch: 'four', number: 4 });
  for (const facts of [registered, queued, sent, incomplete]) expect(redone(facts)).toBeNull();
});
