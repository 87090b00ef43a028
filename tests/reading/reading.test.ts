import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createManuscriptReader,
  type ReadableType,
} from '../../src/features/editorial/submissions/formats/read-manuscript.ts';
import { createMediaTools } from '../../src/platform/adapters/media/media-tools.ts';
import { zipOf } from '../support/zip.ts';
import { sampleDocuments } from './cases.ts';
import { docxOf } from './docx-writer.ts';
import { judge } from './judge-reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-reading-'));
const reader = createManuscriptReader(createMediaTools().layOutPages);
afterAll(async () => {
  await reader.end();
  rmSync(folder, { recursive: true, force: true });
});

function read(content: Buffer | string, type: ReadableType) {
  const path = join(folder, `file.${type}`);
  writeFileSync(path, content);
  return reader.read(path, type, AbortSignal.timeout(30_000));
}

test.each(sampleDocuments())(
  'title, authors and abstract are read from a Word document: $kind',
  async ({ content, truth }) => {
    const guess = await read(await content(), 'docx');
    expect(guess.ok && judge(guess.value, truth)).toEqual({ title: true, authors: true, abstract: true });
  },
);

const twoLanguages = sampleDocuments().find(({ kind }) => kind === 'docx in two languages');

test('a manuscript in two languages gives both titles, both abstracts, and each author’s name in both', async () => {
  const guess = await read(await (twoLanguages as NonNullable<typeof twoLanguages>).content(), 'docx');
  expect(guess).toMatchObject({
    ok: true,
    value: {
      language: 'zh',
      titles: { value: { zh: '示例数据：恒湿条件下涂布纸的干燥过程研究', en: expect.stringContaining('Sample data') } },
      authors: {
        value: [
          {
            names: { zh: '施例甲', en: 'SHI Lijia' },
            affiliations: ['示例大学 纸张学院，示例市 100000', '示例科学院 示例研究所，示例市 100001'],
            isCorresponding: true,
          },
          { names: { zh: '施例乙', en: 'SHI Liyi' }, affiliations: ['示例科学院 示例研究所，示例市 100001'] },
          { names: { zh: '李例丙', en: 'LI Bing' } },
        ],
      },
      keywords: { value: { zh: ['示例数据', '稿件', '阅读'], en: ['sample data', 'manuscripts', 'reading'] } },
    },
  });
  expect(guess.ok && guess.value.references?.value).toHaveLength(2);
});

test('an ORCID and an address go to the author who stands before them', async () => {
  const guess = await read(
    docxOf([
      { runs: [{ text: 'Sample data on a question of addresses', bold: true, size: 18 }] },
      { runs: [{ text: 'Exa Mple, Sam Ple' }] },
      { runs: [{ text: 'Exa Mple: 0000-0002-1825-0097; Sam Ple: sam.ple@example.org' }] },
      { runs: [{ text: 'Abstract', bold: true }] },
      { runs: [{ text: 'A sample abstract that is long enough to be one. '.repeat(4) }] },
    ]),
    'docx',
  );
  expect(guess.ok && guess.value.authors?.value).toEqual([
    { names: { en: 'Exa Mple' }, orcid: '0000-0002-1825-0097' },
    { names: { en: 'Sam Ple' }, email: 'sam.ple@example.org' },
  ]);
});

const article = `<article xml:lang="en"><front><article-meta><title-group><article-title>Sample <italic>title</italic></article-title>
<trans-title-group xml:lang="zh"><trans-title>示例标题</trans-title></trans-title-group></title-group>
<contrib-group><contrib contrib-type="author" corresp="yes"><contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
<name><surname>Ple</surname><given-names>Sam</given-names></name><xref ref-type="aff" rid="a1"/></contrib>
<aff id="a1"><label>1</label>Example University</aff></contrib-group>
<abstract><p>A sample abstract.</p></abstract><trans-abstract xml:lang="zh"><p>示例摘要。</p></trans-abstract>
<kwd-group><kwd>sample</kwd></kwd-group></article-meta></front>
<back><ref-list><ref><element-citation><article-title>A sample work</article-title><year>2020</year></element-citation></ref></ref-list></back></article>`;

describe('an article in JATS is read', () => {
  const expected = {
    ok: true,
    value: {
      titles: { value: { en: 'Sample title', zh: '示例标题' }, from: 'markup' },
      authors: {
        value: [
          {
            names: { en: 'Sam Ple' },
            orcid: '0000-0002-1825-0097',
            affiliations: ['Example University'],
            isCorresponding: true,
          },
        ],
      },
      abstracts: { value: { en: 'A sample abstract.', zh: '示例摘要。' } },
      keywords: { value: { en: ['sample'] } },
      references: { value: ['A sample work 2020'] },
    },
  };

  test('from its file', async () => {
    expect(await read(article, 'xml')).toMatchObject(expected);
  });

  test('from an archive that has other files too', async () => {
    const files = { 'paper/picture.png': 'x', 'paper/deposit.xml': '<doi_batch/>', 'paper/article.xml': article };
    const zip = zipOf(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
    expect(await read(zip, 'zip')).toMatchObject(expected);
  });
});

describe('a file that can’t be read is a refusal and no failure of ours', () => {
  const bomb = `<!DOCTYPE article [<!ENTITY a "b">]>${article}`;
  test.each<[string, Buffer | string, ReadableType]>([
    ['entities of its own', bomb, 'xml'],
    ['a web page', '<html/>', 'xml'],
    ['no archive', 'not a zip', 'docx'],
    ['no Word document', zipOf([{ name: 'a', content: Buffer.from('x') }]), 'docx'],
    ['a document with entities', zipOf([{ name: 'word/document.xml', content: Buffer.from(bomb) }]), 'docx'],
    [
      'a document that unpacks without end',
      zipOf([{ name: 'word/document.xml', content: Buffer.alloc(90 * 1024 ** 2, 32) }]),
      'docx',
    ],
    ['an archive without an article', zipOf([{ name: 'a.xml', content: Buffer.from('<x/>') }]), 'zip'],
    ['no PDF', '%PDF-1.7 and nothing more', 'pdf'],
  ])('%s', async (_, content, type) => {
    expect(await read(content, type)).toEqual({ ok: false, failure: { reason: expect.stringMatching(/^[a-z]/) } });
  });

  test('a document that takes too long', async () => {
    const hasty = createManuscriptReader(createMediaTools().layOutPages, { milliseconds: 40, megabytes: 192 });
    const path = join(folder, 'long.docx');
    writeFileSync(path, docxOf(Array.from({ length: 40_000 }, () => ({ runs: [{ text: 'sample' }] }))));
    const guess = await hasty.read(path, 'docx', AbortSignal.timeout(30_000));
    expect(guess).toEqual({ ok: false, failure: { reason: 'reading the document takes too long' } });
    await hasty.end();
  });
});
