import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  type OjsVersion,
  ojsArticle,
  ojsArticles,
  ojsIssue,
  ojsVersions,
  type SampleExport,
  samplePdfBytes,
} from '../../../../../../tests/support/ojs-export.ts';
import { openPackage } from '../../../../../platform/documents/archives/open-package.ts';
import type { ReadDocument, SourcePackage } from '../format.ts';
import { ojsFormat } from './ojs-format.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-ojs-test-'));
// What is taken apart lies here, so that one sees whether it went again.
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const journal = {
  kind: 'journal',
  key: '1234-5679',
  onlyIfMissing: true,
  titles: { en: 'Sample Journal' },
  details: {},
};

async function readExport(xml: string | Buffer, mostBytes?: number) {
  const path = join(folder, 'export.xml');
  await writeFile(path, xml);
  const opened = await ojsFormat.unpack?.(await openPackage(path), mostBytes);
  if (!opened) throw new Error('Nothing was unpacked.');
  const files: SourcePackage = { ...opened, journal };
  const read: ReadDocument[] = [];
  const refused: string[] = [];
  const bytesOf = new Map<string, Buffer>();
  for await (const entry of ojsFormat.entries(files)) {
    const outcome = await ojsFormat.read(entry, files);
    if (!outcome.ok) refused.push(outcome.failure.reason);
    else {
      read.push(outcome.value);
      for (const { href, name } of outcome.value.wanted) {
        const found = files.paths.find((one) => one.endsWith(`/${href}`));
        if (found) bytesOf.set(name ?? href, await files.read(found));
      }
    }
  }
  const { paths } = files;
  await opened.close();
  return { read, refused, bytesOf, paths };
}

const article = async (sample: SampleExport = {}, version: OjsVersion = '3.4') =>
  readExport(ojsArticles([ojsArticle(version, 31, sample)]));

describe.each(ojsVersions)('an issue of OJS %s', (version) => {
  test('comes with its articles, people, files and cover, in the languages that it has', async () => {
    const articles = [ojsArticle(version, 31), ojsArticle(version, 32)];
    const { read, refused, bytesOf } = await readExport(ojsIssue(version, articles));
    expect(refused).toEqual([]);
    const [issue, first, second] = read;
    expect(issue).toMatchObject({
      unit: {
        main: {
          kind: 'issue',
          key: '1234-5679/2024/7/2',
          doi: '10.5555/issue.4',
          publishedOn: '2024-03-01',
          details: { year: 2024, volume: '7', issue: '2', themes: { en: 'Small things', zh: '小事' } },
        },
      },
      wanted: [{ kind: 'issue', role: 'image', name: 'cover.png', judgedAs: 'figure', isCover: true, public: true }],
      problems: [],
    });
    expect(first?.unit.main).toMatchObject({
      kind: 'article',
      key: '10.5555/ojs.31',
      doi: '10.5555/ojs.31',
      publishedOn: '2024-03-01',
      language: version === '3.3' ? 'en-US' : 'en',
      titles: { en: 'The On E. coli: A sample', zh: '论大肠杆菌' },
      richTitles: { en: 'The On <i>E. coli</i>: A sample' },
      summaries: { en: 'What we found.', zh: '我们的发现。' },
      keywords: { en: ['bacteria', 'samples'], zh: ['细菌'] },
      details: {
        period: { kind: 'issue', key: '1234-5679/2024/7/2' },
        journal: { kind: 'journal', key: '1234-5679' },
        part: { en: 'Articles', zh: '论文' },
        position: 2,
        volume: '7',
        firstPage: '11',
        lastPage: '18',
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        accessType: 0,
        receivedOn: '2023-11-05',
        copyright: { en: '© 2024 The authors' },
        funds: [{ names: { en: 'Sample Fund' }, awards: [] }],
        abstracts: { en: '<p>What <i>we</i> found.</p>' },
      },
      parts: {
        contributor: [
          {
            role: 'author',
            names: { en: { full: 'Ada Sample', family: 'Sample' }, zh: { full: '样爱达', given: '爱达' } },
            orcid: '0000-0002-1825-0097',
            corresponding: true,
            bios: { en: 'Ada writes samples.' },
            affiliations: version === '3.5' ? [1, 2] : [1],
          },
          { role: 'translator', names: { en: { full: 'Bo' } }, affiliations: [] },
        ],
        affiliation:
          version === '3.5'
            ? [{ ror: 'https://ror.org/02mhbdp94', country: 'China' }, { names: { zh: '样例医院' } }]
            : [{ names: { en: 'Sample University', zh: '样例大学' }, country: 'China', ror: null }],
        reference: [{ doi: '10.5555/cited.1' }, { doi: null }],
      },
      subjects: [{ kind: 'subject', key: 'biology' }],
    });
    expect(first?.wanted.map(({ name, role, labels, language }) => [name, role, labels, language])).toEqual([
      ['paper.pdf', 'pdf', { en: 'PDF' }, version === '3.3' ? 'en-US' : 'en'],
      ['paper.html', 'galley', { en: 'HTML' }, version === '3.3' ? 'en-US' : 'en'],
      ['table.csv', 'data', { zh: 'Data' }, version === '3.3' ? 'zh-CN' : 'zh-Hans'],
      ['figure.png', 'attachment', undefined, undefined],
    ]);
    expect(bytesOf.get('paper.pdf')?.equals(samplePdfBytes)).toBe(true);
    expect(second?.unit.main.key).toBe('10.5555/ojs.32');
    expect(JSON.stringify(read)).not.toContain('example.org"');
  });
});

test('what has no place here is said, and what readers must not have is left in OJS', async () => {
  const older = '<publication version="1" status="3"><id type="internal">30</id><title>Old</title></publication>';
  const reviews = '<review_rounds><round>1</round></review_rounds>';
  const { read } = await article({ article: `${older}${reviews}` });
  expect(read[0]?.problems).toEqual([
    { code: 'versions-left', value: '1' },
    { code: 'element-left', at: 'review_rounds' },
    { code: 'element-left', at: 'coverage' },
    { code: 'element-left', at: 'email' },
    { code: 'file-elsewhere', at: 'Elsewhere', value: 'https://example.org/paper.pdf' },
    { code: 'file-internal', at: 'manuscript with names.docx' },
  ]);
});

test('an article that is not published yet waits for an editor, and one that was declined stays in OJS', async () => {
  expect((await article({ status: '1' })).read[0]?.unit.main.status).toBe('draft');
  expect((await article()).read[0]?.unit.main.status).toBeUndefined();
  expect((await article({ status: '4' })).refused).toEqual([expect.stringContaining('was declined')]);
});

test('an article without a DOI is known by its number in OJS, in the same journal always', async () => {
  const xml = ojsArticles([ojsArticle('3.4', 31).replace(/<id type="doi".*?<\/id>/, '')]);
  expect((await readExport(xml)).read[0]?.unit.main.key).toBe('1234-5679:7031');
});

describe('what is wrong or hostile', () => {
  test.each([
    ['declares entities', `<!DOCTYPE a [<!ENTITY a "b">]>${ojsArticles([])}`, 'declares entities'],
    ['is not well-formed', ojsArticles([ojsArticle('3.4', 31)]).replace('</article>', ''), 'not well-formed'],
    ['ends in the middle', ojsArticles([ojsArticle('3.4', 31)]).slice(0, -40), 'well-formed'],
    ['is nested too deep', ojsArticles([`<article>${'<a>'.repeat(200)}`]), 'too deep'],
    ['has too many elements', ojsArticles([`<article>${'<a/>'.repeat(200_001)}`]), 'too many elements'],
    ['has an endless text', ojsArticles([`<article><title>${'x'.repeat(8_000_001)}`]), 'characters'],
    ['is written otherwise', `<?xml version="1.0" encoding="GB2312"?>${ojsArticles([])}`, 'written in GB2312'],
  ])('an export that %s is refused as a whole, with the reason', async (_, xml, reason) => {
    const { read, refused, paths } = await readExport(xml);
    expect({ read, refused }).toEqual({ read: [], refused: [expect.stringContaining(reason)] });
    expect(paths).toEqual(['export.xml/refusal.txt']);
  });

  test.each([
    ['no base64', '<embed encoding="base64">Käse!</embed>'],
    ['cut base64', '<embed encoding="base64">JVBERi0xL</embed>'],
    ['base64 after its end', '<embed encoding="base64">JVBERg==JVBERg==</embed>'],
    ['another encoding', '<embed encoding="hex">255044462d</embed>'],
    ['elements', '<embed encoding="base64">JVBE<b/>Ri0x</embed>'],
    ['nothing', '<embed encoding="base64"/>'],
  ])('a file that is %s is left out, and the article comes', async (_, content) => {
    const { read, refused } = await article({ content });
    expect(refused).toEqual([]);
    expect(read[0]?.problems).toContainEqual({ code: 'file-damaged', at: 'paper.pdf' });
    expect(read[0]?.wanted.map(({ name }) => name)).toEqual(['paper.html', 'table.csv', 'figure.png']);
  });

  test('addresses of other machines are not asked, and names lead nowhere', async () => {
    const remote = await article({ content: '<href src="https://example.org/x.pdf" mime_type="application/pdf"/>' });
    expect(remote.read[0]?.problems).toContainEqual({ code: 'file-elsewhere', at: 'paper.pdf' });
    const { read } = await article({ words: '/../../etc/passwd\u202e"' });
    expect(read[0]?.wanted[0]?.name).toMatch(/^[\w.-]+$/);
  });

  test('markup in any place does nothing', async () => {
    const words = escapeTwice(
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>',
    );
    const { read } = await article({ words });
    const { richTitles, details, titles } = read[0]?.unit.main ?? {};
    expect(titles).toEqual({ en: 'The On E. colia: A sample', zh: '论大肠杆菌' });
    expect(richTitles).toEqual({ en: 'The On <i>E. coli</i>a: A sample' });
    expect(details?.abstracts).toMatchObject({ en: '<p>What <i>we</i> found<a>a</a>.</p>' });
  });

  test('a large file passes without being held, and the parts of an export are no more than a package may be', async () => {
    const before = process.memoryUsage().rss;
    const large = Buffer.alloc(60 * 1_048_576, 7).toString('base64');
    const { bytesOf } = await article({ content: `<embed encoding="base64">${large}</embed>` });
    expect(bytesOf.get('paper.pdf')?.length).toBe(60 * 1_048_576);
    expect(process.memoryUsage().rss - before).toBeLessThan(800 * 1_048_576);
    await expect(readExport(ojsArticles([ojsArticle('3.4', 31)]), 100)).rejects.toThrow('larger than');
    expect(await readdir(folder)).toEqual(['export.xml']);
  });
});

test('an article in JATS is no export of OJS', async () => {
  const { read, refused } = await readExport('<article><front/></article>');
  expect({ read, refused }).toEqual({ read: [], refused: [] });
});

function escapeTwice(markup: string): string {
  return markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
