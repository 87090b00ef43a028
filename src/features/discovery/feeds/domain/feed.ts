import type { Id } from '../../../../platform/kernel/id.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';

export interface Feed {
  readonly title: string;
  readonly subtitle: string;
  /** The page that shows the same, and the feed itself; both whole addresses. */
  readonly page: string;
  readonly self: string;
  /** As in BCP 47. */
  readonly language: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same whatever happens to the address. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly summary: string;
  readonly authors: readonly string[];
  /** A day, where it is known. */
  readonly published: string | null;
  /** A moment. */
  readonly updated: string;
  readonly keywords: readonly string[];
  readonly doi: string | null;
  /** Where it was published, in words. */
  readonly source: string;
  /** Sound or film to fetch. */
  readonly enclosure: { readonly href: string; readonly type: string; readonly bytes: number } | null;
}

/** What a feed says of an item beyond what lists print. */
export interface FeedFacts {
  readonly id: Id;
  /** A moment of UTC. */
  readonly updated: string;
  /** Its sound or film, where anyone may fetch it. */
  readonly recording: { readonly position: number; readonly type: string; readonly bytes: number } | null;
}

/** A feed is as new as its newest entry: asked twice in a row it is the same. */
const updatedOf = ({ entries }: Feed): string =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '2000-01-01T00:00:00Z';

/** Atom (RFC 4287). */
export const writeAtom = (feed: Feed): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(feed.language)}">
<id>${xmlText(feed.self)}</id>
<title>${xmlText(feed.title)}</title>
${feed.subtitle ? `<subtitle>${xmlText(feed.subtitle)}</subtitle>\n` : ''}<updated>${updatedOf(feed)}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>
<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>
<author><name>${xmlText(feed.title)}</name></author>
<generator>Imprint</generator>
${feed.entries.map(writeEntry).join('')}</feed>
`;

const writeEntry = (entry: FeedEntry): string => `<entry>
<id>${xmlText(entry.id)}</id>
<title>${xmlText(entry.title)}</title>
<link rel="alternate" type="text/html" href="${xmlText(entry.href)}"/>
${entry.doi ? `<link rel="related" href="${xmlText(`https://doi.org/${entry.doi}`)}"/>\n` : ''}<updated>${entry.updated}</updated>
${entry.published ? `<published>${entry.published}T00:00:00Z</published>\n` : ''}${entry.authors
  .map((name) => `<author><name>${xmlText(name)}</name></author>\n`)
  .join('')}${entry.keywords.map((word) => `<category term="${xmlText(word)}"/>\n`).join('')}${
  entry.summary ? `<summary>${xmlText(entry.summary)}</summary>\n` : ''
}${
  entry.enclosure
    ? `<link rel="enclosure" type="${xmlText(entry.enclosure.type)}" length="${entry.enclosure.bytes}" href="${xmlText(entry.enclosure.href)}"/>\n`
    : ''
}</entry>
`;

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
