import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { type Feed, type FeedEntry, updatedOf } from './feed.ts';

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"',
].join(' ');

const line = (name: string, text: string | null): string => (text ? `<${name}>${xmlText(text)}</${name}>\n` : '');
const date = (moment: string): string => new Date(moment).toUTCString();

/** RSS 2.0 with the words of Dublin Core and PRISM that reference managers know. */
export const writeRss = (feed: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${spaces}>
<channel>
${line('title', feed.title)}${line('link', feed.page)}<description>${xmlText(feed.subtitle || feed.title)}</description>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>
${line('language', feed.language)}${line('lastBuildDate', date(updatedOf(feed)))}<generator>Imprint</generator>
${feed.entries.map(writeItem).join('')}</channel>
</rss>
`;

const writeItem = (entry: FeedEntry): string => `<item>
${line('title', entry.title)}${line('link', entry.href)}<guid isPermaLink="false">${xmlText(entry.id)}</guid>
${line('description', entry.summary)}${line('pubDate', date(entry.published ?? entry.updated))}${entry.authors
  .map((name) => line('dc:creator', name))
  .join(
    '',
  )}${line('dc:date', entry.published)}${line('dc:source', entry.source)}${line('dc:identifier', entry.doi && `doi:${entry.doi}`)}${line('prism:doi', entry.doi)}${entry.keywords
  .map((word) => line('category', word))
  .join('')}${
  entry.enclosure
    ? `<enclosure url="${xmlText(entry.enclosure.href)}" length="${entry.enclosure.bytes}" type="${xmlText(entry.enclosure.type)}"/>\n`
    : ''
}</item>
`;
