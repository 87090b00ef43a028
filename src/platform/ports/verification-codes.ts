import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Transaction } from './database.ts';

/** A code that counts: where it is right, `spend` takes it away and answers whether nobody else did before. */
export interface RightCode {
  spend(transaction?: Transaction): Promise<boolean>;
}

/**
 * Codes that prove whose a phone or an address is. The count of tries and of codes lies in the database: what a cache forgets gives
 * nobody more of them. Who asks and who tries is told by network address.
 */
export interface VerificationCodes {
  /** A fresh code in place of an older one. Fails while the last one is too young, or too many were requested this day. */
  issue(purpose: string, receiver: string, network?: string): Promise<Result<string, Failure>>;
  /** Takes back a code that could not be sent. */
  withdraw(purpose: string, receiver: string): Promise<void>;
  /** Counts one try. Those from the network that asked for the code are counted apart from all others. */
  check(purpose: string, receiver: string, code: string, from: string): Promise<Result<RightCode, Failure>>;
}
