import { expect, test } from 'vitest';
import { transcriptHtml } from './transcript-html.ts';

const addressOf = (seconds: number) => `/videoDetails?columnId=1&t=${seconds}`;

test('each passage links to its moment, and nothing in it is taken for HTML', () => {
  expect(transcriptHtml({ language: 'en', cues: [{ start: 62.5, end: 65, text: 'a < b & "c"' }] }, addressOf)).toBe(
    '<ol><li id="said-en-0" data-from="62.5" data-to="65"><a href="/videoDetails?columnId=1&amp;t=62" data-time="62.5">1:02</a> <span>a &lt; b &amp; &quot;c&quot;</span></li></ol>',
  );
});

test('a text without times has no links', () => {
  expect(transcriptHtml({ language: 'en', cues: [{ start: 0, end: null, text: 'All of it.' }] }, addressOf)).toBe(
    '<p id="said-en-0">All of it.</p>',
  );
});
