import { expect, test } from 'vitest';
import { readPage } from './page-text.ts';
import { placeholdersIn, restsIn } from './unfit-texts.ts';

const zh = new Map([
  ['lists.empty', '这里还没有图书'],
  ['ui.more', '显示全部 {count, number} 项'],
  ['ui.send', '通过邮件发送'],
]);
const en = new Map([
  ['lists.empty', 'There are no books here yet.'],
  ['ui.more', 'Show all {count, number} entries of the list'],
  ['ui.send', 'Send by e-mail'],
]);
const page = (body: string) =>
  readPage(`<!DOCTYPE html><html lang="zh-CN"><head><title>图书 &amp; 期刊</title></head><body>${body}</body></html>`);

test('a page is read with its language, title and heading; what is no text for readers is left out', () => {
  const read = page(
    '<h1><bdi>图书</bdi> <!-- -->1</h1><script>"<p>no</p>"</script><input placeholder="书名"/><svg><title>no</title></svg><p>尾</p>',
  );
  expect(read).toMatchObject({ language: 'zh-CN', title: '图书 & 期刊', headings: ['图书 1'], contents: ['图书'] });
  expect(read.texts).toEqual(['图书 & 期刊', '1', '书名', '尾']);
});

test('words of the interface in the other language are found, in sentences and labels, filled in or not', () => {
  const rests = (body: string) => restsIn(page(body), 'en', zh, en);
  expect(rests('<p>There are no books here yet.</p>')).toEqual(['lists.empty: There are no books here yet.']);
  expect(rests('<button aria-label="Send by e-mail"></button>')).toHaveLength(1);
  expect(rests('<a>Show all 12 entries of the list</a>')).toEqual(['ui.more: entries of the list']);
  expect(rests('<p>通过邮件发送</p>')).toEqual([]);
});

test('what people wrote may be in another language, above all where it says so', () => {
  expect(restsIn(page('<p lang="en">There are no books here yet.</p>'), 'en', zh, en)).toEqual([]);
  expect(restsIn(page('<bdi>Send by e-mail: a history</bdi>'), 'en', zh, en)).toEqual([]);
});

test('a name of a text instead of the text, and what programs print for nothing, are placeholders', () => {
  expect(placeholdersIn(page('<p>lists.empty</p><p>undefined</p><p>NaN 篇</p><bdi>[object Object]</bdi>'), zh)).toEqual(
    [...['lists.empty', 'undefined', 'NaN 篇', '[object Object]']],
  );
  expect(placeholdersIn(page('<p>example.org</p>'), zh)).toEqual([]);
});
