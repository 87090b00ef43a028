import { expect, test } from 'vitest';
import { presentHit } from './present-hit.ts';

const shownTo = (language: 'zh' | 'ara', kind: string) =>
  presentHit(
    {
      ...{ id: '1099511627906', site: 1, kind, marked: {}, matched: [] },
      document: { titles: { zh: '林示安', en: 'Shi’an Lin' } },
    },
    { language, siteLanguage: 'zh' },
  ).resName;

test('who reads no Chinese is told a person in Latin letters, and a work by its own title', () => {
  expect(shownTo('zh', 'expert')).toBe('林示安');
  expect(shownTo('ara', 'expert')).toBe('Shi’an Lin');
  expect(shownTo('ara', 'article')).toBe('林示安');
});
