import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCitable, difficult, difficultTitle, options, works } from '../../../../../../tests/support/any-citable.ts';
import { chinese, english, group } from '../../../../../../tests/support/sample-citables.ts';
import { writeEndnote } from './endnote.ts';
import { writeNoteexpress } from './noteexpress.ts';

/** Lines of `%T words` or `{Title}: words`, as a reader of these formats takes them: each is one value of one field. */
const readLines = (file: string, line: RegExp) =>
  file.split('\r\n\r\n').map((record) => {
    const fields: Record<string, string[]> = {};
    for (const written of record.split('\r\n').filter(Boolean)) {
      const [, name = '', value = ''] = line.exec(written) ?? [];
      expect(name, written).not.toBe('');
      fields[name] = [...(fields[name] ?? []), value];
    }
    return fields;
  });
const endnote = (file: string) => readLines(file, /^%(\S) (.+)$/);
const noteexpress = (file: string) =>
  readLines(file, /^\{([\w/ ]+)\}: (.+)$/).filter((one) => Object.keys(one).length > 0);

describe('EndNote', () => {
  test('has a line for each fact, with a blank line between works', () => {
    const [first, second] = endnote(writeEndnote([english, chinese], options));
    expect(first).toMatchObject({
      0: ['Journal Article'],
      A: ['Sample, Anna Bea', 'Muster, Jean-Luc', 'Probe, Carla'],
      '+': ['Institute of Sample Physics'],
      T: ['Stable cells of TiO2 & light: 5 % more_output'],
      J: ['Sample Letters of Light'],
      D: ['2026'],
      V: ['12'],
      N: ['3'],
      P: ['101-109'],
      '@': ['2050-084X'],
      R: ['10.5555/sample.2026_12'],
      U: ['https://doi.org/10.5555/sample.2026_12'],
      K: ['solar cell; light'],
      X: ['We measured two things.'],
      G: ['eng'],
      8: ['2026/05/09'],
      W: ['Sample site'],
    });
    expect(second).toMatchObject({
      A: ['张三样', '李四样', '王五样', '赵六样'],
      Q: ['Stable perovskite solar cells'],
      H: ['Zhang, Sanyang', 'Li, Siyang', 'Wang, Wuyang', 'Zhao, Liuyang'],
      G: ['chi'],
    });
  });

  test('a corporate author ends with a comma', () => {
    expect(endnote(writeEndnote([{ ...english, authors: [group] }], options))[0]?.A).toEqual([
      'Sample Light and Sound Collaboration,',
    ]);
  });

  test('Chinese, formulas and markup, thirty authors and a group survive', () => {
    const [record] = endnote(writeEndnote([difficult], options));
    expect(record?.T).toEqual([difficultTitle.zh]);
    expect(record?.Q).toEqual([difficultTitle.en]);
    expect(record?.A).toHaveLength(31);
  });
});

describe('NoteExpress', () => {
  test('begins with the type and has authors and keywords on lines of their own', () => {
    const file = writeNoteexpress([chinese], options);
    expect(file).toMatch(/^\{Reference Type\}: Journal Article\r\n\{Title\}: /);
    expect(file).toMatch(/\r\n\r\n$/);
    expect(noteexpress(file)[0]).toEqual({
      'Reference Type': ['Journal Article'],
      Title: ['稳定的钙钛矿太阳能电池'],
      'Translated Title': ['Stable perovskite solar cells'],
      Author: ['张三样', '李四样', '王五样', '赵六样'],
      'Translated Author': ['Zhang, Sanyang', 'Li, Siyang', 'Wang, Wuyang', 'Zhao, Liuyang'],
      'Author Address': ['样例物理研究所'],
      Journal: ['光学样刊'],
      'Translated Journal': ['Sample Letters of Light'],
      'ISBN/ISSN': ['2050-084X'],
      Year: ['2026'],
      Date: ['2026-05-09'],
      Volume: ['12'],
      Issue: ['3'],
      Pages: ['101-109'],
      Publisher: ['样例出版社'],
      'Place Published': ['北京'],
      Keywords: ['太阳能电池', '光'],
      Abstract: ['我们测量了两件事。'],
      URL: ['https://doi.org/10.5555/sample.zh'],
      DOI: ['10.5555/sample.zh'],
      Notes: ['CN 11-1929/V'],
      'Database Provider': ['Sample site'],
      Language: ['chi'],
    });
  });

  test('Chinese, formulas and markup survive', () => {
    expect(noteexpress(writeNoteexpress([difficult], options))[0]?.Title).toEqual([difficultTitle.zh]);
  });
});

test.each([
  ['EndNote', writeEndnote, endnote],
  ['NoteExpress', writeNoteexpress, noteexpress],
] as const)(
  '%s: whatever the texts are, every line is a field and there are as many records as works',
  (_, write, read) => {
    expect(read(write(works, options))).toHaveLength(works.length);
    fc.assert(
      fc.property(fc.array(anyCitable, { minLength: 1, maxLength: 3 }), (citables) => {
        const file = write(citables, options);
        expect(read(file)).toHaveLength(citables.length);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 150 },
    );
  },
);
