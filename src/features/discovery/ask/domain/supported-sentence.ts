import { coverage, termsOf } from './terms.ts';

export interface Sentence {
  readonly text: string;
  /** Numbers of the passages that it rests on, from 1. */
  readonly sources: readonly number[];
}

/** So much of a sentence stands in the passages that it names. */
const enough = 0.7;
const longestSentence = 600;

const marks = /\s*\[(\d{1,2}(?:\s*[,，、;]\s*\d{1,2})*)\]/gu;
const addresses = /https?:|www\.|\S@\S|\]\(|<[a-z/!]/iu;
const numbers = /\d+(?:[.,]\d+)*/g;

/**
 * A sentence that a model wrote, if the passages that it names bear it out: they are there, they speak of the same, and every number of
 * the sentence is one of theirs. Anything else is not shown.
 */
export function supportedSentence(written: string, passages: readonly string[]): Sentence | undefined {
  const named = [...written.matchAll(marks)].flatMap(([, list = '']) => list.split(/\D+/).map(Number));
  const sources = [...new Set(named)].filter((source) => source >= 1 && source <= passages.length);
  const text = written.replaceAll(marks, '').trim();
  if (sources.length === 0 || sources.length < new Set(named).size) return undefined;
  if (text === '' || text.length > longestSentence || addresses.test(text)) return undefined;
  const source = sources.map((number) => passages[number - 1]).join(' ');
  const terms = termsOf(text);
  if (terms.size === 0 || coverage(terms, termsOf(source)) < enough) return undefined;
  const known = new Set(source.match(numbers));
  return (text.match(numbers) ?? []).every((number) => known.has(number)) ? { text, sources } : undefined;
}
