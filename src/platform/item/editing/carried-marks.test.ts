import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedMarks } from './carried-marks.ts';

const rich = 'Genes of <i>E. coli</i> in TiO<sub>2</sub> &amp; light';
const plain = 'Genes of E. coli in TiO2 & light';

test.each([
  ['words are added', `A survey: ${plain}, revised`, `A survey: ${rich}, revised`],
  ['words are added in between', 'Genes of E. coli found in TiO2 & light', rich.replace('</i> in', '</i> found in')],
  [
    'a word is put into italics that are there',
    'Genes of E. novel coli in TiO2 & light',
    rich.replace('E. ', 'E. novel '),
  ],
  ['a word in italics is corrected', 'Genes of E. colii in TiO2 & light', rich.replace('coli<', 'colii<')],
  ['words go', 'Genes of E. coli', 'Genes of <i>E. coli</i>'],
  ['signs of HTML are typed', `${plain} <b>`, `${rich} &lt;b&gt;`],
])('a title keeps its markup when %s', (_, after, expected) => {
  expect(carriedMarks(rich, plain, after)).toBe(expected);
});

test('Chinese titles are compared sign by sign', () => {
  expect(carriedMarks('<i>拟南芥</i>的研究', '拟南芥的研究', '拟南芥的新研究')).toBe('<i>拟南芥</i>的新研究');
});

test.each([
  ['nothing of it is left', rich, plain, 'Another title'],
  ['it has a formula', 'A <math><mi>x</mi></math>', 'A x', 'A x, revised'],
  ['it says something else than the plain title', rich, 'Other words', 'Other words, revised'],
  ['its tags do not fit', '<i>A</b>', 'A', 'A B'],
])('a title has no markup where %s', (_, markup, before, after) => {
  expect(carriedMarks(markup, before, after)).toBeUndefined();
});

test('whatever is typed, the words are those that were typed and the tags are the known ones, in pairs', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab <>&i/"E.2拟') }), (after) => {
      const carried = carriedMarks(rich, plain, after);
      if (carried === undefined) return;
      const open: string[] = [];
      const words = carried.replaceAll(/<(\/?)(\w+)>/g, (_, end: string, tag: string) => {
        if (end) expect(open.pop()).toBe(tag);
        else open.push(tag);
        expect(['i', 'sub']).toContain(tag);
        return '';
      });
      expect(open).toEqual([]);
      expect(words).not.toMatch(/[<>]/);
      expect(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(after);
    }),
  );
});
