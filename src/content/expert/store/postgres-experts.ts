import { canonicalItems } from '../../../platform/item/canonical-items.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ExpertStore } from '../use-cases/expert-store.ts';
import { selectExpert } from './select-expert.ts';
import { selectCoAuthors, selectPapers, selectStays } from './select-work.ts';

export const postgresExperts = (database: Database): ExpertStore => ({
  async expert(site, id) {
    const standing = (await canonicalItems(database, site, [id])).get(id) ?? id;
    const [found] = await database.rows(site, selectExpert(site.target.id, standing));
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
