import type { ReadingWords } from './reading-words.ts';

export interface Reading {
  readonly article: string;
  readonly words: ReadingWords;
  /** Ends when the page does: whatever was added goes with it. */
  readonly signal: AbortSignal;
}
