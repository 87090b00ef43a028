import { expect, test } from 'vitest';
import { ojsArticle, ojsIssue } from '../../../../../../../tests/support/ojs-export.ts';
import { createBase64 } from './base64.ts';
import { createSplitter } from './split-export.ts';

const xml = ojsIssue('3.5', [
  ojsArticle('3.5', 31, { words: ' &gt; &amp; <![CDATA[a > b]]>' }),
  ojsArticle('3.5', 32, { content: '<embed encoding="base64">no base64!</embed>' }),
]);

/** Everything that comes out, when so many characters come in at once. */
function splitBy(size: number) {
  const splitter = createSplitter();
  const parts: Record<string, string> = {};
  const files: Record<string, string> = {};
  const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, place) =>
    xml.slice(place * size, (place + 1) * size),
  );
  for (const step of [...pieces.flatMap((piece) => splitter.take(piece)), ...splitter.end()]) {
    if ('part' in step) parts[step.part] = step.xml;
    else if ('file' in step) files[step.file] = (files[step.file] ?? '') + step.bytes.toString('latin1');
    else delete files[step.broken];
  }
  return { parts, files };
}

test('in whatever pieces an export arrives, the same comes out of it', () => {
  const whole = splitBy(xml.length);
  expect(Object.keys(whole.parts)).toEqual(['000013-article.xml', '000024-article.xml', '000001-issue.xml']);
  expect(Object.keys(whole.files)).toHaveLength(20);
  for (const size of [1, 7, 1_000]) expect(splitBy(size)).toEqual(whole);
});

test('an article knows its issue and its section, and nothing else of them', () => {
  const part = splitBy(xml.length).parts['000013-article.xml'];
  expect(part).toContain('<volume>7</volume>');
  expect(part).toContain('<title locale="zh_Hans">论文</title>');
  expect(part).not.toContain('The first.');
});

test('base64 that goes on after its end is none', () => {
  const content = createBase64('base64');
  expect(content.decode('JVBE\nRg==\n').toString()).toBe('%PDF');
  expect(content.isWhole()).toBe(true);
  content.decode('JVBE');
  expect(content.isWhole()).toBe(false);
});
