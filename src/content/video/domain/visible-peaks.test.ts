import { expect, test } from 'vitest';
import { visiblePeaks } from './visible-peaks.ts';

test('a drawing keeps the loudest moment of each of its 200 stretches', () => {
  const peaks = Array.from({ length: 1_000 }, (_, place) => (place === 502 ? 0.9 : 0.1));
  const shown = visiblePeaks(peaks);
  expect(shown).toHaveLength(200);
  expect(shown.indexOf(0.9)).toBe(100);
  expect(shown.filter((peak) => peak === 0.1)).toHaveLength(199);
});

test('a short sound is drawn as it is', () => {
  expect(visiblePeaks([0.2, 0.4])).toEqual([0.2, 0.4]);
  expect(visiblePeaks([])).toEqual([]);
});
