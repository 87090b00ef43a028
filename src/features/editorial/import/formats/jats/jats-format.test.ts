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

const pieces = {
  'content/article.xml': sampleBytes({ rest: '<body><fig id="f1"><graphic xlink:href="fig1.tif"/></fig></body>' }),
  'content/fig1.tif': 'II*',
  'content/proof.pdf': '%PDF',
  'content/table.csv': 'a,b',
  'content/letter.docx': 'PK',
  'other/stray.pdf': '%PDF',
};

async function handedOver(list: Record<string, string>) {
  const files = packageOf({ ...pieces, ...list });
  const [entry] = await entriesOf(files);
  const read = entry && (await jatsFormat.read(entry, files));
  if (!read?.ok) throw new Error('nothing was read');
  const { wanted, problems } = read.value;
  return { wanted, left: problems.filter(({ code }) => code === 'package-file-left').map(({ at }) => at) };
}

test('what a manifest lists beside the article comes with it; letters and the like are left out and named', async () => {
  const item = (type: string, file: string, title = '') =>
    `<item item-type="${type}"><title>${title}</title><instance media-type="x" href="content/${file}"/></item>`;
  const { wanted, left } = await handedOver({
    'manifest.xml': `<manifest xmlns="https://manuscriptexchange.org/schema/manifest">${item('article-metadata', 'article.xml')}
      ${item('manuscript', 'proof.pdf')}${item('supplementary-material', 'table.csv', 'All values')}
      ${item('cover-letter', 'letter.docx')}${item('figure', 'fig1.tif')}${item('x', '../../etc/passwd')}</manifest>`,
  });
  expect(wanted).toMatchObject([
    { role: 'image', href: 'fig1.tif' },
    { role: 'pdf', href: 'content/proof.pdf', version: 'AM', judgedAs: 'publication' },
    { role: 'supplement', href: 'content/table.csv', labels: { en: 'All values' }, judgedAs: 'publication' },
  ]);
  expect(left).toEqual(['content/letter.docx']);
});

test('a list without types gives the article its only PDF and nothing that nobody can judge', async () => {
  const file = (name: string) => `<file name="${name}"/>`;
  const { wanted, left } = await handedOver({
    'ABC-D-26-00001.go.xml': `<GO><header/><filegroup><metadata-file name="article.xml"/>
      ${file('proof.pdf')}${file('table.csv')}${file('fig1.tif')}</filegroup></GO>`,
  });
  expect(wanted.map(({ role }) => role)).toEqual(['image', 'pdf']);
  expect(left).toEqual(['content/table.csv']);
});

test('without a list nothing is guessed', async () => {
  expect((await handedOver({})).wanted.map(({ role }) => role)).toEqual(['image']);
});
