import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResizeSettled } from './viewport-unit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a resize is told once, 300 ms after its last movement', () => {
  const settled = vi.fn();
  const target = new EventTarget();
  onResizeSettled(settled, target);
  for (let moved = 0; moved < 5; moved += 1) {
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
  }
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(settled).toHaveBeenCalledOnce();
});

test('whoever stops listening hears nothing of a resize that is under way', () => {
  const settled = vi.fn();
  const target = new EventTarget();
  const stop = onResizeSettled(settled, target);
  target.dispatchEvent(new Event('resize'));
  stop();
  vi.advanceTimersByTime(300);
  expect(settled).not.toHaveBeenCalled();
});
