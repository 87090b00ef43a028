import { expect, test } from 'vitest';
import { serverIntl } from '../i18n/intl.server.ts';
import { sayWith } from '../i18n/use-say.ts';
import { periodLabel } from './period-label.ts';

test.each([
  [{ volume: '10', issue: '11' }, 'Vol. 10, No. 11 (2026)', '2026 年第 10 卷第 11 期'],
  [{ volume: null, issue: '11' }, 'No. 11 (2026)', '2026 年第 11 期'],
  [{ volume: '10', issue: '' }, 'Vol. 10 (2026)', '2026 年第 10 卷'],
  [{ volume: null, issue: null }, '2026', '2026 年'],
])('an issue with %j is called %s, in Chinese %s', (numbers, en, zh) => {
  const period = { year: 2026, ...numbers };
  const spaced = (label: string) => label.replaceAll('\u00a0', ' ');
  expect(spaced(periodLabel(sayWith(serverIntl('en')), period))).toBe(en);
  expect(spaced(periodLabel(sayWith(serverIntl('zh')), period))).toBe(zh);
});

test('a line may end before a number’s word, and never between the two', () => {
  const label = (language: 'en' | 'zh') =>
    periodLabel(sayWith(serverIntl(language)), { year: 2026, volume: '10', issue: '11' });
  expect(label('en').split(' ')).toEqual(['Vol.\u00a010,', 'No.\u00a011', '(2026)']);
  expect(label('zh')).not.toContain(' ');
});
