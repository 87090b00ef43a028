import { expect, test } from 'vitest';
import { lastingAddress, mailLink, shareLinks } from './share-links.ts';

test('a work is passed on by its DOI, else by the address of its page', () => {
  expect(lastingAddress('10.5555/a<b>.1/c', 'https://optics.example/x')).toBe('https://doi.org/10.5555/a%3Cb%3E.1/c');
  expect(lastingAddress(null, 'https://optics.example/x')).toBe('https://optics.example/x');
});

test('title and address arrive whole, whatever letters they have', () => {
  const title = '光 & “light” #1';
  const url = 'https://doi.org/10.5555/a?b=1&c#d';
  for (const { name, href } of shareLinks(title, url)) {
    const { protocol, searchParams, hash } = new URL(href);
    expect(protocol).toBe('https:');
    if (name === 'mastodon') expect(decodeURIComponent(hash)).toBe(`#text=${title} ${url}`);
    else expect(searchParams.get('url'), name).toBe(url);
    if (name === 'weibo') expect(searchParams.get('title')).toBe(title);
    if (name === 'x') expect(searchParams.get('text')).toBe(title);
  }
  expect(mailLink('a b&c', url)).toBe(`mailto:?subject=a%20b%26c&body=${encodeURIComponent(url)}`);
});
