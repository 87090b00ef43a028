import { expect, test } from 'vitest';
import { zipOf } from '../../../../../../tests/support/zip.ts';
import { bytesSource } from '../../../../../platform/documents/byte-sources.ts';
import { judgeFile } from './judge-file.ts';

const judge = async (name: string, content: Buffer | string, role: 'publication' | 'supplement' = 'publication') => {
  const verdict = await judgeFile(bytesSource(Buffer.from(content)), { name, role });
  return verdict.ok ? verdict.value.type : verdict.failure.reason;
};

const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

test('a page that only shows something is taken from an editor, and from nobody else', async () => {
  expect(await judge('paper.html', page('<p>On <i>E. coli</i> online</p>'))).toBe('html');
  expect(await judge('paper.html', page('<p>A</p>'), 'supplement')).toBe('typeNotTaken');
});

test.each([
  '<script>alert(1)</script>',
  '<img src="a.png" onerror="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="https://example.org"></iframe>',
  '<form action="https://example.org"></form>',
  '<meta http-equiv="refresh" content="0">',
])('a page with %s is refused', async (body) => {
  expect(await judge('paper.html', page(body))).toBe('activeContent');
});

test('a book is told by its first file', async () => {
  const entries = (type: string) => [
    { name: 'mimetype', content: Buffer.from(type) },
    { name: 'META-INF/container.xml', content: Buffer.from('<container/>') },
  ];
  expect(await judge('book.epub', zipOf(entries('application/epub+zip')))).toBe('epub');
  expect(await judge('book.epub', zipOf(entries('text/plain')))).toBe('disguised');
  expect(
    await judge(
      'book.epub',
      zipOf([...entries('application/epub+zip'), { name: 'a.exe', content: Buffer.from('MZ') }]),
    ),
  ).toBe('program');
});
