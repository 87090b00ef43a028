import { expect, test } from 'vitest';
import { partsMissingIn } from './literal.ts';

test.each([
  ['a word inside another word', 'void 0', 'id'],
  ['a number inside a longer one', 'expect(50).toBe(0.5)', '5'],
  ['a negative number for its positive', 'label(-1)', '1'],
  ['an address inside a longer one', "'/articleRankList' '/article/doi' './article.ts'", '/article'],
  ['an address before a hyphen', "'/editorial-board'", '/editorial'],
  ['a bare slash outside quotes', 'a / b', '/'],
  ['one part of two', "'introduce'", 'introduce → /periodIntroduce'],
])('%s does not say the literal', (_, text, literal) => {
  expect(partsMissingIn(text, 'example', literal)).not.toEqual([]);
});

test.each([
  ['a number with separators', 'timeout(600_000)', '600000'],
  ['a negative number', 'label(-1)', '-1'],
  ['a quoted slash', "open('/')", '/'],
  ['an address after a base', '`${' + 'base}/homeNav`', '/homeNav'],
  ['a call with the prefix of all calls', "'/rc-pub/front/site/findBySld'", '/front/site/findBySld'],
  ['an address as a pattern', String.raw`/\/mag\/\{id\}$/`, '/mag/{id}'],
  ['a message as a pattern', String.raw`/Please dig first\./`, 'Please dig first.'],
  ['a message in JSON', String.raw`"Say \"yes\""`, 'Say "yes"'],
  ['both parts', "['item', '/new']", 'item → /new'],
])('%s says the literal', (_, text, literal) => {
  expect(partsMissingIn(text, 'example', literal)).toEqual([]);
});

test('a field that the specification names in prose may stand as a name of the code', () => {
  expect(partsMissingIn('impactFactor: 2', 'field:journal.impact-factor', 'impact factor')).toEqual([]);
  expect(partsMissingIn('impactFactor: 2', 'message:x', 'impact factor')).toEqual(['impact factor']);
});
