import { sql } from 'kysely';
import { isShownItem, shownItem } from '../../../platform/item/shown-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database, Statement } from '../../../platform/ports/database.ts';
import { collectionKinds } from '../domain/collection.ts';
import type { Collection, CollectionStore } from '../use-cases/collection-store.ts';

/** No list is counted further. */
const mostCounted = 10_000;

export const postgresCollections = (database: Database): CollectionStore => ({
  async collection(site, id) {
    const [row] = await database.rows(site, selectCollection(site.target.id, id));
    return row;
  },
});

const named = (
  column: string,
) => sql`(select jsonb_build_object('id', other.id::text, 'titles', other.titles) from item other
  where other.site_id = item.site_id and other.id = ${sql.ref(column)} and other.status = 'published')`;

const selectCollection = (site: number, id: Id): Statement<Collection> =>
  statement(sql<Collection>`
    select ${shownItem}, topic.code, coalesce(album.editors, special_issue.guest_editors, '[]') as editors,
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
    where ${isShownItem(site, id, ...collectionKinds)}`);
