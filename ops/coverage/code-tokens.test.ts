import { expect, test } from 'vitest';
import { otherToken, readTokens, tokensOf } from './code-tokens.ts';
import { edited } from './edits.ts';
import { temporaryCheckout } from './temporary-checkout.ts';

const valuesOf = (file: string, text: string): string[] => tokensOf(file, text).map((token) => token.value);

test('strings and numbers of code are tokens, comments and names are not', () => {
  const text = `const a1 = ['it\\'s', "two", \`three\`, 600_000, -1]; // 'four' 5\n/* 6 */ b2.c3 = 0.7;`;
  expect(valuesOf('src/a.ts', text)).toEqual(["it's", 'two', 'three', '600000', '-1']);
});

test('a message file’s texts are tokens, its keys are not', () => {
  expect(valuesOf('src/messages/en.json', '{ "no-data": "No data" }')).toEqual(['No data']);
});

test('SQL comments are not tokens', () => {
  expect(valuesOf('db/migrations/1.sql', "check (kind in ('link')) -- 'news'")).toEqual(['link']);
});

test('a changed string has a tail, a changed number is the next one', () => {
  const text = "limit('a', 99)";
  expect(tokensOf('a.ts', text).map((token) => edited(text, [otherToken(token)]))).toEqual([
    "limit('a~x', 99)",
    "limit('a', 100)",
  ]);
});

test('tests and generated files are not product code', () => {
  const root = temporaryCheckout({
    'src/a.ts': "'code'",
    'src/a.test.ts': "'test'",
    'src/a.gen.ts': "'generated'",
    'db/migrations/0001.sql': "select 'sql'",
    'ops/b.ts': "'ops'",
  });
  expect(readTokens(root).map((token) => token.value)).toEqual(['code', 'sql']);
});

test('a literal in a type is no token: no test can see it change', () => {
  const text = "type Name = 'one' | 2;\nconst name: Pick<Thing, 'two'> = take('three');";
  expect(tokensOf('src/a.ts', text).map(({ value, start }) => [value, text.slice(start + 1, start + 6)])).toEqual([
    ['three', 'three'],
  ]);
});
