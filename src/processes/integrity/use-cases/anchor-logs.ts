import type { LogHead } from '../../../platform/kernel/sealed-change.ts';
import type { Log } from '../../../platform/ports/log.ts';

interface Parts {
  readonly heads: () => AsyncIterable<LogHead>;
  readonly log: Log;
}

/** Writes the heads of the sealed logs into the stream, where the database's owner can't take them back. */
export function createAnchoring({ heads, log }: Parts) {
  const told = new Map<number, string>();
  const now = async () => {
    for await (const head of heads()) {
      if (told.get(head.site) === head.hash) continue;
      told.set(head.site, head.hash);
      log.info({ logHead: head }, 'the head of a site’s log');
    }
  };
  return { now };
}
