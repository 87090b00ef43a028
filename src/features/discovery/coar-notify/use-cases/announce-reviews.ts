import { randomUUID } from 'node:crypto';
import type { Mark, Sink } from '../../../../platform/item/marks/mark.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { publishedReviews } from '../domain/published-review.ts';
import type { AnnouncingStore } from '../store/postgres-announcing.ts';

export type ReadRecords = (scope: SiteScope, ids: readonly Id[]) => Promise<WorkRecord[]>;

const atOnce = 50;

/** Queues an announcement of each review that is published here, to each service that is told of them: once, whatever changes later. */
export function announcingReviews(store: AnnouncingStore, read: ReadRecords) {
  const sink: Sink = {
    name: 'reviews',
    async deliver(marks) {
      for (const [site, own] of Map.groupBy(marks, (mark) => mark.site)) {
        const ids = own.map(({ item }) => item).filter((id) => id !== '0');
        for (let first = 0; first < ids.length; first += atOnce) {
          const records = await read({ reads: [site], writes: null }, ids.slice(first, first + atOnce));
          const reviews = records.flatMap(publishedReviews);
          if (reviews.length > 0) await store.add(site, reviews, () => `urn:uuid:${randomUUID()}`);
        }
      }
    },
  };
  return {
    sink,
    /** Those of sites that tell anyone. */
    async concerned(marks: readonly Mark[]): Promise<readonly Mark[]> {
      const sites = await store.sitesThatTell([...new Set(marks.map(({ site }) => site))]);
      return marks.filter(({ site }) => sites.includes(site));
    },
  };
}
