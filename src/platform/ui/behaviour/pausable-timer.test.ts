import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimer } from './pausable-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a held countdown goes on with what was left of it', () => {
  const done = vi.fn();
  const timer = startTimer(2000, done);
  vi.advanceTimersByTime(1500);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  vi.advanceTimersByTime(499);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('a stopped countdown never ends', () => {
  const done = vi.fn();
  startTimer(2000, done).stop();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
