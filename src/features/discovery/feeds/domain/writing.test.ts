import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { type Feed, type FeedEntry, writeAtom, writeRss } from './feed.ts';

const entry: FeedEntry = {
  id: 'tag:optics.example,2026:1099511627777',
  title: 'x < y & "z" ]]> in ​<b>light</b>\u0007',
  href: 'https://optics.example/article/doi/10.5555/a%26b?lang=en&x=1',
  summary: '光 & «Licht»',
  authors: ['Li Wei', 'O’Neill, A. & Co'],
  published: '2026-11-01',
  updated: '2026-11-02T03:04:05Z',
  keywords: ['laser', 'R&D'],
  doi: '10.5555/a&b',
  source: 'Optics 2026, 3(1): 7',
  enclosure: { href: 'https://optics.example/files/a?b=1&c=2', type: 'audio/mpeg', bytes: 4711 },
};
const feed: Feed = {
  title: 'Optics & Light',
  subtitle: 'What is new',
  page: 'https://optics.example/homeNav?lang=en&a=b',
  self: 'https://optics.example/rss/site.rss?lang=en',
  language: 'en',
  entries: [entry, { ...entry, id: 'tag:2', doi: null, published: null, enclosure: null, authors: [], keywords: [] }],
};

test('RSS 2.0 is read by a feed reader as it was meant, whatever letters are in it', () => {
  const read = parseRssFeed(writeRss(feed));
  expect(read).toMatchObject({
    title: 'Optics & Light',
    link: feed.page,
    description: 'What is new',
    language: 'en',
    atom: { links: [{ rel: 'self', href: feed.self }] },
  });
  expect(read.items).toHaveLength(2);
  expect(read.items?.[0]).toMatchObject({
    title: 'x < y & "z" ]]> in ​<b>light</b>',
    link: entry.href,
    description: entry.summary,
    guid: { value: entry.id, isPermaLink: false },
    pubDate: 'Sun, 01 Nov 2026 00:00:00 GMT',
    enclosures: [{ url: entry.enclosure?.href, length: 4711, type: 'audio/mpeg' }],
    categories: [{ name: 'laser' }, { name: 'R&D' }],
    dc: { creators: ['Li Wei', 'O’Neill, A. & Co'] },
  });
});

test('Atom is read by a feed reader as it was meant', () => {
  const read = parseAtomFeed(writeAtom(feed));
  expect(read).toMatchObject({ id: feed.self, title: { value: 'Optics & Light' }, updated: entry.updated });
  expect(read.links).toMatchObject([
    { rel: 'self', href: feed.self },
    { rel: 'alternate', href: feed.page },
  ]);
  const [first] = read.entries ?? [];
  expect(first).toMatchObject({ id: entry.id, updated: entry.updated, published: '2026-11-01T00:00:00Z' });
  expect(first?.links?.map(({ rel }) => rel)).toEqual(['alternate', 'related', 'enclosure']);
  expect(first?.authors?.map(({ name }) => name)).toEqual(entry.authors);
});

test('an empty feed is a feed, and asked twice it is the same', () => {
  const empty = { ...feed, entries: [] };
  expect(parseAtomFeed(writeAtom(empty)).updated).toBe('2000-01-01T00:00:00Z');
  expect(writeRss(empty)).toBe(writeRss(empty));
  expect(parseRssFeed(writeRss(empty)).items ?? []).toEqual([]);
});
