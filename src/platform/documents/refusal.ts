import type { Result } from '../kernel/result.ts';

/** A document that can't be taken, with the reason in plain words. */
export interface Refusal {
  readonly reason: string;
}

export type Reading<Read> = Result<Read, Refusal>;
