import type { ManuscriptGuess } from '../../src/features/editorial/submissions/domain/manuscript-guess.ts';
import type { Truth } from './cases.ts';

/** Undefined where the truth is not known. */
export interface Verdict {
  readonly title: boolean;
  readonly authors: boolean | undefined;
  readonly abstract: boolean | undefined;
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let place = 0; place + 2 < text.length; place += 1) {
    const pair = text.slice(place, place + 3);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** How alike two texts are, from 0 to 1: the letters that they share, three at a time. */
function likeness(one: string, other: string): number {
  const left = pairs(letters(one));
  const right = pairs(letters(other));
  const size = (of: Map<string, number>) => [...of.values()].reduce((all, count) => all + count, 0);
  const shared = [...left].reduce((all, [pair, count]) => all + Math.min(count, right.get(pair) ?? 0), 0);
  return (2 * shared) / Math.max(1, size(left) + size(right));
}

const alike = 0.9;

/** Each of them in the same order; others may stand between them only if the truth is known to be short. */
function holdsAll(guess: readonly string[], known: readonly string[], mayHaveOthers: boolean): boolean {
  if (!mayHaveOthers) return guess.join('|') === known.join('|');
  let place = 0;
  for (const name of guess) if (name === known[place]) place += 1;
  return place === known.length && guess.length <= known.length * 2 + 1;
}

/** A title is right to the letter, authors are right when all of them are and in their order, an abstract when nine tenths of it are. */
export function judge({ titles, authors, abstracts }: ManuscriptGuess, truth: Truth): Verdict {
  const spoken = [titles?.value.zh, titles?.value.en].map((title) => letters(title ?? ''));
  const known = truth.authors?.map(letters);
  const areRight = (language: 'zh' | 'en'): boolean => {
    const names = (authors?.value ?? []).map((author) => letters(author.names[language] ?? ''));
    return known !== undefined && holdsAll(names, known, truth.areSomeAuthorsUnknown ?? false);
  };
  // The corpus cuts long abstracts off.
  const cut = truth.abstract?.replace(/\s*…$/, '');
  const fits = (guess: string | undefined): boolean =>
    guess !== undefined &&
    cut !== undefined &&
    likeness(truth.abstract?.endsWith('…') ? guess.slice(0, cut.length) : guess, cut) >= alike;
  return {
    title: spoken.includes(letters(truth.title)),
    authors: known && (areRight('zh') || areRight('en')),
    abstract: cut === undefined ? undefined : fits(abstracts?.value.zh) || fits(abstracts?.value.en),
  };
}
