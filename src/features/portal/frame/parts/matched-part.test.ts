import { expect, test } from 'vitest';
import { matchedPieces } from './matched-part.ts';

const written = (text: string, typed: string) =>
  matchedPieces(text, typed)
    .map(({ text: piece, matched }) => (matched ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Squeezed light', 'squee', '[Squee]zed light'],
  ['On squeezed light', 'squeezed light', 'On [squeezed light]'],
  ['Łukasz Müller', 'mull', 'Łukasz [Müll]er'],
  ['压缩光的产生', '压缩', '[压缩]光的产生'],
  ['Light', 'dark', 'Light'],
  ['Light', ' ', 'Light'],
])('in %s what was typed as %s stands out', (text, typed, expected) => {
  expect(written(text, typed)).toBe(expected);
});
