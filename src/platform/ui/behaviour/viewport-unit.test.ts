import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResizeEnd } from './viewport-unit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a resize is told once, 300 ms after its last movement', () => {
  const callback = vi.fn();
  const target = new EventTarget();
  onResizeEnd(callback, target);
  for (let moved = 0; moved < 5; moved += 1) {
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
  }
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('whoever stops listening hears nothing of a resize that is under way', () => {
  const callback = vi.fn();
  const target = new EventTarget();
  const stop = onResizeEnd(callback, target);
  target.dispatchEvent(new Event('resize'));
  stop();
  vi.advanceTimersByTime(300);
  expect(callback).not.toHaveBeenCalled();
});
