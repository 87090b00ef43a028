import { expect, test } from 'vitest';
import { nameLine } from './name-line.ts';

test.each([
  [['Ada Lind', 'Bo Ek'], undefined, 'Ada Lind, Bo Ek'],
  [['林一', '周二'], undefined, '林一，周二'],
  [['Wang Wei (王伟)', 'Li Na (李娜)'], undefined, 'Wang Wei (王伟), Li Na (李娜)'],
  [['林一', 'Bo Ek'], undefined, '林一, Bo Ek'],
  [['林一', '周二', '陈三'], 2, '林一，周二 …'],
  [['Ada Lind'], 1, 'Ada Lind'],
  [[], 3, ''],
] as const)('%j, %s at most, are written as %s', (names, most, line) => {
  expect(nameLine(names, most)).toBe(line);
});
