import { expect, test } from 'vitest';
import { resultRows } from './export-list.ts';

const hit = {
  resName: 'Light, "bent"',
  authors: '=cmd()',
  publicationName: '光伏科学',
  year: 2024,
  volume: '9',
  issue: null,
  firstPageNum: '6',
  lastPageNum: '9',
  doi: '10.1000/x',
  url: '/thesisDetails?columnId=7',
};

test('an exported list keeps commas and quotation marks, and holds no formula', () => {
  expect(resultRows(['Title', 'Authors'], [hit], 'https://optics.example')).toBe(
    '\uFEFFTitle,Authors\r\n' +
      '"Light, ""bent""",\'=cmd(),光伏科学,2024,9,,6–9,10.1000/x,https://optics.example/thesisDetails?columnId=7\r\n',
  );
});
