import { expect, test } from 'vitest';
import type { SourceEntry, SourcePackage } from '../format.ts';
import { jatsFormat } from './jats-format.ts';
import { sampleBytes } from './sample-article.ts';

function packageOf(contents: Record<string, Buffer | string>): SourcePackage {
  return {
    paths: Object.keys(contents).toSorted(),
    read: async (path) => Buffer.from(contents[path] ?? ''),
    place: (path) => path,
  };
}

const entriesOf = async (files: SourcePackage): Promise<SourceEntry[]> => Array.fromAsync(jatsFormat.entries(files));

test('a package’s articles are found, and other XML is passed over', async () => {
  const files = packageOf({
    'a/one.xml': sampleBytes(),
    'b/two.jats': sampleBytes(),
    'b/two.crossref.xml': '<?xml version="1.0"?><doi_batch/>',
    'b/two.pdf': '%PDF',
    'c/broken.xml': 'not XML at all',
    'c/hostile.xml': '<!DOCTYPE article [<!ENTITY a "b">]><article/>',
  });
  expect((await entriesOf(files)).map(({ source }) => source)).toEqual([
    'a/one.xml',
    'b/two.jats',
    'c/broken.xml',
    'c/hostile.xml',
  ]);
});

test('a PDF of the same name belongs to the article, though it says nothing of it', async () => {
  const files = packageOf({ 'x/paper.jats/sample.jats': sampleBytes(), 'x/sample.pdf': '%PDF' });
  const [entry] = await entriesOf(files);
  if (!entry) throw new Error('nothing was found');
  const read = await jatsFormat.read(entry, files);
  expect(read).toMatchObject({ ok: true, value: { wanted: [{ kind: 'article', role: 'pdf', href: 'sample.pdf' }] } });
});
