import type { Id } from '../../../../platform/kernel/id.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import { redone } from '../domain/deposit.ts';
import type { DepositStore } from '../store/postgres-deposits.ts';

interface Actor {
  readonly site: number;
  readonly account: string;
}

const atOnce = 200;

export type RedoDeposits = ReturnType<typeof redoingDeposits>;

/** Has what failed deposited once more, and everything that was published looked at. */
export function redoingDeposits(store: DepositStore, record: RecordAction, kinds: readonly string[]) {
  const redo = (site: number, choose: (transaction: Parameters<typeof store.lock>[0]) => Promise<readonly Id[]>) =>
    store.atSite(site, async (transaction) => {
      const items = await choose(transaction);
      let count = 0;
      for (const row of await store.lock(transaction, site, items)) {
        const change = redone(row);
        if (!change) continue;
        await store.change(transaction, site, row.item, change);
        count += 1;
      }
      return { count, last: items.at(-1) };
    });

  return {
    some: async (site: number, items: readonly Id[]): Promise<number> => (await redo(site, async () => items)).count,

    async allFailed(site: number): Promise<number> {
      let [count, after]: [number, Id | undefined] = [0, '0'];
      while (after !== undefined) {
        const last: Id = after;
        const done = await redo(site, async (transaction) =>
          (await store.failedAfter(transaction, site, last, atOnce)).map(({ item }) => item),
        );
        count += done.count;
        after = done.last;
      }
      return count;
    },

    everything: (by: Actor): Promise<number> =>
      store.atSite(by.site, async (transaction) => {
        const works = await store.markAll(transaction, by.site, kinds);
        await record(transaction, { ...by, action: 'deposit', kind: 'doi-registration', id: 'all', after: { works } });
        return works;
      }),
  };
}
