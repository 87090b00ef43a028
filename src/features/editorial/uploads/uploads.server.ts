import { success } from '../../../platform/kernel/result.ts';
import { answerUploads } from './api/upload-calls.ts';
import { postgresHolds } from './store/postgres-holds.ts';
import { postgresUploads } from './store/postgres-uploads.ts';
import { createBeginUpload } from './use-cases/begin-upload.ts';
import { createCheckUpload } from './use-cases/check-upload.ts';
import { createHoldUpload } from './use-cases/hold-upload.ts';
import { maintainUploads } from './use-cases/maintain-uploads.ts';
import { checkQueue, keepQueue, type UploadEngines } from './use-cases/parts.ts';
import { receiveBytes } from './use-cases/receive-bytes.ts';
import { createKeepUpload, createTakeUploads } from './use-cases/take-uploads.ts';

export type Uploading = ReturnType<typeof createUploading>;

export function createUploading(engines: UploadEngines) {
  const { database, jobs, limits } = engines;
  const parts = { ...engines, store: postgresUploads(database) };
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
    maintenance: maintainUploads({ ...parts, hold }),
    handlers: answerUploads(parts, receiving),
    /** For a worker: checks what arrives and keeps what is taken from now on. */
    async startWorking() {
      await jobs.work(checkQueue, check);
      await jobs.work(keepQueue, async ({ data }) => success(await keep(data.site, data.upload)));
    },
  };
}
