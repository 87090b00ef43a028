import { expect, test } from 'vitest';
import { type FeedName, feedAddress, feedFormats, readFeedName } from './feed-name.ts';

const names: FeedName[] = [
  { of: 'site', id: null },
  { of: 'online-first', id: null },
  { of: 'just-accepted', id: null },
  { of: 'search', id: null },
  { of: 'journal', id: '1099511627777' },
  { of: 'online-first', id: '1099511627777' },
  { of: 'issue', id: '7' },
  { of: 'column', id: '7' },
];

test.each(names)('the address of a feed leads back to it: $of $id', (name) => {
  for (const format of feedFormats)
    expect(readFeedName(feedAddress(name, format).slice('/rss/'.length))).toEqual({ name, format });
});

test.each(['site.xml', 'site-7.rss', 'journal.rss', 'journal-07.rss', 'journal-x.rss', 'site', '.rss', 'nothing.atom'])(
  'no feed is called %s',
  (file) => {
    expect(readFeedName(file)).toBeUndefined();
  },
);
