import type { Field, Line, Words } from '../field.ts';

export interface NewsText {
  readonly titles: Words;
  readonly summaries: Words;
  /** What the body says after the summary. */
  readonly more: Words;
}

/** A piece of news about a line of work of a field. */
export type NewsTemplate = (field: Field, line: Line) => NewsText;

export const news = (titles: Words, summaries: Words, more: Words): NewsText => ({ titles, summaries, more });
