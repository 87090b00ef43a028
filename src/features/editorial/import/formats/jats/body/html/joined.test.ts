import { expect, test } from 'vitest';
import { type Html, html, lineOf, writeHtml } from './html-tree.ts';
import { joinInLines } from './joined.ts';

const joined = (...content: Html[]): string => {
  const nodes = [html('p', { id: 'p1' }, content)];
  const before = lineOf(nodes);
  joinInLines(nodes);
  expect(lineOf(nodes)).toBe(before);
  return writeHtml(nodes).replace(/^<p id="p1">|<\/p>$/g, '');
};
const cited = (words: string) => html('a', { href: '#bib1', 'data-type': 'bibr' }, [words]);
const citation = '<a href="#bib1" data-type="bibr">1</a>';
const span = (content: string) => `<span data-part="joined">${content}</span>`;

test.each([
  ['A sheet of 118 nm was', `A sheet of ${span('118 nm')} was`],
  ['at 3.45 µm and 37 °C', `at ${span('3.45 µm')} and ${span('37 °C')}`],
  ['by 94 ± 11 min later', `by ${span('94 ± 11 min')} later`],
  ['损耗为 0.07 dB/mm，', `损耗为 ${span('0.07 dB/mm')}，`],
  ['about 12 ms', `about ${span('12 ms')}`],
])('a number stays with its unit: %s', (text, written) => {
  expect(joined(text)).toBe(written);
});

test.each([
  'in 2020 Smith',
  '12 months',
  'the 3 mice',
  'v1.2 mm2x',
  '118nm',
  'Table 3 min-max'.replace('3 min', '3 mini'),
])('what is no quantity is left alone: %s', (text) => {
  expect(joined(text)).toBe(text);
});

test('a citation stays with the word before it, with its bracket or raised', () => {
  expect(joined('as was shown [', cited('1'), '].')).toBe(`as was s${span(`hown [${citation}`)}].`);
  expect(joined('与截断法[', cited('1'), ']相比')).toBe(`${span(`与截断法[${citation}`)}]相比`);
  expect(joined('as shown ', cited('1'))).toBe(`as sh${span(`own ${citation}`)}`);
  expect(joined('法[', cited('1'), ', ', cited('2'), ']')).toBe(
    `${span(`法[${citation}`)}, ${citation.replace('1</a>', '2</a>')}]`,
  );
  const raised = html('sup', {}, [cited('1')]);
  expect(joined('这样做。', raised)).toBe(span(`这样做。<sup>${citation}</sup>`));
  expect(joined('shown', raised)).toBe(`shown<sup>${citation}</sup>`);
});

test('names and a year may be parted, and so may pointers to figures', () => {
  expect(joined('as shown by ', cited('Smith and Sample, 2020'))).not.toContain('joined');
  expect(joined('as in ', html('a', { href: '#fig1', 'data-type': 'fig' }, ['1']))).not.toContain('joined');
});

test('nothing happens outside of paragraphs, in code and in formulas', () => {
  const nodes = [html('td', {}, ['118 nm']), html('p', {}, [html('code', {}, ['118 nm'])])];
  joinInLines(nodes);
  expect(writeHtml(nodes)).not.toContain('joined');
});
