import { expect, test } from 'vitest';
import { chooseText, nameFor, textFor } from './text.ts';

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

test.each([
  [{ zh: '王伟', en: 'Wei Wang' }, 'ara', 'Wei Wang'],
  [{ zh: '王伟', de: 'Wei Wang' }, 'fra', 'Wei Wang'],
  [{ zh: '王伟', ara: 'وي وانغ', en: 'Wei Wang' }, 'ara', 'وي وانغ'],
  [{ zh: '王伟', en: 'Wei Wang' }, 'zh', '王伟'],
  [{ zh: '王伟' }, 'ara', '王伟'],
] as const)('on a Chinese site the name %j is printed for a reader of %s as %s', (names, reader, printed) => {
  expect(nameFor(names, reader, 'zh')).toBe(printed);
});
