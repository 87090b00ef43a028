import { expect, test } from 'vitest';
import { headlined, phrasesOf } from './phrases.ts';

test.each(['飞秒激光在玻璃内部写出可擦除的三维色彩', '更正：“双轴光片”成像与 118 nm 噪声（示例）'])(
  '%s loses nothing',
  (title) => {
    expect(phrasesOf(title).join('')).toBe(title);
  },
);

test('a Chinese headline breaks between words, and never before a particle or a sign', () => {
  const pieces = phrasesOf('飞秒激光在玻璃内部写出可擦除的三维色彩。');
  expect(pieces).toContain('激光');
  expect(pieces).toContain('玻璃');
  expect(pieces.filter((piece) => /^[的。出]/.test(piece))).toEqual([]);
});

test('other texts break by themselves', () => {
  expect(phrasesOf('Erasable colour')).toEqual(['Erasable colour']);
});

test('a title carries its pieces only where it is Chinese', () => {
  const title = (text: string, lang: string) => ({ text, lang, dir: 'ltr' as const });
  expect(headlined(title('玻璃内部的三维色彩', 'zh-CN')).pieces?.join('')).toBe('玻璃内部的三维色彩');
  expect(headlined(title('Erasable colour', 'en'))).toEqual(title('Erasable colour', 'en'));
});
