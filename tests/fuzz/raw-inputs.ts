import fc from 'fast-check';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';
import { sites } from '../isolation/marked-site.ts';

/** Texts on which parsers, databases and templates have stumbled before. */
const stumblingBlocks = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table site; --",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '<script>',
  '../../etc/passwd',
  '9223372036854775807',
  '9223372036854775808',
  '-1',
  '0',
  '1e3',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'ﷺ'.repeat(300),
];

const knownIds = Object.values(sites).flatMap((site) => [1, 2, 6, 20, 21, 30].map((counter) => site.itemId(counter)));
const knownSites = Object.values(sites).flatMap(({ id, sld }) => [id, String(id), sld]);

export const strangeValue = fc.oneof(
  fc.constantFrom<unknown>(...knownIds, ...knownSites),
  fc.constantFrom<unknown>(...stumblingBlocks),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.bigInt().map(String),
  fc.double(),
  // The same parameter twice in an address.
  fc.array(fc.string(), { maxLength: 3 }),
);

const fieldsOf = (endpoint: Endpoint): string[] =>
  Object.keys((endpoint.input as { shape?: Record<string, unknown> }).shape ?? {});

/** What anyone may send to a call: its own fields with wrong values, foreign fields, or something else altogether. */
export function rawInputs(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const known = fieldsOf(endpoint);
  const field = fc.oneof(
    ...(known.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 1, arbitrary: fc.constantFrom('siteId', 'id', 'lang', '__proto__', 'constructor', 'toString') },
    { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
  );
  return fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(field, strangeValue, { maxKeys: 5 }) },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
  );
}
