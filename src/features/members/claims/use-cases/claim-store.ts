import type { Id } from '../../../../platform/kernel/id.ts';
import type { OwnWords } from '../domain/own-words.ts';

export interface StoredClaim extends OwnWords {
  readonly account: string;
  readonly orcid: string;
}

export interface ClaimStore {
  of(site: number, expert: Id): Promise<StoredClaim | undefined>;
  /** Gives the record to an account; whoever had it before is forgotten with what they wrote. */
  give(site: number, expert: Id, account: string, orcid: string): Promise<void>;
  /** Answers whether it was theirs. */
  write(site: number, expert: Id, account: string, words: OwnWords): Promise<boolean>;
  /** Answers whether it was theirs. */
  release(site: number, expert: Id, account: string): Promise<boolean>;
}
