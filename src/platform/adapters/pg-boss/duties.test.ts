import { expect, test } from 'vitest';
import { cronEvery, runDuty } from './duties.ts';

test('a duty stands in the schedule by minutes, hours or once a day', () => {
  expect([5, 60, 600, 21_600, 86_400].map(cronEvery)).toEqual([
    ...['*/1 * * * *', '*/1 * * * *', '*/10 * * * *', '0 */6 * * *', '0 0 * * *'],
  ]);
});

test('a duty of a minute or more is done once, and one that is told to stop stops', async () => {
  let times = 0;
  await runDuty(60, new AbortController().signal, async () => {
    times += 1;
  });
  expect(times).toBe(1);
  const stop = new AbortController();
  await runDuty(0.01, stop.signal, async () => {
    times += 1;
    if (times === 5) stop.abort();
  });
  expect(times).toBe(5);
});
