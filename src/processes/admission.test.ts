import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission } from './admission.ts';

const limits = {
  calm: { running: 10, runningOfAll: 10, waiting: 10, waitMilliseconds: 1_000 },
  busy: { running: 1, runningOfAll: 2, waiting: 0, waitMilliseconds: 10 },
  busyFrom: 0.9,
  calmBelow: 0.6,
  queuedFrom: 40,
  pollMilliseconds: 100,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function refusedAmong(hosts: readonly string[], utilization: number, queued = 0) {
  const admission = createAdmission(limits, { utilization: () => utilization, queued: () => queued });
  await vi.advanceTimersByTimeAsync(100);
  const refused: string[] = [];
  for (const host of hosts) admission.serve(host, () => new Promise(() => {})).then(() => refused.push(host));
  await vi.advanceTimersByTimeAsync(0);
  return refused;
}

test('a server that has time serves everyone, also many who wait for an engine', async () => {
  expect(await refusedAmong(['a', 'a', 'a', 'b'], 0.5)).toEqual([]);
});

test('a server that has no time left refuses what is more than a share, at once, and keeps a place for others', async () => {
  expect(await refusedAmong(['a', 'a', 'a', 'b'], 0.97)).toEqual(['a', 'a']);
});

test('a database that can not keep up makes a server busy as well', async () => {
  expect(await refusedAmong(['a', 'a', 'b'], 0.2, 40)).toEqual(['a']);
});

test('a lull of a busy server lets no crowd in: it is calm again when it has time to spare', async () => {
  let utilization = 0.97;
  const admission = createAdmission(limits, { utilization: () => utilization, queued: () => 0 });
  const refusedOf = async (next: number, hosts: readonly string[]) => {
    utilization = next;
    await vi.advanceTimersByTimeAsync(100);
    const refused: string[] = [];
    for (const host of hosts) admission.serve(host, () => new Promise(() => {})).then(() => refused.push(host));
    await vi.advanceTimersByTimeAsync(0);
    return refused;
  };
  expect(await refusedOf(0.97, ['a', 'a'])).toEqual(['a']);
  expect(await refusedOf(0.7, ['a'])).toEqual(['a']);
  expect(await refusedOf(0.5, ['a', 'a'])).toEqual([]);
});
