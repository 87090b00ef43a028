import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

export interface Draft {
  readonly document: Document;
  readonly account: string;
  readonly savedAt: string;
}

/** What is being prepared. A thing that readers have never seen is known by an id of its own until it is published. */
export interface DraftStore {
  get(transaction: Transaction, site: number, kind: string, id: string): Promise<Draft | null>;
  /** Those of a kind that nobody has published yet have ids that begin with `new-`. */
  ofKind(transaction: Transaction, site: number, kind: string): Promise<readonly (Draft & { readonly id: string })[]>;
  /** Of these kinds, whatever was saved last first. */
  newest(
    transaction: Transaction,
    site: number,
    kinds: readonly string[],
    most: number,
  ): Promise<readonly (Draft & { readonly id: string; readonly kind: string })[]>;
  put(transaction: Transaction, site: number, kind: string, id: string, draft: Omit<Draft, 'savedAt'>): Promise<void>;
  drop(transaction: Transaction, site: number, kind: string, id: string): Promise<void>;
}
