import type { DraftUnit } from '../../../../platform/item/writing/item-draft.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Problem } from '../domain/problem.ts';

/** How a document was read the last time. The same bytes and the same reader need not be read again. */
export interface KnownEntry {
  readonly sha256: string;
  readonly reader: number;
}

export interface ImportEntry extends KnownEntry {
  readonly source: string;
  readonly outcome: 'imported' | 'refused';
  readonly item: Id | null;
  readonly score: number | null;
  readonly problems: readonly (Problem | { readonly reason: string })[];
}

/** What was imported from where. */
export interface ImportEntries {
  known(site: number, format: string): Promise<ReadonlyMap<string, KnownEntry>>;
  /** The keys of those documents that readers see already. */
  shown(transaction: Transaction, site: number, units: readonly DraftUnit[]): Promise<ReadonlySet<string>>;
  /** Publishes issues that wait and that these documents stand in. */
  openIssues(transaction: Transaction, site: number, units: readonly DraftUnit[]): Promise<void>;
  record(transaction: Transaction, site: number, format: string, entries: readonly ImportEntry[]): Promise<void>;
}
