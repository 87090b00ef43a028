import type { MetaDescriptor } from 'react-router';
import { type FeedName, feedAddress, feedFormats } from '../domain/feed-name.ts';

/** Tells feed readers where the feed of a page is. */
export const feedLinks = (feed: FeedName, title: string): MetaDescriptor[] =>
  feedFormats.map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: `application/${format}+xml`,
    title: `${title} (${format === 'rss' ? 'RSS' : 'Atom'})`,
    href: feedAddress(feed, format),
  }));
