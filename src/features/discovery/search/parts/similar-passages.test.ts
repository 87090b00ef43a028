import { expect, test } from 'vitest';
import { similarPassages } from './similar-passages.ts';

const asked = (html: string) => new URL(similarPassages(html), 'http://x').searchParams.get('q');

test('a passage is asked as plain words, whatever an operator looks like', () => {
  expect(asked('(Light) <mark>bends</mark> &amp; NOT &quot;always&quot;: title:x* in 50% of cases.')).toBe(
    'Light bends not always title x in 50% of cases.',
  );
});

test('a long one is cut between words, one without spaces anywhere', () => {
  expect(asked('word '.repeat(60))).toBe('word '.repeat(30).trim());
  expect(asked('光'.repeat(300))).toBe('光'.repeat(150));
});
