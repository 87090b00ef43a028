import { expect, test } from 'vitest';
import { visiblePeaks } from './visible-peaks.ts';

test('a drawing keeps the loudest moment of each of its 200 stretches', () => {
  const peaks = Array.from({ length: 1_000 }, (_, place) => (place === 502 ? 0.9 : 0.1));
  const visible = visiblePeaks(peaks);
  expect(visible).toHaveLength(200);
  expect(visible.indexOf(0.9)).toBe(100);
  expect(visible.filter((peak) => peak === 0.1)).toHaveLength(199);
});

test('a short sound is drawn as it is', () => {
  expect(visiblePeaks([0.2, 0.4])).toEqual([0.2, 0.4]);
  expect(visiblePeaks([])).toEqual([]);
});
