import { expect, test } from 'vitest';
import { chooseMutations, pick } from './choose-mutations.ts';
import { edited } from './edits.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';
import { writtenMutations } from './written-mutations.ts';

const files = {
  'src/routes.ts': "page('/news', list); page('/newBook', list); page('/mag/:id', 'journal.tsx');",
  'src/site/contract.ts': [
    'const input = z.object({ sld: z.string() });',
    'const site = z.object({',
    '  sld: z.string(),',
    '  impactFactor: z.number().nullable(),',
    '});',
  ].join('\n'),
  'src/site/api/find.test.ts': '',
  'src/order.ts': 'export const order = (a, b) => a.visits - b.visits;',
  'src/order.test.ts': "import { order } from './order.ts';",
};
const rows = {
  news: provenRow('address:/news', '/news', 'tests/journeys/addresses.journey.ts › /news'),
  mag: provenRow('address:/mag/{id}', '/mag/{id}', 'tests/journeys/addresses.journey.ts › /mag'),
  sld: provenRow('field:site.sld', 'sld', 'src/site/api/find.test.ts › title'),
  factor: provenRow('field:site.impact-factor', 'impact factor', 'src/site/api/find.test.ts › title'),
  visits: provenRow('sort:visits', 'visits', 'src/order.test.ts › by visits'),
};
const line = 'sort:*\tsrc/order.ts\ta.visits - b.visits\tb.visits - a.visits';
const table = (...lines: string[]) => ({
  ...files,
  'tests/coverage/mutations/sorts.tsv': ['rows\tfile\tfrom\tto', ...lines, ''].join('\n'),
});

function changed(checkout: Record<string, string>, ...wanted: (typeof rows)[keyof typeof rows][]) {
  const root = temporaryCheckout(checkout);
  return chooseMutations(root, wanted).flatMap(([first]) =>
    first ? [edited(checkout[first.edits[0]?.file ?? ''] ?? '', first.edits)] : [],
  );
}

test('an address leads to the page of the next one that has another', () => {
  expect(changed(files, rows.news, rows.mag)).toEqual([
    "page('/news', 'journal.tsx'); page('/newBook', list); page('/mag/:id', 'journal.tsx');",
    "page('/news', list); page('/newBook', list); page('/mag/:id', list);",
  ]);
});

test('all addresses are changed in one build', () => {
  const batches = chooseMutations(temporaryCheckout(files), [rows.news, rows.mag]).flat();
  expect(batches.map(({ batch }) => batch)).toEqual(['routes', 'routes']);
});

test('a field is no longer told, though it may still be asked for', () => {
  const [without] = changed(files, rows.sld);
  expect(without).toContain('const input = z.object({ sld: z.string() });');
  expect(without?.match(/sld/g)).toHaveLength(1);
  expect(changed(files, rows.factor)[0]).not.toContain('impactFactor');
});

test('what someone has written down is done, for each row that it names', () => {
  expect(changed(table(line), rows.visits)).toEqual(['export const order = (a, b) => b.visits - a.visits;']);
});

test('a written change whose place is gone, or stands twice, or which names no row, is a problem', () => {
  const problems = (checkout: Record<string, string>) =>
    writtenMutations(temporaryCheckout(checkout), [rows.visits]).problems;
  expect(problems(table(line))).toEqual([]);
  expect(problems(table(line.replace('a.visits -', 'c.visits -')))).toHaveLength(1);
  expect(problems(table(line.replace('a.visits - b.visits', 'visits')))).toHaveLength(1);
  expect(problems(table(line.replace('sort:*', 'filter:*')))).toHaveLength(1);
});

test('the same seed picks the same rows, each at most once', () => {
  const possible = chooseMutations(temporaryCheckout(table(line)), Object.values(rows));
  const ids = (seed: number, wanted: number) => pick(possible, wanted, seed).map((mutation) => mutation.row.id);
  expect(ids(7, 2)).toEqual(ids(7, 2));
  expect(new Set(ids(7, 20)).size).toBe(5);
  expect(new Set(Array.from({ length: 20 }, (_, seed) => ids(seed, 1)[0])).size).toBeGreaterThan(1);
});
