import type { Summary } from '../../domain/redline/summary.ts';
import { type Block, isHeading, type Token } from './blocks.ts';

/** Headings that a list of sections names. */
const namedHeadings = new Set(['h2', 'h3']);
const longestTitle = 200;
const mostSections = 200;

/** Counts while the redline is written. Changes that touch each other are one. */
export function startCounting() {
  const amounts = {
    inserted: { words: 0, pictures: 0, formulas: 0 },
    deleted: { words: 0, pictures: 0, formulas: 0 },
  };
  const sections: { title: string; first: number; changes: number }[] = [];
  let title = '';
  let isNewSection = true;
  let changes = 0;
  let moved = 0;
  let isWithin = false;

  /** The name of the change that begins here, or nothing if it goes on. */
  function next(): string | null {
    if (isWithin) return null;
    isWithin = true;
    changes += 1;
    const last = sections.at(-1);
    if (last && (!isNewSection || sections.length === mostSections)) last.changes += 1;
    else sections.push({ title, first: changes, changes: 1 });
    isNewSection = false;
    return `change-${changes}`;
  }

  return {
    enter(block: Block): void {
      if (!isHeading(block) || !namedHeadings.has(block.tag) || block.kind !== 'leaf') return;
      title = wordsOf(block.tokens).slice(0, longestTitle);
      isNewSection = true;
      isWithin = false;
    },
    same(): void {
      isWithin = false;
    },
    changed(kind: 'deleted' | 'inserted', tokens: readonly Token[]): string | null {
      for (const token of tokens) {
        if (token.kind === 'word') amounts[kind].words += 1;
        else if (token.kind === 'picture') amounts[kind].pictures += 1;
        else if (token.kind === 'formula') amounts[kind].formulas += 1;
      }
      return next();
    },
    moved(kind: 'deleted' | 'inserted'): string | null {
      if (kind === 'inserted') moved += 1;
      return next();
    },
    summary: (): Summary => ({ changes, ...amounts, moved, sections }),
  };
}

/** Plain words, as they will be escaped again by whoever prints them. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind === 'word' || kind === 'sign' || kind === 'blank')
    .map(({ key }) => key.replaceAll(/<[a-z]+>/g, ''))
    .join('')
    .trim();
