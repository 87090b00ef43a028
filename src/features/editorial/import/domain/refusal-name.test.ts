import { expect, test } from 'vitest';
import { refusalName } from './refusal-name.ts';

test.each([
  ['the virus scanner found Eicar-Test-Signature in it', 'virus'],
  ['the line is not JSON', 'not-json'],
  ['reading the document takes too long', 'too-heavy'],
  ['the file says that it is written in GBK; it should be in UTF-8', 'encoding'],
  ['the document is a "book", not an article', 'not-article'],
  ['the article has neither a DOI nor an identifier of its publisher', 'no-identifier'],
  ['It could not be stored: value too long.', 'not-stored'],
  ['something never seen before', 'unreadable'],
])('the reason “%s” is told as %s', (reason, name) => expect(refusalName(reason)).toBe(name));
