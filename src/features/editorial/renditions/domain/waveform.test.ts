import { expect, test } from 'vitest';
import { collectPeaks } from './waveform.ts';

test('a recording becomes a thousand peaks, in whatever pieces it comes', () => {
  const samples = Int16Array.from({ length: 10_000 }, (_, place) => (place < 5_000 ? 0 : place % 2 ? 16_384 : -32_768));
  const whole = collectPeaks(samples.length);
  whole.add(samples);
  const pieces = collectPeaks(samples.length);
  for (let start = 0; start < samples.length; start += 333) pieces.add(samples.subarray(start, start + 333));
  expect(whole.peaks()).toHaveLength(1_000);
  expect(whole.peaks()).toEqual(pieces.peaks());
  expect([whole.peaks()[0], whole.peaks()[999]]).toEqual([0, 1]);
});

test('silence and a single sample are recordings too', () => {
  expect(collectPeaks(0).peaks()).toEqual([0]);
  const one = collectPeaks(1);
  one.add(Int16Array.of(-32_768));
  expect(one.peaks()).toEqual([1]);
});
