import { success } from '../../../platform/kernel/result.ts';
import type { ArrivingFiles } from '../../../platform/ports/arriving-files.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { VirusScan } from '../../../platform/ports/virus-scan.ts';
import { answerUploadQuota } from './api/upload-quota.ts';
import { answerUploadState } from './api/upload-state.ts';
import { postgresHolds } from './store/postgres-holds.ts';
import { postgresUploads } from './store/postgres-uploads.ts';
import { createBeginUpload } from './use-cases/begin-upload.ts';
import { createCheckUpload } from './use-cases/check-upload.ts';
import { createHoldUpload } from './use-cases/hold-upload.ts';
import type { JudgeFile } from './use-cases/judge-file.ts';
import { createKeepUpload } from './use-cases/keep-upload.ts';
import { lookAfterUploads } from './use-cases/look-after-uploads.ts';
import { checkQueue, keepQueue } from './use-cases/queues.ts';
import { receiveBytes } from './use-cases/receive-bytes.ts';
import { createTakeUploads } from './use-cases/take-uploads.ts';
import type { UploadLimits } from './use-cases/upload-limits.ts';

interface Parts {
  readonly database: Database;
  readonly arriving: ArrivingFiles;
  readonly jobs: Jobs;
  readonly virusScan: VirusScan | undefined;
  readonly judge: JudgeFile;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: UploadLimits;
}

export type Uploading = ReturnType<typeof createUploading>;

export function createUploading(given: Parts) {
  const { database, jobs, limits } = given;
  const parts = { ...given, store: postgresUploads(database) };
  const receiving = receiveBytes(parts);
  const hold = createHoldUpload(postgresHolds(database), limits);
  const check = createCheckUpload(parts);
  const keep = createKeepUpload(parts);
  return {
    begin: createBeginUpload(parts),
    ...receiving,
    hold,
    check,
    /** For features: what a member sent belongs to them from then on. `keep` makes sure that it can be read at once. */
    take: createTakeUploads(parts),
    keep,
    lookingAfter: lookAfterUploads({ ...parts, hold }),
    handlers: [answerUploadState(receiving), answerUploadQuota(parts)],
    /** For a worker: checks what arrives and keeps what is taken from now on. */
    async startWorking() {
      await jobs.work(checkQueue, check);
      await jobs.work(keepQueue, async ({ data }) => success(await keep(data.site, data.upload)));
    },
  };
}
