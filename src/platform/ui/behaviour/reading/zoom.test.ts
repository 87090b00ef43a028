import { expect, test } from 'vitest';
import { fitted, moveBy, zoomAt } from './zoom.ts';

const stage = { width: 1000, height: 600 };

test('what lies under the pointer stays under it', () => {
  const zoom = zoomAt(fitted, 2, { x: 100, y: -50 });
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
  // The point of the picture that was 100 right of the middle is shown at (100 × 2) − 100.
  expect(100 * zoom.scale + zoom.x).toBe(100);
});

test('a picture is never smaller than its stage nor larger than eight times', () => {
  expect(zoomAt({ scale: 2, x: 30, y: 0 }, 0.1, { x: 5, y: 5 })).toEqual(fitted);
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(8);
});

test('it cannot be moved out of sight, and not at all while it is whole', () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, 5000, -5000, stage)).toEqual({ scale: 2, x: 1000, y: -600 });
  expect(moveBy(fitted, 50, 50, stage)).toEqual(fitted);
});
