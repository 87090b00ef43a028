import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

test('dates what was read by the commit that overtook it', async () => {
  const history = createHistory('first');
  await history.change('second', async () => {});
  const between = performance.now();
  await history.change('first', async () => {});
  const overtaken = (state: string, answered: number) => history.overtakenAt((was) => was === state, answered);
  expect(overtaken('first', between)).toBeLessThanOrEqual(between);
  expect(overtaken('second', between)).toBeGreaterThanOrEqual(between);
  expect(overtaken('first', performance.now())).toBe(Infinity);
  expect(overtaken('third', performance.now())).toBeUndefined();
});

test('what a transaction writes may be read before its writer hears of the commit', async () => {
  const history = createHistory('first');
  await history.change('second', async () => {
    const now = performance.now();
    expect(history.overtakenAt((was) => was === 'first', now)).toBe(Infinity);
    expect(history.overtakenAt((was) => was === 'second', now)).toBe(Infinity);
  });
});
