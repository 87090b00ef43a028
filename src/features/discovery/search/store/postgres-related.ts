import { changeSite, rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** How long an answer holds while its item stays as it is: others come meanwhile. */
const goodDays = 7;

/** An item as a site shows it. */
interface RelatedOf {
  readonly site: number;
  readonly owner: number;
  readonly id: Id;
  readonly kind: string;
}

export type RelatedStore = ReturnType<typeof postgresRelated>;

/** Which items are like one, as the search engine said: to find them costs it most of what it spends on an article's page. */
export const postgresRelated = (database: Database) => ({
  /** Undefined while this revision of the item was never requested. */
  async find({ site, owner, id, kind }: RelatedOf): Promise<readonly Id[] | undefined> {
    const [kept] = await rowsAt(database, { reads: [...new Set([site, owner])], writes: null })<{ related: Id[] }>`
      select kept.related::text[] as related from related_item kept
      join item on item.site_id = ${owner} and item.id = kept.item_id and item.kind = ${kind} and item.revision = kept.revision
      where kept.site_id = ${site} and kept.item_id = ${id} and kept.made_at > now() - make_interval(days => ${goodDays})`;
    return kept?.related;
  },

  async keep({ site, id }: RelatedOf, revision: number, related: readonly Id[]): Promise<void> {
    await changeSite(database, site)`
      insert into related_item (site_id, item_id, revision, related) values (${site}, ${id}, ${revision}, ${related}::bigint[])
      on conflict (site_id, item_id) do update
        set revision = excluded.revision, related = excluded.related, made_at = excluded.made_at`;
  },
});
