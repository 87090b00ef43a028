import { expect, test } from 'vitest';
import { wording } from '../../../platform/i18n/intl.server.ts';
import type { Say } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { editionLabel } from './edition-label.ts';

const label = (language: Language, edition: number | null) =>
  editionLabel(((key: string, values?: Record<string, string>) => wording(language, key, values)) as Say, edition);

test.each([
  [1, 'First edition', '第一版'],
  [2, 'Second edition', '第二版'],
  [3, 'Third edition', '第三版'],
  [4, 'Fourth edition', '第四版'],
  [5, 'Fifth edition', '第五版'],
  [6, 'Sixth edition', '第六版'],
  [7, 'Seventh edition', '第七版'],
  [8, 'Eighth edition', '第八版'],
  [9, 'Ninth edition', '第九版'],
  [10, 'Tenth edition', '第十版'],
])('edition %i is the %s', (edition, english, chinese) => {
  expect(label('en', edition)).toBe(english);
  expect(label('zh', edition)).toBe(chinese);
});

test('any other edition is a dash', () => {
  for (const edition of [0, 11, -1, null]) expect(label('en', edition)).toBe('—');
});
