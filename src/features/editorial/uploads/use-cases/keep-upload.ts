import type { ArrivingFiles } from '../../../../platform/ports/arriving-files.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { UploadLimits } from './upload-limits.ts';
import type { UploadStore } from './upload-store.ts';

interface Parts {
  readonly store: UploadStore;
  readonly arriving: ArrivingFiles;
  readonly clock: Clock;
  readonly limits: UploadLimits;
}

/**
 * Puts a taken file among those that are named by their hash. A worker does it after every taking; whoever wants to read the file at
 * once may do it too, as often as they like.
 */
export const createKeepUpload =
  ({ store, arriving, clock, limits }: Parts) =>
  async (site: number, id: string): Promise<void> => {
    const upload = await store.one(site, id);
    if (upload?.state !== 'taken' || upload.isKept || !upload.sha256) return;
    await arriving.keep(id, upload.sha256, upload.type ?? 'application/octet-stream');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + limits.lifeSeconds * 1_000);
    await store.kept(site, id, { now, expiresAt, lookAt: expiresAt });
  };
