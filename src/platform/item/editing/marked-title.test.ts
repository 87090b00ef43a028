import { expect, test } from 'vitest';
import { markedTitle, wrongMarks } from './marked-title.ts';
import { noItem } from './stored-item.ts';

const change = (written: string, title: string, stored = {}) =>
  markedTitle.change({ en: written }, { ...noItem, ...stored }, { title: { en: title } }).richTitles;

test('words of a title become italics, bold, raised or lowered where they stand in tags', () => {
  expect(change('CO<sub>2</sub> in <i>E. coli</i> &amp; light', 'CO2 in E. coli & light')).toEqual({
    en: 'CO<sub>2</sub> in <i>E. coli</i> &amp; light',
  });
  expect(change('', 'CO2')).toEqual({});
});

test('the words are those of the title: marks go to them, and nothing else does', () => {
  expect(change('<i>E. coli</i> in light', 'A survey: E. coli in light')).toEqual({
    en: 'A survey: <i>E. coli</i> in light',
  });
  expect(change('Light of <i>E. coli</i>', 'Light')).toEqual({});
});

test('tags that could do more are refused, and a formula of an import stays while nobody touches the title', () => {
  expect(wrongMarks({ markedTitle: { en: '<img src=x onerror=alert(1)>', zh: '<b>好</b>' } })).toMatchObject([
    { path: 'markedTitle.en' },
  ]);
  const rich = 'On <math><mi>x</mi></math>';
  const stored = { titles: { en: 'On x' }, richTitles: { en: rich } };
  expect(wrongMarks({ markedTitle: { en: rich } })).toEqual([]);
  expect(change(rich, 'On x', stored)).toEqual({ en: rich });
  expect(change('<math><mtext onclick="x">', 'On x', stored)).toEqual({});
});
