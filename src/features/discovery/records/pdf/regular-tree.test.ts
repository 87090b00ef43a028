import { expect, test } from 'vitest';
import { descendants, textOf, type XmlElement } from '../../../../platform/documents/xml/xml-tree.ts';
import { formulaWords } from './formula-words.ts';
import { regularTree } from './regular-tree.ts';

const el = (name: string, ...children: (XmlElement | string)[]): XmlElement => ({ name, attributes: {}, children });
const wide = (cell: XmlElement, attributes: Record<string, string>): XmlElement => ({ ...cell, attributes });
const td = (text: string) => el('td', text);

const rowsOf = (table: XmlElement) =>
  [...descendants(table)]
    .filter(({ name }) => name === 'tr')
    .map(({ children }) =>
      (children as XmlElement[]).map(({ name, attributes: { colspan, rowspan } }) =>
        [name, colspan && `${colspan} across`, rowspan && `${rowspan} down`].filter(Boolean).join(' '),
      ),
    );

test('a table has as many cells in each row, counting those that reach into it, and none reaches out of its part', () => {
  const table = el(
    'table',
    el('thead', el('tr', td('a'), wide(td('b'), { colspan: '2', rowspan: '9' }))),
    el('tbody', el('tr', wide(td('1'), { rowspan: '2' }), td('2')), el('tr', td('3')), el('tr')),
  );
  expect(rowsOf(regularTree(table, 'Figure'))).toEqual([
    ['th', 'th 2 across'],
    ['td', 'td', 'td'],
    ['td', 'td', 'td'],
    ['td', 'td', 'td'],
  ]);
});

test('below a cell that reaches down there are empty ones, so that each row of a body is whole on any page', () => {
  const group = wide(td('group'), { colspan: '2', rowspan: '3' });
  const table = el(
    'table',
    el(
      'tbody',
      el('tr', td('a'), group, td('b')),
      el('tr', wide(td('c'), { rowspan: '9' }), td('d')),
      el('tr', td('e')),
    ),
  );
  const words = [...descendants(regularTree(table, 'Figure'))]
    .filter(({ name }) => name === 'tr')
    .map((row) => (row.children as XmlElement[]).map((cell) => textOf(cell)));
  expect(words).toEqual([
    ['a', 'group', 'b'],
    ['c', '', '', 'd'],
    ['', '', '', 'e'],
  ]);
});

test('a picture without words takes those of its caption, or says at least what it is', () => {
  const figure = el('fig', el('label', 'Fig. 1'), el('caption', el('p', 'A path')), el('graphic'));
  const said = (one: XmlElement) =>
    textOf([...descendants(regularTree(el('body', one), 'Figure'))].find(({ name }) => name === 'alt-text'));
  expect(said(figure)).toBe('Fig. 1 A path');
  expect(said(el('inline-graphic'))).toBe('Figure');
  expect(said(el('graphic', el('alt-text', 'A cube')))).toBe('A cube');
});

test('a formula is said on one line: in TeX where its author’s is kept, else with brackets for its places', () => {
  const mi = (text: string) => el('mml:mi', text);
  const fraction = el('mml:mfrac', el('mml:mrow', mi('a'), el('mml:mo', '+'), mi('b')), mi('c'));
  expect(formulaWords(el('mml:math', fraction))).toBe('(a + b)/c');
  expect(formulaWords(el('mml:math', el('mml:msubsup', mi('x'), mi('i'), el('mml:mn', '2'))))).toBe('x_i^2');
  const kept = { ...el('mml:annotation', '\\frac{a}{c}'), attributes: { encoding: 'application/x-tex' } };
  expect(formulaWords(el('mml:math', el('mml:semantics', fraction, kept)))).toBe('\\frac{a}{c}');
});
