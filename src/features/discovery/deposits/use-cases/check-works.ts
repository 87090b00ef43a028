import type { Mark, Sink } from '../../../../platform/item/marks/mark.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { wanting } from '../domain/deposit.ts';
import { givenDoi } from '../domain/registration.ts';
import type { DepositStore } from '../store/postgres-deposits.ts';
import { composeDeposit, type DepositFormats, type Depositor } from './compose-deposit.ts';
import type { DepositorOf } from './known-depositors.ts';

export type ReadRecords = (scope: SiteScope, ids: readonly Id[]) => Promise<WorkRecord[]>;

interface Parts {
  readonly store: DepositStore;
  readonly read: ReadRecords;
  readonly formats: DepositFormats;
  readonly depositorOf: DepositorOf;
}

const atOnce = 50;

/** Queues what a registry does not have yet of the works that changed. */
export function createWorkCheck({ store, read, formats, depositorOf }: Parts) {
  async function checkWorks(site: number, ids: readonly Id[], depositor: Depositor): Promise<void> {
    const records = await read({ reads: [site], writes: null }, ids);
    const { prefix, suffix } = depositor.registration;
    await store.atSite(site, async (transaction) => {
      const known = new Map((await store.lock(transaction, site, ids)).map((row) => [row.item, row]));
      for (const record of records) {
        const { id: item, status } = record;
        if (record.doi === null && suffix !== '' && status === 'published' && takesDoi(record, depositor)) {
          const { id, publishedOn, volume, issue } = record;
          const facts = { id, publishedOn, volume: volume ?? issue?.volume ?? null, issue: issue?.issue ?? null };
          // The change is marked like any other, and the work checked again.
          await store.giveDoi(transaction, site, item, givenDoi(prefix, suffix, facts));
          continue;
        }
        const row = known.get(item);
        // What was never registered is not registered for having been withdrawn.
        if (status === 'withdrawn' && !row) continue;
        const composed = composeDeposit(formats, record, depositor);
        if (composed === 'incomplete') await store.miss(transaction, site, { item, doi: record.doi ?? '' });
        else if (composed && !row)
          await store.begin(transaction, site, { item, doi: composed.doi, wantedHash: composed.hash });
        else if (composed && row) {
          const change = wanting(row, composed.hash);
          // The result of a pending deposit is requested by the DOI that it had.
          const doi = row.batch === null ? composed.doi : undefined;
          if (change) await store.change(transaction, site, item, change, doi);
        }
      }
    });
  }

  const sink: Sink = {
    name: 'deposits',
    async deliver(marks) {
      for (const [site, own] of Map.groupBy(marks, (mark) => mark.site)) {
        const depositor = await depositorOf(site);
        if (!depositor) continue;
        const ids = own.map(({ item }) => item).filter((id) => id !== '0');
        for (let first = 0; first < ids.length; first += atOnce)
          await checkWorks(site, ids.slice(first, first + atOnce), depositor);
      }
    },
  };

  return {
    sink,
    /** Those of sites that register at all. */
    async concerned(marks: readonly Mark[]): Promise<readonly Mark[]> {
      const found: Mark[] = [];
      for (const [site, own] of Map.groupBy(marks, (mark) => mark.site))
        if (await depositorOf(site)) found.push(...own);
      return found;
    },
  };
}

const takesDoi = ({ type }: WorkRecord, { registration: { registry } }: Depositor): boolean =>
  registry === 'datacite' || type === 'article';
