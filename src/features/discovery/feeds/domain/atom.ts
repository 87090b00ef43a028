import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { type Feed, type FeedEntry, updatedOf } from './feed.ts';

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
