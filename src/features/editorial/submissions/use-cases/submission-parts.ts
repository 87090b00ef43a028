import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { EnqueueMail } from './queued-mail.ts';
import type { SubmissionStore } from './submission-store.ts';

/** A file that was sent, looked through and found clean. */
export interface TakenUpload {
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  readonly type: string;
}

/** Makes a member's uploads the caller's own, in the transaction that keeps them: all of them or none. */
export type TakeUploads = (
  transaction: Transaction,
  site: number,
  account: string,
  uploads: readonly string[],
) => Promise<Result<readonly TakenUpload[], Failure>>;

/** Says that files are stored, so that what can be made of them is made. */
export type FilesArrived = (
  transaction: Transaction,
  site: number,
  files: readonly { readonly sha256: string; readonly contentType: string }[],
) => Promise<void>;

export interface SubmissionParts {
  readonly database: Database;
  readonly store: SubmissionStore;
  readonly enqueue: EnqueueMail;
  readonly takeUploads: TakeUploads;
  readonly filesArrived: FilesArrived;
}

export type Done<Value = { readonly id: Id }> = Promise<Result<Value, Failure>>;
