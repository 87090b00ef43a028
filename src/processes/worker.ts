import { setTimeout as wait } from 'node:timers/promises';
import { kinds } from '../content/kinds.ts';
import { createDelivery } from '../platform/item/marks/deliver-marks.ts';
import { edgeSinks } from '../platform/item/marks/edge-sinks.ts';
import { postgresMarks } from '../platform/item/marks/mark-store.ts';
import { documentSink } from '../platform/item/searching/document-sink.ts';
import { searchableReader } from '../platform/item/searching/read-searchable.ts';
import type { House } from './compose.ts';
import { limits } from './limits.ts';
import { sandboxWords } from './sandbox-words.ts';

export interface Worker {
  /** Delivers everything that is due now and answers how many marks that were. */
  once(): Promise<number>;
  runUntil(stopped: AbortSignal): Promise<void>;
}

export function createWorker(house: House): Worker {
  const store = postgresMarks(house.database);
  const deliveries = [
    documentSink({
      read: searchableReader(house.database, kinds),
      index: house.index,
      kinds,
      copiesChanged: house.copies.changed,
    }),
    ...edgeSinks(house.edges, store, limits.marks.purgeAgainSeconds),
  ].map((sink) => createDelivery(sink, { store, log: house.log, ...limits.marks }));

  const once = async () => {
    let delivered = 0;
    for (const deliver of deliveries) delivered += await deliver();
    return delivered;
  };

  return {
    once,
    async runUntil(stopped) {
      let prepared = false;
      const prepare = async () => {
        await house.index.prepare();
        const sandbox = await house.tools.sandbox();
        house.log[sandbox === 'full' ? 'info' : 'warn'](
          { sandbox },
          `sandbox of media tools: ${sandboxWords[sandbox]}`,
        );
        await house.renditions.startWorking();
        await house.copies.startWorking();
        await house.browserImport.startWorking();
        await house.uploading.startWorking();
        await house.submitting.startWorking();
        await house.subscribing.startWorking();
      };
      const deliver = async () => {
        if (!prepared) await prepare();
        prepared = true;
        await house.counting.addingUp.nowAndThen();
        await house.ranking.rankings.nowAndThen();
        await house.subscribing.digests.nowAndThen();
        await house.accounts.cleanUp.nowAndThen();
        await house.uploading.lookingAfter.nowAndThen();
        await house.anchoring.nowAndThen();
        await house.submitting.reminders.nowAndThen();
        return once();
      };
      while (!stopped.aborted) {
        const delivered = await deliver().catch((problem: unknown) => {
          house.log.error({ problem }, 'the worker waits for its engines');
          return 0;
        });
        if (delivered === 0) await wait(limits.marks.idleMilliseconds, undefined, { signal: stopped }).catch(() => {});
      }
    },
  };
}
