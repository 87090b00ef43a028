import type { Guessed } from '../../domain/manuscript-guess.ts';
import type { Placed } from './outline.ts';

const most = 1_000;
const longest = 2_000;
const fewestLetters = 15;

const number = /^\s*(?:[[［【(（]\s*\d{1,4}\s*[\]］】)）]|\d{1,4}\s*[.．、])\s*/u;

/** One text for each work. Where works are numbered, a paragraph without a number goes on with the one before. */
export function referencesGuess(paragraphs: readonly Placed[]): Guessed<readonly string[]> | undefined {
  const texts = paragraphs.map(({ text }) => text).filter((text) => text !== '');
  const isNumbered = texts.filter((text) => number.test(text)).length * 2 > texts.length;
  const works: string[] = [];
  for (const text of texts) {
    if (isNumbered && !number.test(text) && works.length > 0) works[works.length - 1] += ` ${text}`;
    else works.push(text);
  }
  const value = works
    .map((work) => work.replace(number, '').trim().slice(0, longest))
    .filter((work) => work.length >= fewestLetters)
    .slice(0, most);
  return value.length > 0 ? { value, from: 'label' } : undefined;
}
