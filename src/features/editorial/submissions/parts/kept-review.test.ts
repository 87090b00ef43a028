import { expect, test } from 'vitest';
import { forgetReview, keepReview, noWords, readReview } from './kept-review.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
  } as Storage;
}

const code = '17.secret-seal';
const words = { advice: 'minor', toAuthor: 'Well made.', toEditor: 'Take it.', interests: null } as const;

test('what was begun comes back until it is given', () => {
  const stored = storage();
  const kept = () => stored;
  expect(readReview(code, kept)).toEqual(noWords);
  expect(keepReview(code, words, kept)).toBe(true);
  expect(readReview(code, kept)).toEqual(words);
  expect(readReview('18.another', kept)).toEqual(noWords);
  forgetReview(code, kept);
  expect(readReview(code, kept)).toEqual(noWords);
});

test('the seal with which anyone could answer is not stored', () => {
  const stored = storage();
  keepReview(code, words, () => stored);
  expect(`${stored.key(0)}${stored.getItem(stored.key(0) ?? '')}`).not.toContain('secret-seal');
});

test.each(['no JSON', '{"advice":"other","toAuthor":1}', 'null'])(
  'of what is no review nothing is taken: %s',
  (text) => {
    expect(readReview(code, () => ({ getItem: () => text }))).toEqual(noWords);
  },
);

test('a browser that keeps nothing says so', () => {
  const closed = () => {
    throw new Error('not allowed');
  };
  expect(keepReview(code, words, closed)).toBe(false);
  expect(readReview(code, closed)).toEqual(noWords);
});
