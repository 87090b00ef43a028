import { expect, test } from 'vitest';
import { labelOf } from './labels.ts';

test.each([
  ['摘 要：本文', 'abstract', '本文'],
  ['【摘要】本文', 'abstract', '本文'],
  ['Abstract', 'abstract', ''],
  ['ABSTRACT: We show', 'abstract', 'We show'],
  ['Abstract—We show', 'abstract', 'We show'],
  ['Summary', 'abstract', ''],
  ['关键词：样例；稿件', 'keywords', '样例；稿件'],
  ['Key words: sample', 'keywords', 'sample'],
  ['Index Terms—sample', 'keywords', 'sample'],
  ['参考文献', 'references', ''],
  ['7. References', 'references', ''],
  ['1 Introduction', 'introduction', ''],
  ['引  言', 'introduction', ''],
  ['收稿日期：2026-01-01', 'note', '：2026-01-01'],
] as const)('%s is the label of a part', (text, kind, rest) => {
  expect(labelOf({ text })).toMatchObject({ kind, rest });
});

test.each([
  'Abstract algebra is a field',
  'Summary of the results that we found',
  'References to earlier work are few',
  '参考文献表明',
])('%s is a sentence', (text) => {
  expect(labelOf({ text })).toBeUndefined();
});
