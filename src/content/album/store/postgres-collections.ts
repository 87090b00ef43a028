import { sql } from 'kysely';
import { isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { named } from '../../../platform/item/searching/kind-search.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Collection } from '../contract.ts';
import { collectionKinds } from '../domain/collection.ts';

export type CollectionStore = ReturnType<typeof postgresCollections>;

interface NamedItem {
  readonly id: Id;
  readonly titles: Text;
}

type CollectionRow = PublicItem &
  Pick<Collection, 'kind' | 'code' | 'editors' | 'opensOn' | 'closesOn' | 'entries'> & {
    readonly bodies: Text;
    /** Of a special issue. */
    readonly journal: NamedItem | null;
    readonly period: NamedItem | null;
  };

/** No list is counted further. */
const mostCounted = 10_000;

export const postgresCollections = (database: Database) => ({
  /** What is published, or was and has been withdrawn. */
  async collection(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectCollection(site.target.id, id));
    return row;
  },
});

const selectCollection = (site: number, id: Id) =>
  statement<CollectionRow>`
    select ${publicItemColumns}, topic.code, coalesce(album.editors, special_issue.guest_editors, '[]') as editors,
      coalesce(album.bodies, special_issue.bodies, topic.bodies, '{}') as bodies,
      ${named('special_issue.journal_id')} as journal, ${named('special_issue.period_id')} as period,
      to_char(special_issue.opens_on, 'YYYY-MM-DD') as "opensOn", to_char(special_issue.closes_on, 'YYYY-MM-DD') as "closesOn",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count) order by count desc, kind), '[]') from (
        select held.kind, count(*) from (
          select gathered.kind from collection_entry entry
          join item gathered on gathered.site_id = entry.site_id and gathered.id = entry.entry_id and gathered.status = 'published'
          where entry.site_id = item.site_id and entry.collection_id = item.id limit ${sql.lit(mostCounted)}
        ) held group by held.kind
      ) counted) as entries
    from item
    left join album on album.site_id = item.site_id and album.id = item.id
    left join special_issue on special_issue.site_id = item.site_id and special_issue.id = item.id
    left join topic on topic.site_id = item.site_id and topic.id = item.id
    where ${isPublicItem(site, id, ...collectionKinds)}`;
