import { describe, expect, it } from 'vitest';
import { placeFiles } from '../../domain/place-files.ts';
import type { SourcePackage } from '../format.ts';
import { chinaxivFormat, chinaxivRecordsFormat } from './chinaxiv-format.ts';

const record = {
  id: 'ChinaXiv-202209.00041V2',
  titleZh: '样例论文的题名',
  titleEn: 'The title of a sample paper',
  abstractZh: '样例摘要',
  abstractEn: 'A sample abstract',
  authors: ['样例一', '样例二'],
  authorsEn: ['Sample One', 'Sample Two'],
  affiliations: ['样例大学'],
  keywordsZh: ['样例'],
  subject: 'Electronics',
  subjectZh: '电子与通信技术',
  date: '2022-09',
  licence: 'CC-BY-4.0',
};

const markdown = `# 样例论文的题名

样例一，样例二（样例大学）

# 1 引言

电流 $I = \\frac { a } { b }$ 见表1。

![](images/a.jpg)
图1 样例图

# 1.1 方法

表1 样例表

<html><body><table><tr><td rowspan="2">甲</td><td>1 <mt 2</td></tr></table></body></html>

# 参考文献

[1] Sample A. First title[J]. 2020. doi:10.1234/X1.
[2] 样例. 题名[J]. 2021. [3] Sample C. Third. 2022.

[4] Sample D. Fourth. 2023.

作者简介：样例。
`;

function packageOf(files: Record<string, string>): SourcePackage {
  return {
    paths: Object.keys(files).sort(),
    read: async (path) => Buffer.from(files[path] ?? ''),
    place: (path) => path,
  };
}

async function readAll(files: SourcePackage) {
  const documents = [];
  for await (const entry of chinaxivFormat.entries(files)) {
    const result = await chinaxivFormat.read(entry, files);
    if (!result.ok) throw new Error(result.failure.reason);
    documents.push(result.value);
  }
  return documents;
}

const whole = packageOf({
  'INDEX.json': JSON.stringify([record]),
  'md/ChinaXiv-202209.00041V2.md': markdown,
  'json/ChinaXiv-202209.00041V2.json': JSON.stringify([
    { type: 'text', text: '…' },
    { type: 'table', table_body: '<table>', table_caption: ['表1 样例表'], table_footnote: ['注：样例'] },
  ]),
});

describe('a scanned Chinese preprint', () => {
  it('is an article in two languages with its version and its full text', async () => {
    const [document] = await readAll(whole);
    expect(document?.unit.main).toMatchObject({
      kind: 'article',
      key: 'chinaxiv:202209.00041',
      rank: 102,
      language: 'zh',
      titles: { zh: '样例论文的题名', en: 'The title of a sample paper' },
      keywords: { zh: ['样例'] },
      publishedOn: '2022-09-01',
      details: {
        type: 'preprint',
        publicationType: 1,
        accessType: 0,
        outline: [
          { level: 1, anchor: 's-1', title: '1 引言' },
          { level: 2, anchor: 's-11', title: '1.1 方法' },
        ],
        referenceCount: 4,
      },
      parts: {
        contributor: [
          { role: 'author', names: { zh: { full: '样例一' }, en: { full: 'Sample One' } }, affiliations: [1] },
          { role: 'author', names: { zh: { full: '样例二' }, en: { full: 'Sample Two' } }, affiliations: [1] },
        ],
        affiliation: [{ names: { zh: '样例大学' } }],
        article_version: [{ number: 2 }],
      },
      subjects: [{ kind: 'subject', key: 'electronics' }],
    });
    expect(document?.unit.mentioned).toMatchObject([{ titles: { en: 'Electronics', zh: '电子与通信技术' } }]);
  });

  it('keeps its text in order, without the title that the page shows and the references that are rows', async () => {
    const [document] = await readAll(whole);
    const body = Buffer.from(document?.contents[0]?.bytes ?? []).toString();
    expect(document?.unit.main.details.body).toBe(document?.contents[0]?.sha256);
    expect(body).not.toContain('样例论文的题名');
    expect(body).not.toContain('First title');
    expect(body).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>');
    expect(body).toContain('<figcaption>图1 样例图</figcaption>');
    expect(body).toContain('<td rowspan="2">甲</td><td>1 &lt;mt 2</td>');
    expect(body).toContain('作者简介：样例。');
  });

  it('has its references as printed, wherever on a line they begin', async () => {
    const [document] = await readAll(whole);
    expect(document?.unit.main.parts?.reference).toEqual([
      { label: '1', printed: 'Sample A. First title[J]. 2020. doi:10.1234/X1.', doi: '10.1234/x1' },
      { label: '2', printed: '样例. 题名[J]. 2021.', doi: null },
      { label: '3', printed: 'Sample C. Third. 2022.', doi: null },
      { label: '4', printed: 'Sample D. Fourth. 2023.', doi: null },
    ]);
  });

  it('has its tables as things of their own, with what is said above and below them', async () => {
    const [document] = await readAll(whole);
    expect(document?.unit.members).toMatchObject([
      {
        kind: 'table',
        key: 'chinaxiv:202209.00041#table-1',
        titles: { zh: '表1 样例表' },
        details: {
          article: { kind: 'article', key: 'chinaxiv:202209.00041' },
          position: 1,
          anchor: 'table-1',
          label: '表1',
          captions: { zh: '表1 样例表' },
          content: expect.stringMatching(/^<table id="table-1">.*<\/table><p>注：样例<\/p>$/s),
        },
      },
    ]);
  });

  it('reports a picture that was not delivered, and takes one that was as a figure', async () => {
    const [without] = await readAll(whole);
    expect(without?.problems).toEqual([
      { code: 'alternative-text-missing', at: 'images/a.jpg' },
      { code: 'file-missing', at: 'images/a.jpg' },
    ]);
    const [complete] = await readAll(
      packageOf({ 'md/ChinaXiv-202209.00041V1.md': markdown, 'images/a.jpg': 'picture' }),
    );
    expect(complete?.unit.main).toMatchObject({ rank: 101, titles: { zh: '样例论文的题名' } });
    expect(complete?.wanted).toEqual([
      { kind: 'figure', key: 'chinaxiv:202209.00041#fig-1', role: 'image', href: 'images/a.jpg', public: true },
    ]);
    expect(complete?.unit.members[0]).toMatchObject({ kind: 'figure', details: { label: '图1', position: 1 } });
  });

  it('shows the words below a picture that was not delivered, and no picture without an address', async () => {
    const [document] = await readAll(whole);
    const body = placeFiles(Buffer.from(document?.contents[0]?.bytes ?? []).toString(), () => undefined);
    expect(body).not.toContain('<img');
    expect(body).toMatch(/<figure id="fig-1"><span data-missing-file="images\/a.jpg">.*<figcaption>图1 样例图</);
  });

  it('is refused under a name that is no preprint number', async () => {
    const files = packageOf({ 'md/readme.md': '# x' });
    expect(await chinaxivFormat.read({ source: 'md/readme.md', bytes: Buffer.from('# x') }, files)).toEqual({
      ok: false,
      failure: { reason: '"readme" is not the number of a preprint' },
    });
  });
});

describe('the record of a Chinese preprint', () => {
  it('is the same article with a lower rank, and says what is not translated', async () => {
    const { titleEn: _, licence: __, ...partly } = record;
    const bytes = Buffer.from(JSON.stringify(partly));
    const result = await chinaxivRecordsFormat.read({ source: 'x.ndjson#1', bytes }, packageOf({}));
    expect(result).toMatchObject({
      ok: true,
      value: {
        unit: { main: { key: 'chinaxiv:202209.00041', rank: 2, titles: { zh: '样例论文的题名' } } },
        problems: [{ code: 'translation-missing', at: 'title' }, { code: 'licence-unknown' }],
      },
    });
  });
});
