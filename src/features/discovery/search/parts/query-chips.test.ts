import { expect, test } from 'vitest';
import { queryChips } from './query-chips.ts';

const texts = (query: string) => queryChips(query).map(({ text }) => text);

test('words, phrases and what is excluded can be taken away one by one', () => {
  expect(queryChips('perovskite "solar cell" NOT tandem')).toEqual([
    { text: 'perovskite', rest: '"solar cell" NOT tandem' },
    { text: '"solar cell"', rest: 'perovskite NOT tandem' },
    { text: 'NOT tandem', rest: 'perovskite "solar cell"' },
  ]);
});

test.each(['a AND b', 'title:a b', '(a b) c', 'a "b c'])('%s stays whole: its parts hold together', (query) => {
  expect(texts(query)).toEqual([query]);
});

test('a sentence stays whole', () => {
  const sentence = 'None of this changes the main point of what was measured';
  expect(queryChips(sentence)).toEqual([{ text: sentence, rest: '' }]);
});

test('a single word leaves nothing behind', () => {
  expect(queryChips(' 钙钛矿 ')).toEqual([{ text: '钙钛矿', rest: '' }]);
});
