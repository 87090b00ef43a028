import type { HoldUpload } from './hold-upload.ts';
import { checkQueue, keepQueue, secondsAfter, type UploadParts } from './parts.ts';

const mostAtOnce = 100;

/** Removes what nobody finished or took in time, and asks once more for checks that were put off. */
export function maintainUploads(parts: UploadParts & { readonly hold: HoldUpload }) {
  const { store, arriving, hold, jobs, clock, log, limits } = parts;

  async function checkAgain(site: number, id: string): Promise<void> {
    const now = clock.now();
    const again = secondsAfter(now, limits.againSeconds);
    const upload = await store.one(site, id);
    // Its account is gone.
    if (!upload) return clear(site, id);
    const job = [{ data: { site, upload: id }, key: id }];
    if (upload.state === 'taken' && !upload.isKept) await jobs.send(keepQueue, job);
    else if (upload.expiresAt <= now) return remove(site, id, now);
    else if (upload.state === 'arrived') await jobs.send(checkQueue, job);
    else {
      if (upload.state === 'refused') await arriving.remove(id);
      return store.checkLater(site, id, upload.expiresAt);
    }
    await store.checkLater(site, id, again);
  }

  /** The row goes last: until then everything that was begun here is begun again. */
  async function remove(site: number, id: string, now: Date): Promise<void> {
    const held = await hold(site, id, () => {});
    if (!held) return store.checkLater(site, id, secondsAfter(now, limits.waitSeconds));
    try {
      if (!(await store.condemn(site, id, now, now))) return;
      await clear(site, id);
    } finally {
      await held.release();
    }
  }

  async function clear(site: number, id: string): Promise<void> {
    await arriving.remove(id);
    await store.forget(site, id);
  }

  return {
    /** Looks after everything that is due and answers how much that was. */
    async now(): Promise<number> {
      let looked = 0;
      for (;;) {
        const batch = await store.due(clock.now(), mostAtOnce);
        let problems = 0;
        for (const { site, id } of batch) {
          await checkAgain(site, id).catch((problem: unknown) => {
            problems += 1;
            log.warn({ problem, site }, 'an upload could not be looked after');
          });
        }
        looked += batch.length - problems;
        // What failed is still due; the next round comes soon enough.
        if (batch.length < mostAtOnce || problems > 0) return looked;
      }
    },
  };
}
