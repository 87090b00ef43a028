import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test('moments are written as players write them', () => {
  expect([0, 7.9, 725, 3_723].map(clockTime)).toEqual(['0:00', '0:07', '12:05', '1:02:03']);
});
