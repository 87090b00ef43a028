import { expect, test } from 'vitest';
import { presentHit } from './present-hit.ts';

const presentedTo = (language: 'zh' | 'ara', kind: string) =>
  presentHit(
    {
      id: '1099511627906',
      site: 1,
      kind,
      marked: {},
      matched: [],
      document: { titles: { zh: '林示安', en: 'Shi’an Lin' } },
    },
    { language, siteLanguage: 'zh' },
  ).resName;

test('who reads no Chinese is told a person in Latin letters, and a work by its own title', () => {
  expect(presentedTo('zh', 'expert')).toBe('林示安');
  expect(presentedTo('ara', 'expert')).toBe('Shi’an Lin');
  expect(presentedTo('ara', 'article')).toBe('林示安');
});
