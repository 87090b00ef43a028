import { describe, expect, test } from 'vitest';
import { understand } from '../query-language/understand.ts';
import { openQuestion, type Question } from '../search-question.ts';
import { clusterRequest } from './clusters.ts';
import { searchRequest } from './search-request.ts';
import { synonymsIn, termsToTranslate } from './synonym-request.ts';

const understoodQuestion = (changes: Partial<Question>) => {
  const changed = { ...openQuestion, ...changes };
  return { question: changed, understood: understand(changed.text) };
};
const request = (changes: Partial<Question>) => searchRequest(understoodQuestion(changes));
const sent = (changes: Partial<Question>) => JSON.stringify(request(changes));
const spread = (changes: Partial<Question>): Record<string, { filter: unknown; aggs: object }> =>
  clusterRequest(understoodQuestion(changes)).aggs;

describe('what a question asks of the engine', () => {
  test('no request names a site: that is added where it can’t be forgotten', () => {
    expect(JSON.stringify(request({ text: 'light' }).query)).not.toContain('"site"');
  });

  test('no text asks for everything of the scope, without marks', () => {
    expect(request({})).toMatchObject({ query: { bool: { must: [{ match_all: {} }] } }, from: 0, size: 20 });
    expect(request({})).not.toHaveProperty('highlight');
  });

  test('precise takes exact fields and all words; fuzzy takes stems and most of them', () => {
    expect(sent({ text: 'growing crystals slowly', match: 'precise' })).toContain('"minimum_should_match":3');
    expect(sent({ text: 'growing crystals slowly', match: 'precise' })).not.toContain('title.en^');
    expect(sent({ text: 'growing crystals slowly' })).toContain('"minimum_should_match":2');
    expect(sent({ text: 'growing crystals slowly' })).toContain('title.en^6');
  });

  test('neighbouring spellings are asked only once nothing was found', () => {
    expect(sent({ text: 'crystals' })).not.toContain('fuzziness');
    expect(JSON.stringify(searchRequest({ ...understoodQuestion({ text: 'crystals' }), widened: true }))).toContain(
      'fuzziness',
    );
  });

  test('an identifier is asked for exactly', () => {
    expect(sent({ text: '10.5555/ABC' })).toContain('"ids":["10.5555/abc"]');
  });

  test('words are looked for in the captions of figures more than elsewhere', () => {
    expect(sent({ text: 'film', scope: 'picture' })).toContain('caption.en^5');
  });

  test('a chosen value does not empty its own list, but narrows the others', () => {
    const { found, keyword } = spread({ chosen: { keyword: ['film'] } });
    expect(JSON.stringify(found?.filter)).toContain('film');
    expect(Object.keys(found?.aggs ?? {})).toEqual(expect.arrayContaining(['year', 'journal']));
    expect(found?.aggs).not.toHaveProperty('keyword');
    expect(JSON.stringify(keyword?.filter)).not.toContain('film');
    expect(keyword?.aggs).toHaveProperty('keyword');
  });

  test('chosen years do not empty their own list either', () => {
    const { found, year } = spread({ years: { from: 2020, to: null } });
    expect(found?.aggs).not.toHaveProperty('year');
    expect(JSON.stringify(year?.filter)).not.toContain('2020');
  });

  test('a list of choices tells its first values, and many more where it was opened', () => {
    const { found } = spread({ opened: ['keyword'] });
    expect(found?.aggs).toMatchObject({ keyword: { terms: { size: 200 } }, journal: { terms: { size: 20 } } });
  });

  test('where hits are only counted nothing is weighed and no clause is named', () => {
    const counted = JSON.stringify(clusterRequest(understoodQuestion({ text: 'ice crystals' })));
    expect(counted).not.toMatch(/function_score|dis_max|_name|slop/);
  });
});

describe('what is marked', () => {
  const marks = (changes: Partial<Question>) => JSON.stringify(request(changes).highlight);

  test('is told by the words alone, each taken apart once and never weighed', () => {
    const query = marks({ text: 'ice crystals 太阳能' });
    for (const word of ['ice', 'crystals', '太阳能']) expect(query.split(`"query":"${word}"`)).toHaveLength(2);
    expect(query).not.toMatch(/summary\.en\^|author|function_score|_name|slop/);
  });

  test('is also what was asked for within the results, and what a field was asked for', () => {
    expect(marks({ text: 'ice', within: ['snow'] })).toContain('"query":"snow"');
    expect(marks({ text: 'author:Tyndall' })).toContain('"query":"Tyndall"');
  });

  test('in whole texts too', () => expect(marks({ text: 'ice', fullText: true })).not.toContain('passages'));
});

describe('names in another language', () => {
  test('are looked up for short questions of plain words', () => {
    expect(termsToTranslate(understand('solar cell').expression)).toEqual(['solar cell', 'solar', 'cell']);
    expect(termsToTranslate(understand('a long question about solar cells and light').expression)).toEqual([]);
    expect(termsToTranslate(understand('solar AND cell').expression)).toEqual([]);
  });

  test('are the usual partners; what was paired once beside many is a slip', () => {
    const pairs = [
      { key: 'cell␟电池', doc_count: 9 },
      { key: 'cell␟细胞', doc_count: 4 },
      { key: 'cell␟稳定', doc_count: 1 },
    ];
    expect(synonymsIn(pairs).get('cell')).toEqual(['电池', '细胞']);
  });
});
