import { describe, expect, test } from 'vitest';
import { searchClauses } from './search-clauses.ts';

const plain = { required: [], excluded: [] };

describe('a question to the database alone', () => {
  test('of a few words is looked up as a title, a person and an identifier', () => {
    expect(searchClauses('deep  learning')).toEqual([
      { ...plain, fields: ['identifier', 'title', 'person'], words: 'deep learning', identifiers: [] },
    ]);
  });

  test.each([
    ['10.5555/ABC', '10.5555/abc'],
    ['https://doi.org/10.5555/ABC', '10.5555/abc'],
    ['doi: 10.5555/abc', '10.5555/abc'],
    ['"10.5555/abc"', '10.5555/abc'],
    ['https://orcid.org/0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
    ['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
  ])('%s names a thing by its identifier', (text, identifier) => {
    expect(searchClauses(text)[0]?.identifiers).toContain(identifier);
  });

  test('keeps to the field that it names', () => {
    expect(searchClauses('authors_tic:"Zhang San"')).toEqual([
      { ...plain, fields: ['person'], words: '"Zhang San"', identifiers: [] },
    ]);
    expect(searchClauses('title:"Zhang San"')[0]?.fields).toEqual(['title']);
    expect(searchClauses('DNA: a review')[0]).toMatchObject({ words: 'DNA: a review' });
  });

  test.each(['constructor :: a', 'toString: b', '__proto__: c'])('%s names no field', (text) => {
    expect(searchClauses(text)).toMatchObject([{ fields: ['identifier', 'title', 'person'], words: text }]);
  });

  test('takes the operators in upper case from left to right', () => {
    expect(searchClauses('laser AND fibre NOT glass OR mirror')).toMatchObject([
      { words: 'laser', required: ['fibre'], excluded: ['glass'] },
      { words: 'mirror', required: [], excluded: [] },
    ]);
    expect(searchClauses('a AND NOT b')).toMatchObject([{ words: 'a', required: [], excluded: ['b'] }]);
    expect(searchClauses('laser and "fibre OR glass"')).toMatchObject([{ words: 'laser and "fibre OR glass"' }]);
  });

  test.each(['', ' ', 'AND', 'NOT', 'NOT a', 'OR OR'])('%j looks nothing up', (text) => {
    expect(searchClauses(text)).toEqual([]);
  });

  test('is free of what PostgreSQL can not store, and of more alternatives than five', () => {
    expect(searchClauses('a\0b \ud800')[0]?.words).toBe('a b \ufffd');
    expect(searchClauses('a OR b OR c OR d OR e OR f OR g')).toHaveLength(5);
  });
});
