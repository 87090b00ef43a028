import { read as readRis } from '@customcommander/ris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCitable, difficult, difficultTitle, options, works } from '../../../../../../tests/support/any-citable.ts';
import { book, conferencePaper, english } from '../../../../../../tests/support/sample-citables.ts';
import { writeRefman } from './refman.ts';

/** Another's reader of RIS. It wants bare line feeds, though the format itself has CRLF. */
const read = (file: string) => readRis(file.replaceAll('\r\n', '\n'));

test('a reader of RIS gets back what was written', () => {
  expect(read(writeRefman([english], options))?.[0]).toMatchObject({
    TY: ['JOUR'],
    AU: [{ last_name: 'Sample', first_name: 'Anna Bea' }, { last_name: 'Muster' }, { last_name: 'Probe' }],
    TI: ['Stable cells of TiO2 & light: 5 % more_output'],
    T2: ['Sample Letters of Light'],
    JA: ['Sample Letters of Light'],
    PY: ['2026'],
    DA: [{ year: '2026', month: '05', day: '09' }],
    VL: ['12'],
    IS: ['3'],
    SP: ['101'],
    EP: ['109'],
    SN: ['2050-084X'],
    DO: ['10.5555/sample.2026_12'],
    UR: ['https://doi.org/10.5555/sample.2026_12'],
    KW: ['solar cell', 'light'],
    AB: ['We measured two things.'],
    LA: ['eng'],
  });
});

test('TY comes first, ER last, every line ends with CRLF', () => {
  const file = writeRefman(works, options);
  expect(file).toMatch(/^TY {2}- JOUR\r\n/);
  expect(file).toMatch(/ER {2}- \r\n\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('Chinese, formulas and markup, thirty authors and a group survive', () => {
  const [record] = read(writeRefman([difficult], options)) ?? [];
  expect(record).toMatchObject({ TI: [difficultTitle.zh], TT: [difficultTitle.en], AB: ['第一行 第二行 粗'] });
  expect(record?.AU).toHaveLength(31);
});

test('books and papers of conferences have their own types', () => {
  expect(read(writeRefman([book, conferencePaper], options))?.map(({ TY }) => TY)).toEqual([['BOOK'], ['CPAPER']]);
});

test('whatever the texts are, the file has as many records as it should', () => {
  fc.assert(
    fc.property(fc.array(anyCitable, { minLength: 1, maxLength: 3 }), (citables) => {
      const file = writeRefman(citables, options);
      expect(file.match(/^TY {2}- /gm)).toHaveLength(citables.length);
      expect(read(file)).toHaveLength(citables.length);
    }),
    { numRuns: 150 },
  );
});
