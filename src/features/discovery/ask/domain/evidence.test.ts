import { expect, test } from 'vitest';
import { hasEvidence } from './evidence.ts';
import { questionWords, termsOf } from './terms.ts';

const passages = [
  'Coverslips were cleaned by sonication in detergent and dried for an hour at 100 °C.',
  '样品在氮气气氛中退火两小时，然后缓慢冷却至室温。',
];

test.each([
  ['How were the coverslips cleaned?', true],
  ['How long were coverslips dried?', true],
  ['样品在什么气氛中退火？', true],
  ['How were the electrodes cleaned?', false],
  ['How is the capital of Mongolia governed?', false],
  ['样品的产地在哪里？', false],
])('%s is spoken of: %s', (question, expected) => {
  expect(hasEvidence(question, passages)).toBe(expected);
});

test('a question without anything to look for is not answered', () => {
  expect(hasEvidence('What is it?', passages)).toBe(false);
  expect(hasEvidence('', passages)).toBe(false);
  expect(hasEvidence('How were coverslips cleaned?', [])).toBe(false);
});

test('words that only ask are not looked for', () => {
  expect(questionWords('How were the coverslips cleaned, and why?')).toBe('coverslips cleaned');
  expect(questionWords('什么是钙钛矿？')).toBe('钙钛矿');
});

test('a word is the same in another form; Chinese is compared by pairs of characters', () => {
  expect(termsOf('cleaning samples')).toEqual(termsOf('cleaned sample'));
  expect(termsOf('退火温度')).toEqual(new Set(['退火', '火温', '温度']));
});
