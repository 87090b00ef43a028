import type { Result } from '../kernel/result.ts';

/** A document that can't be taken, with the reason in plain words. */
export interface Refusal {
  readonly reason: string;
  /** The same bytes may be taken another time: what is missing is not in them. */
  readonly mayPass?: boolean;
}

export type Reading<Read> = Result<Read, Refusal>;
