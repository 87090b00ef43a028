import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HoldStore } from '../store/postgres-holds.ts';
import type { UploadParts } from './parts.ts';

const askAgainMilliseconds = 150;

/**
 * One request at a time writes to an upload, whichever server it came to. A browser that lost its connection comes back while the
 * server may still wait for the old one: then the old one is asked to end. A server that died holds nothing for long.
 */
export const createHoldUpload =
  (store: HoldStore, { holdSeconds, waitSeconds }: UploadParts['limits']) =>
  /** Nothing where the one before did not end in time. */
  async (site: number, id: string, onWanted: () => void): Promise<{ release(): Promise<void> } | undefined> => {
    const holder = randomUUID();
    const deadline = Date.now() + waitSeconds * 1_000;
    let outcome = await store.hold(site, id, holder, holdSeconds);
    while (outcome === 'busy' && Date.now() < deadline) {
      await wait(askAgainMilliseconds);
      outcome = await store.hold(site, id, holder, holdSeconds);
    }
    if (outcome === 'busy') return undefined;
    if (outcome === 'gone') return { release: async () => {} };

    let isNotified = false;
    const telling = setInterval(
      async () => {
        const now = await store.holdOn(site, id, holder, holdSeconds).catch(() => 'held' as const);
        if (now === 'held' || isNotified) return;
        isNotified = true;
        onWanted();
      },
      (holdSeconds * 1_000) / 6,
    );
    return {
      async release() {
        clearInterval(telling);
        // What can't be let go now ends by itself.
        await store.letGo(site, id, holder).catch(() => {});
      },
    };
  };

export type HoldUpload = ReturnType<typeof createHoldUpload>;
