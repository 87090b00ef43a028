import { expect, test } from 'vitest';
import { isInnerPath, isPlainName } from './file-name.ts';

test.each(['paper.pdf', '稿件 终稿 (2).docx', 'a.b.c.zip', 'console.tex'])('%j is a file’s name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  '',
  '../a.pdf',
  'a/b.pdf',
  'a\\b.pdf',
  'a\0.pdf',
  'NUL',
  'com1.txt',
  '.pdf',
  'a.pdf.',
  'fdp\u202egnp.pdf',
  'x'.repeat(256),
])('%j is none', (name) => {
  expect(isPlainName(name)).toBe(false);
});

test.each(['a.tex', 'figures/one.png', 'figures/', '图/一.png'])('%j stays inside its archive', (path) => {
  expect(isInnerPath(path)).toBe(true);
});

test.each(['../a', 'a/../../b', '/a', 'C:/a', 'a\\b', 'a//b', './a', 'a/nul.tex', 'a\0b', ''])(
  '%j does not',
  (path) => {
    expect(isInnerPath(path)).toBe(false);
  },
);
