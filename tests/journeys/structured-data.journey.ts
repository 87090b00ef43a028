import { expect, inject, test } from 'vitest';
import type { WrittenDocument } from '../conformance/standard.ts';
import { structuredData } from '../conformance/tools/schema-org.ts';
import { ask } from '../faults/ask.ts';
import { withItems } from './named-items.ts';
import { samplePages } from './pages.ts';

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Whatever shows one thing, and the pages that lead to it. */
const chosen = samplePages.filter(
  ({ path, status }) => status === 200 && /columnId=\{|\/doi\/|\/mag|\/issue|homeNav|scanHome|List$/.test(path),
);

async function pages(): Promise<WrittenDocument[]> {
  const read: WrittenDocument[] = [];
  for (const { host, path } of chosen) {
    const at = await withItems(inject('ownerUrl'), path);
    const { text } = await ask(inject('serverPort'), at, { host: `${host}.localhost` });
    read.push({ name: host + path, content: text });
  }
  return read;
}

const promised = [
  ...['AudioObject', 'Book', 'Chapter', 'Collection', 'CreativeWork', 'DefinedTerm', 'DigitalDocument', 'Event'],
  ...['ImageObject', 'NewsArticle', 'Organization', 'Periodical', 'Person', 'PublicationIssue', 'ScholarlyArticle'],
  ...['Table', 'VideoObject', 'WebSite'],
];

const described = ({ content }: WrittenDocument) =>
  [...String(content).matchAll(script)].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);

test('what pages of every kind tell search engines is known to schema.org, by somebody else’s validator', async () => {
  const all = await pages();
  expect(await structuredData(all)).toEqual([]);
  const types = new Set(all.flatMap(described).map((node) => String(node['@type'])));
  expect([...types].toSorted()).toEqual(promised);
  const spoilt = all
    .filter((page) => described(page).length > 0)
    .slice(0, 1)
    .map(({ name, content }) => ({ name, content: String(content).replace(/(ld\+json">[^<]*?)"name":/, '$1"nmae":') }));
  expect(await structuredData(spoilt)).toHaveLength(1);
});
