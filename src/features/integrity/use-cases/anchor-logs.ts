import type { LogHead } from '../../../platform/kernel/sealed-change.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Log } from '../../../platform/ports/log.ts';

interface Parts {
  readonly heads: () => AsyncIterable<LogHead>;
  readonly log: Log;
  readonly clock: Clock;
  readonly seconds: number;
}

/** Writes the heads of the sealed logs into the stream, where the database's owner can't take them back. */
export function createAnchoring({ heads, log, clock, seconds }: Parts) {
  let due = 0;
  const told = new Map<number, string>();
  const now = async () => {
    for await (const head of heads()) {
      if (told.get(head.site) === head.hash) continue;
      told.set(head.site, head.hash);
      log.info({ logHead: head }, 'the head of a site’s log');
    }
  };
  return {
    now,
    /** For whoever calls often: does nothing most of the time, and a problem waits for the next time. */
    async nowAndThen(): Promise<void> {
      const time = clock.now().getTime();
      if (time < due) return;
      due = time + seconds * 1_000;
      await now().catch((problem: unknown) => log.warn({ problem }, 'the heads of the logs could not be told'));
    },
  };
}
