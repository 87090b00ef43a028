import { describe, expect, test } from 'vitest';
import { type PageParameters, readPageParameters, writePageParameters } from './page-parameters.ts';

const read = (query: string) => readPageParameters(new URLSearchParams(query));

const understood: [name: keyof PageParameters, given: string, value: unknown][] = [
  ['columnId', '1099511627777', '1099511627777'],
  ['columnName', ' 期刊简介 ', '期刊简介'],
  ['index', '0', 0],
  ['parentIndex', '12', 12],
  ['childId', '1099511627778', '1099511627778'],
  ['bannerId', '1099511627779', '1099511627779'],
  ['code', 'biaozhun', 'biaozhun'],
  ['type', 'backissue', 'backissue'],
  ['styleId', 'list-2', 'list-2'],
  ['newsDataType', 'Announcement', 'Announcement'],
  ['lang', 'ara', 'ara'],
  ['slds', 'optics,Biology,optics', ['optics', 'biology']],
];

const senseless: [name: keyof PageParameters, given: string][] = [
  ['columnId', '7.5'],
  ['columnId', '12345678901234567890'],
  ['columnName', 'x'.repeat(201)],
  ['columnName', 'a\u0000b'],
  ['index', '-1'],
  ['parentIndex', '99999'],
  ['childId', 'abc'],
  ['bannerId', "1' or 1=1"],
  ['code', 'x'.repeat(81)],
  ['type', '<script>'],
  ['styleId', 'two words'],
  ['newsDataType', ''],
  ['lang', 'xx'],
  ['slds', '-,../etc'],
  ['slds', `optics,${'x'.repeat(7000)}`],
];

describe('an address’s query parameter', () => {
  test.each(understood)('%s is read', (name, given, value) => {
    expect(readPageParameters(new URLSearchParams([[name, given]]))).toEqual({ [name]: value });
  });

  test.each(senseless)('%s=%s counts as not given', (name, given) => {
    expect(readPageParameters(new URLSearchParams([[name, given]]))).toEqual({});
  });

  test('that pages do not know is left out', () => {
    expect(read('utm_source=x&__proto__=y&columnId=7')).toEqual({ columnId: '7' });
  });
});

test('all twelve parameters come back as they were written, in one order', () => {
  const parameters = Object.fromEntries(understood.map(([name, , value]) => [name, value])) as PageParameters;
  const query = writePageParameters(parameters);
  expect(Object.keys(parameters)).toHaveLength(12);
  expect(readPageParameters(new URLSearchParams(query))).toEqual(parameters);
  expect(writePageParameters(Object.fromEntries(Object.entries(parameters).reverse()))).toBe(query);
  expect(writePageParameters({})).toBe('');
});

test('a list of sites is cut to a hundred', () => {
  const many = Array.from({ length: 150 }, (_, place) => `s${place}`).join(',');
  expect(read(`slds=${many}`).slds).toHaveLength(100);
});
