import { expect, test } from 'vitest';
import { chooseText, textFor } from './text.ts';

test('a reader gets their language, else the site’s, else any, and is told which', () => {
  const text = { zh: '光', en: 'light' };
  expect(chooseText(text, 'en', 'zh')).toEqual({ text: 'light', language: 'en' });
  expect(chooseText(text, 'ara', 'zh')).toEqual({ text: '光', language: 'zh' });
  expect(chooseText({ ru: 'свет' }, 'ara', 'zh')).toEqual({ text: 'свет', language: 'ru' });
  expect(chooseText({}, 'en', 'zh')).toBeUndefined();
});

test('an empty text counts as not translated', () => {
  expect(textFor({ en: '', zh: '光' }, 'en', 'zh')).toBe('光');
});
