import type { SealedChange } from '../../../platform/kernel/sealed-change.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

export interface ChangeRequest {
  /** Of one kind, or of one document; everything without them. */
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  /** The user name of who did it. */
  readonly by?: string | undefined;
  /** A day by the clock of the site. */
  readonly day?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** The things of a site whose log is kept from somebody who works there. */
export type KeptFrom = (site: number, account: string) => Promise<readonly string[]>;

export interface ChangeStore {
  /** The newest first, without what is kept from that reader. */
  list(
    site: number,
    reader: string,
    wanted: ChangeRequest,
  ): Promise<{ changes: readonly SealedChange[]; total: number }>;
  one(transaction: Transaction, site: number, number: number): Promise<SealedChange | undefined>;
  /** The user names of accounts that still exist. */
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
