import type { Transaction } from './database.ts';

/** Something that was done at the console of a site. */
export interface ConsoleAction {
  readonly site: number;
  readonly account: string;
  /** What was done: `publish`, `save-draft`, `remove`, `withdraw`, `invite` … */
  readonly action: string;
  /** The kind of thing and which one. */
  readonly kind: string;
  readonly id: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes it down in the transaction that does it: what is done is on record, and what is on record was done. */
export type RecordAction = (transaction: Transaction, action: ConsoleAction) => Promise<void>;
