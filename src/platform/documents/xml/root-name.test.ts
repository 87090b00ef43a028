import { expect, test } from 'vitest';
import { rootName } from './root-name.ts';

test('the root is seen behind declarations, comments and a document type', () => {
  expect(rootName('\uFEFF<?xml version="1.0"?>\n<!-- <no> --><!DOCTYPE article PUBLIC "x" "y">\n<article a="1">')).toBe(
    'article',
  );
  expect(rootName('<doi_batch/>')).toBe('doi_batch');
  expect(rootName('<m:x>')).toBe('m:x');
});

test('a file whose root can’t be seen says nothing', () => {
  for (const text of ['', 'text', '<!-- <article>', '<!DOCTYPE a [<!ENTITY b "<c>">]><a/>', '<', '< a>']) {
    expect(rootName(text), text).toBeUndefined();
  }
});
