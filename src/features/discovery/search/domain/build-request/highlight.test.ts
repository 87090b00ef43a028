import { expect, test } from 'vitest';
import { markedHtml, markedWords } from './highlight.ts';

test.each([
  ['a \ue000b\ue001 c', 'a <mark>b</mark> c'],
  ['<b>\ue000x & y\ue001', '&lt;b&gt;<mark>x &amp; y</mark>'],
  ['\ue000<script>\ue001', '<mark>&lt;script&gt;</mark>'],
  ['stray \ue000 and \ue001\ue001', 'stray <mark> and </mark>'],
  ['never closed \ue000x', 'never closed x'],
  ['plain', 'plain'],
])('what is marked is escaped, and each mark is closed: %j', (fragment, html) =>
  expect(markedHtml(fragment)).toBe(html),
);

test('the marked words are known', () => {
  expect(markedWords('a \ue000b\ue001 \ue000c d\ue001')).toEqual(['b', 'c d']);
});
