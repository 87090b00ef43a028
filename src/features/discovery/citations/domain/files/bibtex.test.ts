import { parse } from '@retorquere/bibtex-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCitable, difficult, difficultTitle, options, works } from '../../../../../../tests/support/any-citable.ts';
import { book, conferencePaper, english, group } from '../../../../../../tests/support/sample-citables.ts';
import { writeBibtex } from './bibtex.ts';

/** Another's reader of BibTeX, with titles as they are written. */
const read = (file: string) => parse(file, { sentenceCase: false, caseProtection: false });
const fieldsOf = (...given: Parameters<typeof writeBibtex>) => read(writeBibtex(...given)).entries[0]?.fields;

test('a reader of BibTeX gets back what was written', () => {
  const { errors, entries } = read(writeBibtex([english], options));
  expect(errors).toEqual([]);
  expect(entries[0]).toMatchObject({
    type: 'article',
    key: 'sample2026stable',
    fields: {
      author: [
        { lastName: 'Sample', firstName: 'Anna Bea' },
        { lastName: 'Muster', firstName: 'Jean-Luc' },
        { lastName: 'Probe', firstName: 'Carla' },
      ],
      title: 'Stable cells of TiO2 & light: 5 % more_output',
      journal: 'Sample Letters of Light',
      year: '2026',
      month: '5',
      volume: '12',
      number: '3',
      pages: '101–109',
      doi: '10.5555/sample.2026_12',
      issn: '2050-084X',
    },
  });
});

test('the file has the form that others expect', () => {
  const file = writeBibtex([english], options);
  expect(file).toContain('pages={101--109}');
  expect(file).toContain('month=may,');
  expect(file).toContain('doi={10.5555/sample.2026_12}');
  expect(file).toContain('title={Stable cells of TiO2 \\& light: 5 \\% more\\_output}');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('Chinese, formulas and markup, thirty authors and a group survive', () => {
  const zh = fieldsOf([difficult], options);
  expect(zh?.title).toBe(difficultTitle.zh);
  expect(zh?.author).toHaveLength(31);
  expect(zh?.author?.[0]).toEqual({ lastName: '作者甲' });
  expect(zh?.author?.[30]).toEqual({ name: 'Sample Light and Sound Collaboration' });
  expect(fieldsOf([difficult], { ...options, language: 'en' })?.title).toBe(difficultTitle.en);
});

test('names that would be read as two people stay one', () => {
  const odd = {
    ...english,
    authors: [
      group,
      { ...group, type: 'person' as const, names: { en: { full: 'x', family: 'Black and White, Jr', given: 'Bo' } } },
    ],
  };
  expect(fieldsOf([odd], options)?.author).toHaveLength(2);
});

test('books and papers of conferences have their own entries', () => {
  const types = read(writeBibtex([book, conferencePaper], options)).entries.map(({ type }) => type);
  expect(types).toEqual(['book', 'inproceedings']);
});

test('keys are ASCII and no two of a file are the same', () => {
  const keys = read(writeBibtex([...works, ...works], options)).entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(works.length * 2);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+$/);
});

test('whatever the texts are, the file has as many entries as it should, and no error', () => {
  fc.assert(
    fc.property(fc.array(anyCitable, { minLength: 1, maxLength: 3 }), (citables) => {
      const { errors, entries } = read(writeBibtex(citables, options));
      expect(errors).toEqual([]);
      expect(entries).toHaveLength(citables.length);
    }),
    { numRuns: 150 },
  );
});
