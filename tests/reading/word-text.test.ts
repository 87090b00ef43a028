import { expect, test } from 'vitest';
import { readWord, type WordText } from '../../src/features/editorial/import/formats/docx/read-word.ts';
import { bytesSource } from '../../src/platform/documents/byte-sources.ts';
import { harmByParse5 } from '../hostile/judging/harm-by-parse5.ts';
import { sampleDocuments } from './cases.ts';
import { completeness, shareOf, visibleWords, wordsOf } from './judge-text.ts';
import { richDocuments } from './rich-documents.ts';
import { samplePapers } from './sample-papers.ts';

async function read(content: Buffer, known: readonly string[] = []): Promise<WordText> {
  const text = await readWord(bytesSource(content), { language: 'en', title: 'A sample', known });
  if (!text.ok) throw new Error(text.failure.reason);
  return text.value;
}

test.each(richDocuments())('$name: all of it is there, and none of it does harm', async (document) => {
  const text = await read(document.content);
  const { tables, figures, formulas, notes, references } = document;
  expect(text.counts).toMatchObject({ tables, figures, formulas, notes, references });
  expect(text.notTaken).toEqual([]);
  const countOf = (pattern: RegExp) => text.html.match(pattern)?.length ?? 0;
  expect([countOf(/<table>/g), countOf(/<img /g), countOf(/<math/g), countOf(/role="doc-footnote"/g)]).toEqual([
    ...[tables, figures, formulas, notes],
  ]);
  expect(text.members.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: figures }, () => 'figure'),
    ...Array.from({ length: tables }, () => 'table'),
  ]);
  expect(text.counts.citations).toBe(tables * 3);
  expect(await completeness(document.content, text)).toBeGreaterThanOrEqual(0.99);
  expect(harmByParse5(text.html)).toEqual([]);
});

test.each(sampleDocuments())('of a manuscript all words are read: $kind', async ({ name, content }) => {
  const paper = samplePapers.find(({ id }) => id === name);
  const bytes = await content();
  const known = [...Object.values(paper?.title ?? {}), ...Object.values(paper?.abstract ?? {})];
  const text = await read(bytes, known);
  expect(await completeness(bytes, text)).toBeGreaterThanOrEqual(0.99);
  // The text itself stands in the text, and not among what was left above it.
  const sections = paper?.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]) ?? [];
  expect(shareOf(sections.flatMap(wordsOf), visibleWords(text.html))).toBeGreaterThanOrEqual(0.99);
  expect(text.references).toHaveLength(paper?.references.length ?? 0);
});
