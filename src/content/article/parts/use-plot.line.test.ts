import { expect, test } from 'vitest';
import { plotLine } from './use-plot.line.ts';

test('the greatest month touches the upper edge and none the lower', () => {
  expect(plotLine([0, 10, 5], { width: 100, height: 54 })).toBe('M0,52L50,2L100,27');
});

test('months without views are a line along the lower edge', () => {
  expect(plotLine([0, 0], { width: 100, height: 54 })).toBe('M0,52L100,52');
});
