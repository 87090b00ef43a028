import { expect, test } from 'vitest';
import { secondTitle } from './second-title.ts';

test.each([
  ['zh', '弯曲的光', 'Bent light', 'Bent light'],
  ['ara', 'Bent light', 'Bent light', undefined],
  ['ara', 'Bent  Light ', 'Bent light', undefined],
  ['en', '弯曲的光', 'Bent light', undefined],
  ['zh', '弯曲的光', '', undefined],
] as const)('for a reader of %s “%s” has the second title “%s” shown as %s', (language, title, english, expected) => {
  expect(secondTitle(language, title, english)).toBe(expected);
});
