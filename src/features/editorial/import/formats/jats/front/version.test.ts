import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { identifiersOf, versionNumber } from './identifiers.ts';

function version(meta: string, fileName: string): number {
  const reading = sampleReading({ meta });
  return versionNumber(reading, identifiersOf(reading).doiVersion, fileName);
}

test('the file’s name says which version it is', () => {
  expect(version('', 'sample-00003-v2.xml')).toBe(2);
  expect(version('', 'sample.xml')).toBe(1);
});

test('a number in the article goes before the file’s name', () => {
  expect(version('<article-version>3</article-version>', 'sample-v1.xml')).toBe(3);
  expect(version('<article-version>1.2</article-version>', 'sample.xml')).toBe(2);
  expect(version('<article-version>version of record</article-version>', 'sample-v4.xml')).toBe(4);
});

test('the version of record counts on after its preprints', () => {
  const doi = (number: number, state: string) =>
    `<article-id pub-id-type="doi">10.5555/s</article-id><article-id pub-id-type="doi" specific-use="version">10.5555/s.${number}</article-id>
     <article-version-alternatives><article-version article-version-type="publication-state">${state}</article-version></article-version-alternatives>`;
  expect(version(doi(2, 'reviewed preprint'), 'sample-preprint-v2.xml')).toBe(2);
  expect(version(doi(3, 'version of record'), 'sample-v1.xml')).toBe(3);
  expect(version(doi(3, 'version of record'), 'sample-v2.xml')).toBe(4);
});
