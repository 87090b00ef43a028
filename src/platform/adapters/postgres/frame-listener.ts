import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../../ports/clock.ts';

export interface ListenerSettings {
  readonly url: string;
  readonly connectMilliseconds: number;
  /** So often the server is asked whether it is still there; what has not answered by then the second time is not. */
  readonly pollMilliseconds: number;
}

/**
 * Hears which site's frame changed, on a connection of its own. PostgreSQL tells of every change that was committed before it answers the
 * next question, so each answer says that until it was asked nothing was missed. Whenever the connection was lost anything may have
 * changed.
 */
export function listenToFrames(
  { url, connectMilliseconds, pollMilliseconds }: ListenerSettings,
  clock: Clock,
  changed: (site?: number) => void,
) {
  let heard = Number.NEGATIVE_INFINITY;
  let stopping: AbortController | undefined;
  let running: Promise<void> | undefined;

  const listen = async (signal: AbortSignal): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: pollMilliseconds,
      application_name: 'imprint listener',
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => changed(payload ? Number(payload) : undefined));
    try {
      await client.connect();
      await client.query('listen frame');
      // What changed while nobody listened.
      changed();
      while (!signal.aborted) {
        const polledAt = clock.now().getTime();
        await client.query('select');
        heard = polledAt;
        await sleep(pollMilliseconds, undefined, { signal });
      }
    } finally {
      heard = Number.NEGATIVE_INFINITY;
      await client.end().catch(() => {});
    }
  };

  return {
    heardUntil: () => heard,
    start(): void {
      stopping = new AbortController();
      const { signal } = stopping;
      running = (async () => {
        while (!signal.aborted) {
          await listen(signal).catch(() => {});
          await sleep(pollMilliseconds, undefined, { signal }).catch(() => {});
        }
      })();
    },
    async stop(): Promise<void> {
      stopping?.abort();
      await running;
    },
  };
}
