import { canonicalItems } from '../../../platform/item/canonical-items.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ExpertStore } from '../use-cases/expert-store.ts';
import { selectExpert, selectRecord } from './select-expert.ts';
import { selectCoAuthors, selectPapers, selectStays } from './select-work.ts';

export const postgresExperts = (database: Database): ExpertStore => ({
  async expert(site, id) {
    const [found] = await database.rows(site, selectExpert(site.target.id, await standing(database, site, id)));
    return found;
  },

  async record(site, id) {
    const [found] = await database.rows(site, selectRecord(site.target.id, await standing(database, site, id)));
    return found;
  },

  async work(site, id) {
    const [papers, coAuthors, stays] = await Promise.all([
      database.rows(site, selectPapers(site.target.id, id)),
      database.rows(site, selectCoAuthors(site.target.id, id)),
      database.rows(site, selectStays(site.target.id, id)),
    ]);
    return { papers, coAuthors, stays };
  },
});

const standing = async (database: Database, site: SiteContext, id: Id): Promise<Id> =>
  (await canonicalItems(database, site, [id])).get(id) ?? id;
