import { randomBytes } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import type { ArrivingFiles } from '../../../../platform/ports/arriving-files.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { cleanName } from '../domain/clean-name.ts';
import { quotaProblem } from '../domain/quota.ts';
import type { UploadLimits } from './upload-limits.ts';
import type { UploadStore } from './upload-store.ts';

interface Parts {
  readonly store: UploadStore;
  readonly arriving: ArrivingFiles;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly limits: UploadLimits;
}

export interface UploadRequest {
  readonly id: string;
  readonly name: string;
  readonly role: SentFileRole;
  readonly bytes: number;
}

const day = 86_400;

export const newUploadId = (): string => randomBytes(24).toString('base64url');

/** The row comes first: whatever follows in the file store is found by it and removed when nobody goes on. */
export const createBeginUpload =
  ({ store, arriving, rateLimit, clock, limits }: Parts) =>
  async (site: number, account: string, wanted: UploadRequest): Promise<Result<undefined, Failure>> => {
    const { id, role, bytes } = wanted;
    const most = limits.mostBytes[role];
    if (bytes > most) return failed(failure('uploadTooLarge', { max: `${Math.floor(most / 1_048_576)} MB` }));
    if (bytes === 0) return failed(failure('incorrectContent'));
    const perDay = { most: limits.mostBegunADay, seconds: day };
    if (!(await rateLimit.take(`upload ${account}`, perDay)).allowed) return failed(failure('tooManyRequests'));
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + limits.lifeSeconds * 1_000);
    const upload = { id, account, name: cleanName(wanted.name), role, bytes, expiresAt };
    const problem = await store.begin(site, upload, now, (usage) => quotaProblem(usage, bytes, limits));
    if (problem) return failed(problem);
    const partsId = await arriving.begin({ id, bytes });
    if (partsId !== null) await store.place(site, id, partsId);
    return success(undefined);
  };
