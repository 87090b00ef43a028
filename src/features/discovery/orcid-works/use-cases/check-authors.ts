import type { Mark, Sink } from '../../../../platform/item/marks/mark.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { changeFor } from '../domain/orcid-work-state.ts';
import type { OrcidWorkStore } from '../store/postgres-orcid-works.ts';
import { hashOf, type OrcidFormat, type ReadRecords } from './compose-work.ts';

const atOnce = 50;

interface Parts {
  readonly store: OrcidWorkStore;
  readonly read: ReadRecords;
  readonly format: OrcidFormat;
  readonly originOf: (site: number) => Promise<string>;
}

/** Queues what the records of authors who consented do not have yet of the papers that changed. */
export function checkingAuthors({ store, read, format, originOf }: Parts) {
  async function check(site: number, ids: readonly Id[]): Promise<void> {
    const [records, origin] = await Promise.all([read({ reads: [site], writes: null }, ids), originOf(site)]);
    const found = new Map(records.map((record) => [record.id, record]));
    const orcids = [...new Set(records.flatMap((record) => format.orcids(record)))];
    await store.atSite(site, async (transaction) => {
      const consents = await store.lockConsents(transaction, site, orcids, ids);
      const known = await store.worksOf(transaction, site, ids);
      for (const item of ids) {
        const record = found.get(item);
        const content = record && format.work(record, origin);
        const authors = record ? format.orcids(record) : [];
        for (const { account, orcid } of consents) {
          const row = known.find((one) => one.item === item && one.account === account);
          const change = changeFor(row, content && authors.includes(orcid) ? hashOf(content) : null);
          if (change === 'forget') await store.forget(transaction, { site, account }, item);
          else if (change) await store.change(transaction, { site, account }, item, change);
        }
      }
    });
  }

  const sink: Sink = {
    name: 'orcid',
    async deliver(marks) {
      for (const [site, own] of Map.groupBy(marks, (mark) => mark.site)) {
        const ids = own.map(({ item }) => item).filter((id) => id !== '0');
        for (let first = 0; first < ids.length; first += atOnce) await check(site, ids.slice(first, first + atOnce));
      }
    },
  };

  return {
    sink,
    /** Those of sites where anyone has consented. */
    async concerned(marks: readonly Mark[]): Promise<readonly Mark[]> {
      const sites = await store.sitesWithConsent([...new Set(marks.map(({ site }) => site))]);
      return marks.filter(({ site }) => sites.includes(site));
    },
  };
}
