import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestRequests } from '../../use-cases/suggest.ts';
import { understand } from '../query-language/understand.ts';
import { mostCharacters, type Question, scopes } from '../search-question.ts';
import { clusterRequest, kindsRequest } from './clusters.ts';
import { searchRequest } from './search-request.ts';
import { synonymRequest, termsToTranslate } from './synonym-request.ts';

const pieces = fc.constantFrom(
  ...[
    'AND',
    'OR',
    'NOT',
    'and',
    '(',
    ')',
    '"',
    '“',
    '”',
    '「',
    '*',
    '?',
    ':',
    'title:',
    'year:',
    'year:2020..',
    'doi:',
  ],
  ...['\\', '/', '~', '^', '+', '-', '{"match_all":{}}', "'; drop table item; --", '<script>', '%', '_', '[a TO b]'],
  ...[
    '😀',
    '\u202e',
    '\u200f',
    '\ud800',
    '\u0000',
    '␟',
    '\ue000',
    'ﷺ',
    '钙钛矿',
    'perovskite',
    'β',
    'a',
    '10.1/x',
    '1',
  ],
);
const text = fc
  .oneof(
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: mostCharacters }),
    fc.string({ unit: 'grapheme', maxLength: mostCharacters }),
  )
  .map((given) => given.slice(0, mostCharacters));

const question = fc.record<Question>({
  text,
  scope: fc.constantFrom(...scopes),
  match: fc.constantFrom('precise', 'fuzzy'),
  within: fc.array(text, { maxLength: 2 }),
  years: fc.constant({ from: 2000, to: null }),
  chosen: text.map((value) => ({ journal: [value], accessType: [value] })),
  sort: fc.constant({ field: 'relevance', direction: 'desc' }),
  page: fc.constant(0),
  size: fc.constant(20),
  cursor: fc.constant(null),
});

/** Clauses inside clauses; the engine reads a thousand of them and not many levels. */
function clauses(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  return Object.entries(part).reduce(
    (sum, [name, inner]) =>
      sum + clauses(inner) + (['multi_match', 'prefix', 'wildcard', 'terms'].includes(name) ? 1 : 0),
    0,
  );
}

test('whatever is typed becomes a request of bounded size that can be sent', () => {
  fc.assert(
    fc.property(question, fc.boolean(), (input, widened) => {
      const what = { question: input, understood: understand(input.text), widened };
      const requests = [
        searchRequest(what),
        clusterRequest(what),
        kindsRequest(what),
        ...Object.values(suggestRequests(input.text, input.scope)),
        synonymRequest(termsToTranslate(what.understood.expression)),
      ];
      const sent = JSON.stringify(requests.map(({ query }) => query));
      expect(sent).not.toContain('undefined');
      expect(Math.max(...requests.map(clauses))).toBeLessThan(1_000);
    }),
    { numRuns: 2_000 },
  );
});
