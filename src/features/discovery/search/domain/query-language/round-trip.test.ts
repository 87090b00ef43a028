import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Expression, simplify, write } from './expression.ts';
import { parse } from './parse.ts';

const word = fc.constantFrom('light', 'wave', 'p53', '钙钛矿', 'poly(vinyl)', 'β-sheet', 'Müller');
const field = fc.constantFrom(null, 'title' as const, 'author' as const, 'issn' as const);
const term = fc.oneof(
  fc.record({ type: fc.constant('words' as const), text: word, field }),
  fc.record({ type: fc.constant('words' as const), text: fc.tuple(word, word).map((pair) => pair.join(' ')), field }),
  fc.record({ type: fc.constant('phrase' as const), text: fc.constantFrom('light wave', 'a "b" c', 'AND OR'), field }),
  fc.record({
    type: fc.constant('beginning' as const),
    text: fc.constantFrom('nano', '钙'),
    more: fc.constantFrom('one' as const, 'any' as const),
    field,
  }),
  fc.record({ type: fc.constant('years' as const), from: fc.constantFrom(null, 1999), to: fc.constant(2020) }),
);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const parts = fc.array(tie('expression'), { minLength: 1, maxLength: 3 });
  return {
    expression: fc.oneof(
      { maxDepth: 4 },
      term as fc.Arbitrary<Expression>,
      fc.record({ type: fc.constant('all' as const), parts }),
      fc.record({ type: fc.constant('any' as const), parts }),
      fc.record({ type: fc.constant('not' as const), part: tie('expression') }),
    ),
  };
});

test('what is written from an expression means that expression again', () => {
  fc.assert(
    fc.property(expression, (given) => {
      const expected = simplify(given);
      const read = parse(write(expected));
      expect(read).toMatchObject({ ok: true, value: { expression: expected } });
    }),
    { numRuns: 1_000 },
  );
});
