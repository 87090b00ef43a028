import { expect, test } from 'vitest';
import { similarPassages } from './similar-passages.ts';

const queryOf = (html: string) => new URL(similarPassages(html) ?? '/', 'http://x').searchParams.get('q');

test('a passage is asked as plain words, whatever an operator looks like', () => {
  expect(queryOf('(Light) <mark>bends</mark> &amp; NOT &quot;always&quot;: title:x* in 50% of cases.')).toBe(
    'Light bends not always title x in 50% of cases.',
  );
});

test('a long one is cut between words, one without spaces anywhere', () => {
  expect(queryOf('word '.repeat(60))).toBe('word '.repeat(30).trim());
  expect(queryOf('光'.repeat(300))).toBe('光'.repeat(150));
});

test('half a character is left out, and nothing is asked without words', () => {
  expect(queryOf('𠀀'.repeat(100))).toBe('𠀀'.repeat(75));
  expect(queryOf(`光${'𠀀'.repeat(100)}`)).toBe(`光${'𠀀'.repeat(74)}`);
  expect([similarPassages(''), similarPassages('<mark>—</mark>')]).toEqual([null, null]);
});
