import type { ReadingWords } from './reading-words.ts';

export type Integrity = 'corrected' | 'retracted' | 'concern';

/** A reference that is here, or that was corrected or retracted. */
export interface KnownReference {
  readonly anchor: string;
  readonly href: string | null;
  readonly integrity: Integrity | null;
}

export interface Reading {
  readonly article: string;
  readonly words: ReadingWords;
  readonly known: readonly KnownReference[];
  /** Ends when the page does: whatever was added goes with it. */
  readonly signal: AbortSignal;
}
