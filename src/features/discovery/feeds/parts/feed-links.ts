import type { MetaDescriptor } from 'react-router';
import { type FeedName, feedAddress, feedFormats } from '../domain/feed-name.ts';

/** Tells feed readers where the feed of a page is; that of a search has its question. */
export const feedLinks = (feed: FeedName, title: string, query = ''): MetaDescriptor[] =>
  feedFormats.map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: `application/${format}+xml`,
    title: `${title} (${format === 'rss' ? 'RSS' : 'Atom'})`,
    href: feedAddress(feed, format) + (query && `?${query}`),
  }));
