import { describe, expect, test } from 'vitest';
import { choiceOf, keywordValues, peopleValues } from './one-value.ts';

const bucket = (key: string, doc_count: number, ...pairs: [string, number][]) => ({
  key,
  doc_count,
  pairs: { buckets: pairs.map(([pair, count]) => ({ key: pair, doc_count: count })) },
});
const rowsOf = (values: ReturnType<typeof keywordValues>) => values.map(({ zh, en, count }) => [zh, en, count]);

describe('a keyword in two languages is one value', () => {
  test('counted once for papers that have both, and found by either', () => {
    const values = keywordValues([
      bucket('薄膜', 5, ['film␟薄膜', 4], ['薄膜␟film', 4], ['光␟light', 2]),
      bucket('Film', 6, ['film␟薄膜', 4], ['薄膜␟film', 4]),
      bucket('laser', 3),
    ]);
    expect(rowsOf(values)).toEqual([
      ['薄膜', 'Film', 7],
      ['', 'laser', 3],
    ]);
    expect(values.map(choiceOf)).toEqual(['薄膜␟Film', 'laser']);
  });

  test('though its partner is not among those that are listed', () => {
    const [value] = keywordValues([bucket('Film', 6, ['film␟薄膜', 4])]);
    expect(value).toMatchObject({ zh: '薄膜', en: 'Film', count: 6, keys: ['薄膜', 'Film'] });
  });

  test('small and capital letters are the same word', () => {
    expect(rowsOf(keywordValues([bucket('Film', 2), bucket('film', 1)]))).toEqual([['', 'Film', 3]]);
  });

  test('two words of one script are not each other’s translation', () => {
    expect(keywordValues([bucket('film', 2, ['film␟layer', 2]), bucket('layer', 2, ['layer␟film', 2])])).toHaveLength(
      2,
    );
  });

  test('a value that is too long for an address names fewer of its names', () => {
    expect(choiceOf({ keys: ['a', 'b'.repeat(200), 'c'], zh: '', en: '', count: 1 })).toBe('a␟c');
  });
});

describe('a person', () => {
  const person = (key: string, zh: string, en: string, count: number) => ({ keys: [key], zh, en, count });

  test('who is printed in both languages here and in one there is one value', () => {
    const values = [person('王伟', '王伟', 'Wei Wang', 3), person('Wei Wang', 'Wei Wang', 'Wei Wang', 2)];
    expect(peopleValues(values)).toEqual([{ keys: ['王伟', 'Wei Wang'], zh: '王伟', en: 'Wei Wang', count: 5 }]);
  });

  test('who has a record in some papers only is counted with it', () => {
    const values = [person('王伟', '王伟', 'Wei Wang', 3), person('66', '王伟', 'Wei Wang', 2)];
    expect(peopleValues(values)).toMatchObject([{ keys: ['66', '王伟'], count: 5 }]);
  });

  test('who has a record at each of several sites is one by their ORCID iD, which a namesake has not', () => {
    const orcid = '0000-0002-1825-0097';
    const values = [
      { ...person('66', '王伟', 'Wei Wang', 3), orcid },
      person('67', '王伟', 'Wei Wang', 1),
      { ...person('88', '王伟', 'Wei Wang', 2), orcid },
    ];
    expect(peopleValues(values)).toMatchObject([
      { keys: ['66', '88'], count: 5 },
      { keys: ['67'], count: 1 },
    ]);
  });

  test('whose name several people have stays by itself, and two records are two people', () => {
    const values = [
      person('王伟', '王伟', 'Wei Wang', 3),
      person('王薇', '王薇', 'Wei Wang', 3),
      person('Wei Wang', 'Wei Wang', 'Wei Wang', 2),
      person('66', '李明', 'Ming Li', 1),
      person('67', '李明', 'Ming Li', 1),
    ];
    expect(peopleValues(values)).toEqual(values);
  });
});
