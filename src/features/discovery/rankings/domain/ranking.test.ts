import { expect, test } from 'vitest';
import { isMeasure, isSpan, lengthOf, spans, visibleSpans } from './ranking.ts';

test('a ranking has the windows week, 1 month, 3 months, 6 months, 1 year, 2 years, 3 years and all', () => {
  expect(spans.map((span) => lengthOf[span])).toEqual([
    ...['7 days', '1 month', '3 months', '6 months', '1 year', '2 years', '3 years'],
    null,
  ]);
  expect(visibleSpans(false)).toEqual(spans);
});

test('a site may follow the second reading: all, then 3 months → 6 months → 1 year → 2 years → 3 years', () => {
  expect(visibleSpans(true).map((span) => lengthOf[span])).toEqual([
    null,
    ...['3 months', '6 months', '1 year', '2 years', '3 years'],
  ]);
});

test('an address that names no window or measure of ours names none', () => {
  expect([isSpan('2y'), isSpan('9y'), isSpan(undefined)]).toEqual([true, false, false]);
  expect([isMeasure('views'), isMeasure('visits')]).toEqual([true, false]);
});
