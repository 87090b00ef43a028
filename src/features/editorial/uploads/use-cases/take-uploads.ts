import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Upload } from '../store/postgres-uploads.ts';
import { keepQueue, secondsAfter, type UploadParts } from './parts.ts';

type TakenFile = Pick<Upload, 'bytes' | 'name' | 'role'> & { readonly sha256: string; readonly type: string };

/**
 * In the transaction of whoever owns the files from now on: they are theirs when that commits, and still nobody's if it does not. All of
 * them or none.
 */
export const createTakeUploads =
  ({ store, jobs, clock, limits }: UploadParts) =>
  async (
    transaction: Transaction,
    site: number,
    account: string,
    given: readonly string[],
  ): Promise<Result<readonly TakenFile[], Failure>> => {
    const ids = [...new Set(given)];
    if (ids.length === 0) return success([]);
    const now = clock.now();
    const expiresAt = secondsAfter(now, limits.lifeSeconds);
    const times = { now, expiresAt, checkAt: secondsAfter(now, limits.againSeconds) };
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

/**
 * Puts a taken file among those that are named by their hash. A worker does it after every taking; whoever wants to read the file at
 * once may do it too, as often as they like.
 */
export const createKeepUpload =
  ({ store, arriving, clock, limits }: UploadParts) =>
  async (site: number, id: string): Promise<void> => {
    const upload = await store.one(site, id);
    if (upload?.state !== 'taken' || upload.isKept || !upload.sha256) return;
    await arriving.keep(id, upload.sha256, upload.type ?? 'application/octet-stream');
    const now = clock.now();
    const expiresAt = secondsAfter(now, limits.lifeSeconds);
    await store.kept(site, id, { now, expiresAt, checkAt: expiresAt });
  };
