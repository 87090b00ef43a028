import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Jobs } from '../../../../platform/ports/jobs.ts';
import type { Upload } from '../domain/upload.ts';
import { keepQueue } from './queues.ts';
import type { UploadLimits } from './upload-limits.ts';
import type { UploadStore } from './upload-store.ts';

interface Parts {
  readonly store: UploadStore;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly clock: Clock;
  readonly limits: UploadLimits;
}

export interface TakenFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  readonly type: string;
  readonly role: SentFileRole;
}

/**
 * In the transaction of whoever owns the files from now on: they are theirs when that commits, and still nobody's if it does not. All of
 * them or none.
 */
export type TakeUploads = (
  transaction: Transaction,
  site: number,
  account: string,
  ids: readonly string[],
) => Promise<Result<readonly TakenFile[], Failure>>;

export const createTakeUploads =
  ({ store, jobs, clock, limits }: Parts): TakeUploads =>
  async (transaction, site, account, given) => {
    const ids = [...new Set(given)];
    if (ids.length === 0) return success([]);
    const now = clock.now();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const times = { now, expiresAt: after(limits.lifeSeconds), lookAt: after(limits.againSeconds) };
    const taken = await store.take(transaction, site, account, ids, times);
    const files = ids.flatMap((id) => taken.filter((one) => one.id === id).flatMap(fileOf));
    if (files.length < ids.length) return failed(failure('notFound'));
    await jobs.send(
      keepQueue,
      ids.map((upload) => ({ data: { site, upload }, key: upload })),
      transaction,
    );
    return success(files);
  };

const fileOf = ({ sha256, bytes, name, type, role }: Upload): TakenFile[] =>
  sha256 && type ? [{ sha256, bytes, name, type, role }] : [];
