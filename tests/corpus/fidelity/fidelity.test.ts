import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, shareOf } from './compare.ts';
import { extractHtml } from './html-extract.ts';
import { inOrder } from './in-order.ts';
import { extractSource } from './source-extract.ts';

describe('the words of a source', () => {
  it('are those of body and back, for the article and each sub-article on its own', () => {
    const parts = extractSource(
      '<article><front><p>no</p></front><body><p>one <bold>two</bold></p></body><back><ref-list><ref/></ref-list></back>' +
        '<sub-article id="sa1"><front-stub>no</front-stub><body><p>three</p></body></sub-article></article>',
    );
    expect(parts).toEqual([
      { name: 'article', words: ['one', 'two'], counts: { ref: 1 } },
      { name: 'sa1', words: ['three'], counts: {} },
    ]);
  });

  it('are those of one of several forms, and not those of identifiers', () => {
    const [part] = extractSource(
      '<article><body><fig><object-id>no</object-id></fig><alternatives><tex-math>no</tex-math><mml:math><mml:mi>x</mml:mi><mml:mo>=</mml:mo></mml:math></alternatives>' +
        '<p>after</p></body></article>',
    );
    expect(part).toEqual({ name: 'article', words: ['x', '=', 'after'], counts: { fig: 1 } });
  });
});

describe('the words of the HTML', () => {
  it('stand between its tags; letters of formulas count as letters', () => {
    expect(extractHtml('<p title="no">a &lt; b</p><section data-jats="sec"><mi>𝐱</mi></section>')).toEqual({
      words: ['a', '<', 'b', 'x'],
      counts: { sec: 1 },
    });
  });

  it('are refused where the HTML is not ours', () => {
    expect(() => extractHtml('<p onclick=x>a</p>')).toThrow();
  });
});

describe('words in order', () => {
  it('are found among others, and not in another order', () => {
    expect(inOrder(['a', 'b', 'c'], ['x', 'a', 'b', 'y', 'c'])).toEqual({ found: 3, missing: [] });
    expect(inOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual({ found: 2, missing: ['c'] });
    expect(inOrder([], ['a'])).toEqual({ found: 0, missing: [] });
    expect(inOrder(['a'], [])).toEqual({ found: 0, missing: ['a'] });
  });

  it('are as many as the longest common subsequence has', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(inOrder(one, other).found).toBe(longest(one, other));
      }),
    );
  });
});

function longest(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    other.forEach((given, index) => {
      next.push(word === given ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

it('a comparison says what is missing and what is counted differently', () => {
  const comparison = compare({ words: ['a', 'b'], counts: { fig: 2 } }, { words: ['a'], counts: { fig: 1 } });
  expect(comparison).toEqual({ words: 2, found: 1, missing: ['b'], differences: ['fig 2≠1'] });
  expect(shareOf([comparison])).toBe(0.5);
});
