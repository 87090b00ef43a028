import { expect, test } from 'vitest';
import { wording } from '../../../platform/i18n/intl.server.ts';
import type { Say } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { versionLabel } from './version-label.ts';

const label = (language: Language, value: number) =>
  versionLabel(((key: string, values?: Record<string, string>) => wording(language, key, values)) as Say, value);

test('version -1 is Accept, version 0 is empty', () => {
  expect(label('en', -1)).toBe('Accept');
  expect(label('zh', -1)).toBe('录用定稿');
  expect(label('en', 0)).toBe('');
  expect(label('zh', 0)).toBe('');
});

test.each([
  [1, 'first proof', '第一版校样（网络首发）'],
  [2, 'second proof', '第二版校样（网络首发）'],
  [3, 'third proof', '第三版校样（网络首发）'],
  [4, 'fourth proof', '第四版校样（网络首发）'],
  [5, 'fifth proof', '第五版校样（网络首发）'],
  [6, 'sixth proof', '第六版校样（网络首发）'],
  [7, 'seventh proof', '第七版校样（网络首发）'],
  [8, 'eighth proof', '第八版校样（网络首发）'],
  [9, 'ninth proof', '第九版校样（网络首发）'],
  [10, 'tenth proof', '第十版校样（网络首发）'],
])('version %i is the %s with priority in Chinese', (value, _, words) => {
  expect(label('zh', value)).toBe(words);
});

test('every proof is a Corrected Proof in English', () => {
  for (let value = 1; value <= 10; value += 1) expect(label('en', value)).toBe('Corrected Proof');
});
