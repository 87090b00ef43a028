import type { MarkdownIt } from 'markdown-it';
import type { Problem } from '../../domain/problem.ts';

/** What the rules of one reading share. */
export interface Reading {
  readonly problems: Problem[];
  /** The time, by `performance.now()`, when a text that is still not read is given up. */
  readonly deadline: number;
}

export class TookTooLong extends Error {}

export function keepTime({ deadline }: Reading): void {
  if (performance.now() > deadline) throw new TookTooLong();
}

/** A rule in front of all others sees each line and each piece of it, so no text can hold the reader up for long. */
export function watchTheTime(md: MarkdownIt, reading: Reading): void {
  md.block.ruler.before('table', 'time', () => {
    keepTime(reading);
    return false;
  });
  md.inline.ruler.before('text', 'time', () => {
    keepTime(reading);
    return false;
  });
}
