import { describe, expect, test } from 'vitest';
import { queryContext } from './search-words.ts';
import { groupsOf } from './text-groups.ts';
import { wordsQuery } from './words-query.ts';

const asking = () => queryContext({ scope: 'thesis', match: 'fuzzy' });
const everywhere = (text: string) => wordsQuery(text, groupsOf('thesis'), asking());
const sent = (text: string): string => JSON.stringify(everywhere(text));
const lifts = (text: string): string[] => {
  const { function_score } = everywhere(text) as { function_score: { functions: { filter: object }[] } };
  return function_score.functions.map(({ filter }) => JSON.stringify(filter));
};

describe('what is about the asked text stands above what mentions it', () => {
  test('a keyword of exactly that name counts, whatever else is in the document', () => {
    expect(lifts('Axon Guidance')[0]).toBe('{"term":{"keywords.name":"Axon Guidance"}}');
  });

  test('all words in title and keywords together count, each in either of them', () => {
    const [, inHead] = lifts('干旱 soil');
    expect(inHead).toContain('"query":"干旱","type":"phrase","fields":["title.zh.pair","keyword.zh.pair"]');
    expect(inHead).toContain('"query":"soil","operator":"and"');
  });

  test('several words count as they are written, in a title, a name or an institution', () => {
    const [, , asWritten] = lifts('Institute of Science');
    for (const field of ['title', 'affiliation', 'journal']) expect(asWritten).toContain(`${field}.en.exact`);
    expect(asWritten).toContain('"author^1"');
  });

  test('one word in a title says less than a keyword, so it is not lifted for that', () => {
    expect(lifts('connectome')).toHaveLength(2);
    expect(lifts('机器学习')[2]).not.toContain('title');
  });

  test('a search in one field has nothing to weigh', () => {
    expect(JSON.stringify(wordsQuery('soil', [{ group: 'title', weight: 1 }], asking()))).not.toContain(
      'function_score',
    );
  });
});

describe('a Chinese name with a blank in it', () => {
  test('is looked for without', () => {
    expect(sent('欧阳 修')).toContain('"author":{"query":"欧阳修"');
  });

  test.each(['土壤水分 遥感监测', 'soil 土'])('%s is no name', (text) => {
    expect(sent(text)).not.toContain('"author":{"query"');
  });
});

describe('a number that no rule recognises', () => {
  test.each(['e65700', 'JOS-2020-117', '11.0042'])(
    '%s is looked for among the numbers of documents as well',
    (text) => {
      expect(sent(text)).toContain(`"ids":{"value":"${text}"`);
    },
  );

  test.each(['light', 'since 2020'])('%s is none', (text) => {
    expect(sent(text)).not.toContain('"ids"');
  });
});
