import { canonicalItems } from '../../../platform/item/canonical-items.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { selectCoAuthors, selectExpert, selectPapers, selectRecord, selectStays } from './select-expert.ts';

export type ExpertStore = ReturnType<typeof postgresExperts>;

export const postgresExperts = (database: Database) => ({
  /** The record that stands for this one, where it was merged. */
  async expert(site: SiteContext, id: Id) {
    const [found] = await database.rows(site, selectExpert(site.target.id, await canonicalId(database, site, id)));
    return found;
  },

  /** The published record that stands for this one, and the iD by which its person can be known. */
  async record(site: SiteContext, id: Id) {
    const [found] = await database.rows(site, selectRecord(site.target.id, await canonicalId(database, site, id)));
    return found;
  },

  /** What their newest papers say; records that were merged count as one. */
  async work(site: SiteContext, id: Id) {
    const [papers, coAuthors, stays] = await Promise.all([
      database.rows(site, selectPapers(site.target.id, id)),
      database.rows(site, selectCoAuthors(site.target.id, id)),
      database.rows(site, selectStays(site.target.id, id)),
    ]);
    return { papers, coAuthors, stays };
  },
});

const canonicalId = async (database: Database, site: SiteContext, id: Id): Promise<Id> =>
  (await canonicalItems(database, site, [id])).get(id) ?? id;
