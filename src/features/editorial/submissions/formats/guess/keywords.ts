import type { Guessed, InBoth } from '../../domain/manuscript-guess.ts';
import type { Placed } from './outline.ts';
import { languageOf } from './script.ts';

const most = 20;
/** What stands in the same line in Chinese journals. */
const noteBehind = /\s*(?:中\s*图\s*分|分\s*类\s*号|文\s*献\s*标|CLC)\S*[:：\s].*$/u;

function split(text: string): readonly string[] {
  const line = text.replace(noteBehind, '');
  const pieces = /[;；]/.test(line) ? line.split(/[;；]/) : line.split(/[,，、·•|]|\s{2,}|\u3000/u);
  const words = pieces.length > 1 || languageOf(line) === 'en' ? pieces : line.split(/\s+/);
  return words
    .map((word) => word.replaceAll(/^[\s.。]+|[\s.。]+$/gu, ''))
    .filter((word) => word.length > 1 && word.length <= 80)
    .slice(0, most);
}

/** The labelled lists, the first in each language; a label alone is followed by its list. */
export function keywordsGuess(before: readonly Placed[]): Guessed<InBoth<readonly string[]>> | undefined {
  const value: { zh?: readonly string[]; en?: readonly string[] } = {};
  for (const { label, place } of before) {
    if (label?.kind !== 'keywords') continue;
    const text = label.rest || (before[place + 1]?.text ?? '');
    const words = split(text);
    if (words.length > 0) value[languageOf(text)] ??= words;
  }
  return Object.keys(value).length > 0 ? { value, from: 'label' } : undefined;
}
