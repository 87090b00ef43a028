import { expect, test } from 'vitest';
import { speaksOfNamesOnly } from './evidence.ts';

const names = ['Wei Zhang', '张伟'];

test.each([
  'same name',
  'Same name!',
  'The names are identical.',
  'both have the same full name',
  'Wei Zhang',
  'same name: Wei Zhang / 张伟',
  '同名',
  '姓名相同',
  'gleicher Name',
  '…',
])('"%s" is no evidence: it speaks of names only', (evidence) => {
  expect(speaksOfNamesOnly(evidence, names)).toBe(true);
});

test.each([
  'ORCID says that 0000-0002-1825-0097 replaces 0000-0001-5109-3700',
  'same name and the same ORCID',
  'decided by the editor after a letter from the author, 2026-03-01',
  'ROR lists it as the successor',
  '编辑部与本人确认',
])('"%s" is evidence', (evidence) => {
  expect(speaksOfNamesOnly(evidence, names)).toBe(false);
});
