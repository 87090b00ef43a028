import { expect, test } from 'vitest';
import { readTokens } from './code-tokens.ts';
import { literalMutations } from './literal-mutations.ts';
import type { Row } from './rows.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';

const root = () =>
  temporaryCheckout({
    'src/toolbar.ts':
      "import { others } from './other.ts'; export const badgeMax = 99; export const after = 400; export const top = 400;",
    'src/toolbar.test.ts': "import { badgeMax } from './toolbar.ts';",
    'src/other.ts': "export const others = [99, 'news', 'news']; route('mag/:id', '/science');",
    'src/far.ts': "export const far = ['far away', 'false'];",
    'src/messages/en.json': '{ "empty": "No data" }',
    'src/messages/ar.json': '{ "empty": "No data" }',
  });

const choose = (meant: Row) => {
  const checkout = root();
  return literalMutations(checkout, readTokens(checkout))(meant);
};
const row = (literal: string): Row => provenRow(`x:${literal}`, literal, 'src/toolbar.test.ts › title');
const placesOf = (literal: string): string[] =>
  choose(row(literal)).flatMap(({ edits }) => edits.map(({ file }) => file));

test('the occurrence in a file that the test imports is the one meant', () => {
  expect(placesOf('99')).toEqual(['src/toolbar.ts']);
});

test('elsewhere a literal must stand once', () => {
  expect(placesOf('news')).toEqual([]);
  expect(placesOf('/mag/{id}')).toEqual(['src/other.ts']);
  expect(placesOf('science → /science')).toEqual(['src/other.ts']);
});

test('a literal that the test does not reach through its imports is left alone, and so is one that says too little', () => {
  expect(placesOf('far away')).toEqual([]);
  expect(placesOf('false')).toEqual([]);
});

test('the same words in another feature mean something else', () => {
  const checkout = temporaryCheckout({
    'src/features/discovery/search/search.test.ts':
      "import { types } from '../citing/endnote.ts'; import { own } from './own.ts';",
    'src/features/discovery/search/own.ts': "export const own = 'my words';",
    'src/features/discovery/citations/endnote.ts': "export const types = ['Conference Paper'];",
  });
  const meant = (literal: string) =>
    literalMutations(
      checkout,
      readTokens(checkout),
    )(provenRow(`x:${literal}`, literal, 'src/features/discovery/search/search.test.ts › title'));
  expect(meant('Conference Paper')).toEqual([]);
  expect(meant('my words')).toHaveLength(1);
});

test('a call that pages ask for as well is meant where its contract names it', () => {
  const checkout = temporaryCheckout({
    'src/contract.ts': "export const call = { name: 'GET /front/x' };",
    'src/page.ts': "import { call } from './contract.ts'; ask('GET /front/x');",
    'src/call.test.ts': "import { app } from '../tests/support/app.ts';",
    'tests/support/app.ts': "import { page } from '../../src/page.ts';",
  });
  const meant = literalMutations(
    checkout,
    readTokens(checkout),
  )(provenRow('call:/front/x', '/front/x', 'src/call.test.ts › title'));
  expect(meant.flatMap(({ edits }) => edits.map(({ file }) => file))).toEqual(['src/contract.ts']);
});

test('of a text that languages share the English one is meant', () => {
  expect(placesOf('No data')).toEqual(['src/messages/en.json']);
});

test('open rows and rows of journeys are left alone', () => {
  expect(choose({ ...row('99'), state: 'open' })).toEqual([]);
  expect(choose(provenRow('x:99', '99', 'src/toolbar.journey.ts › title'))).toEqual([]);
});

test('a string gets a tail, a number becomes the next one', () => {
  expect(choose(row('99')).flatMap(({ edits }) => edits.map(({ text }) => text))).toEqual(['100']);
  expect(choose(row('No data')).flatMap(({ edits }) => edits.map(({ text }) => text))).toEqual(['"No data~x"']);
});
