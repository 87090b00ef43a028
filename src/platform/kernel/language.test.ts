import { expect, test } from 'vitest';
import { documentLanguage, isLanguage, languages, languageTag, textDirection } from './language.ts';

test('an address may name zh, en, ru, ara, spa, fra or de, and nothing else', () => {
  expect([...languages]).toEqual(['zh', 'en', 'ru', 'ara', 'spa', 'fra', 'de']);
  for (const code of ['ar', 'es', 'fr', 'ZH', '', undefined]) expect(isLanguage(code)).toBe(false);
});

test('texts exist in zh, en, ar, de, fr, ru and es', () => {
  expect(languages.map(languageTag).sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ru', 'zh']);
});

test('Arabic alone is written from right to left', () => {
  expect(languages.filter((language) => textDirection(language) === 'rtl')).toEqual(['ara']);
  expect(documentLanguage('zh')).toBe('zh-CN');
});
