import { expect, test } from 'vitest';
import { nameComma, namesIn } from './name-line.ts';

test.each([
  [['Ada Lind', 'Bo Ek'], 'en', ', '],
  [['林一', '周二'], 'en', '，'],
  [['Wang Wei (王伟)', 'Li Na (李娜)'], 'zh', ', '],
  [['林一', 'Bo Ek'], 'zh', ', '],
  [['Ada Lind', 'محمد علي'], 'ara', '، '],
] as const)('%j for a reader of %s are parted by “%s”', (names, language, comma) => {
  expect(nameComma(names, language)).toBe(comma);
});

test('joined names come apart, without empty ones', () => {
  expect(namesIn('Ada Lind;;Bo Ek; ')).toEqual(['Ada Lind', 'Bo Ek']);
});
