import { expect, test } from 'vitest';
import { framedLinks } from './framed-links.server.ts';

test.each([
  [
    '<a class="x" href="/thesisDetails?columnId=7&amp;lang=en">',
    '<a class="x" href="/innerBigThesisDetails?columnId=7&amp;lang=en">',
  ],
  ['<a href="/onlineFirst" rel="nofollow">', '<a href="/onlineFirst" target="_blank" rel="nofollow noopener">'],
  ['<a href="https://www.doi.org/">', '<a href="https://www.doi.org/" target="_blank" rel="noopener">'],
  ['<a href="#fig1">', '<a href="#fig1">'],
  ['<a href="/homeNav" target="_blank" rel="noopener">', '<a href="/homeNav" target="_blank" rel="noopener">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  ['<a id="x">', '<a id="x">'],
  ['<form action="/searchFrame">', '<form action="/searchFrame" target="_blank" rel="noopener">'],
  ['<form action="/seniorSearch">', '<form action="/innerSeniorSearch">'],
  ['<abbr href="/x">', '<abbr href="/x">'],
])('%s is sent as %s', (before, after) => expect(framedLinks(before)).toBe(after));
