import { randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { cleanName } from '../domain/clean-name.ts';
import { quotaProblem } from '../domain/quota.ts';
import type { Upload } from '../store/postgres-uploads.ts';
import { secondsAfter, type UploadParts } from './parts.ts';

const day = 86_400;

export const newUploadId = (): string => randomBytes(24).toString('base64url');

/** The row comes first: whatever follows in the file store is found by it and removed when nobody goes on. */
export const createBeginUpload =
  ({ store, arriving, rateLimit, clock, limits }: UploadParts) =>
  async (
    site: number,
    account: string,
    { id, name, role, bytes }: Pick<Upload, 'id' | 'name' | 'role' | 'bytes'>,
  ): Promise<Result<undefined, Failure>> => {
    const most = limits.mostBytes[role];
    if (bytes > most) return failed(failure('uploadTooLarge', { max: `${Math.floor(most / 1_048_576)} MB` }));
    if (bytes === 0) return failed(failure('incorrectContent'));
    const perDay = { most: limits.mostBegunADay, seconds: day };
    if (!(await rateLimit.take(`upload ${account}`, perDay)).allowed) return failed(failure('tooManyRequests'));
    const now = clock.now();
    const expiresAt = secondsAfter(now, limits.lifeSeconds);
    const upload = { id, account, name: cleanName(name), role, bytes, expiresAt };
    const problem = await store.begin(site, upload, now, (usage) => quotaProblem(usage, bytes, limits));
    if (problem) return failed(problem);
    const partsId = await arriving.begin({ id, bytes });
    if (partsId !== null) await store.place(site, id, partsId);
    return success(undefined);
  };
