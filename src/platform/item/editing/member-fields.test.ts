import { expect, test } from 'vitest';
import { captions, plainLines } from './member-fields.ts';
import { noItem } from './stored-item.ts';

test('a printed caption is edited as its words, a line for each paragraph, with nothing torn apart', () => {
  expect(plainLines('<p>H<sub>2</sub>O &amp; light.</p><p>Scale: <em>5</em> µm.</p>')).toBe(
    'H2O & light.\nScale: 5 µm.',
  );
});

test('a caption that nobody touched keeps its markup, and a changed one becomes paragraphs', () => {
  const stored = { ...noItem, details: { captions: { en: '<p>H<sub>2</sub>O</p>', zh: '<p>水</p>' } } };
  expect(captions.change({ en: 'H2O', zh: '冰\n<雪>' }, stored, {})).toEqual({
    details: { captions: { en: '<p>H<sub>2</sub>O</p>', zh: '<p>冰</p><p>&lt;雪&gt;</p>' } },
  });
});
