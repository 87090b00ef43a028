import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Relations } from '../domain/recording.ts';
import { paper } from './select-recording.ts';

const mostAlbums = 10;
const mostSimilar = 6;
/** How many of each reason are looked at: enough to fill the list, whatever the others give. */
const mostOfEach = 20;

const albums = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', gathering.id::text, 'kind', gathering.kind, 'names', gathering.titles)), '[]')
  from (
    select collection.id, collection.kind, collection.titles from collection_entry entry
    join item collection on collection.site_id = entry.site_id and collection.id = entry.collection_id and collection.status = 'published'
    where entry.site_id = item.site_id and entry.entry_id = item.id order by collection.id desc limit ${mostAlbums}
  ) gathering)`;

/** Three short lists, each by its index, instead of one order over everything. */
const candidates = sql`
  (select other.id, 1 as reason from recording other
    where other.site_id = item.site_id and other.article_id = recording.article_id limit ${mostOfEach})
  union all
  (select other.id, 2 from item_subject own
    join item_subject theirs on theirs.site_id = own.site_id and theirs.subject_id = own.subject_id
    join recording other on other.site_id = theirs.site_id and other.id = theirs.item_id
    where own.site_id = item.site_id and own.item_id = item.id limit ${mostOfEach})
  union all
  (select newest.id, 3 from item newest
    where newest.site_id = item.site_id and newest.kind = item.kind order by newest.published_on desc limit ${mostOfEach})`;

const similar = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', alike.id::text, 'kind', alike.kind, 'titles', alike.titles, 'cover', alike.cover,
    'seconds', alike.seconds, 'publishDate', to_char(alike.published_on, 'YYYY-MM-DD')) order by alike.reason, alike.published_on desc, alike.id), '[]')
  from (
    select shown.id, shown.kind, shown.titles, shown.cover, shown.published_on, details.seconds, min(candidate.reason) as reason
    from (${candidates}) candidate
    join item shown on shown.site_id = item.site_id and shown.id = candidate.id and shown.status = 'published'
    join recording details on details.site_id = shown.site_id and details.id = shown.id
    where candidate.id <> item.id
    group by shown.site_id, shown.id, details.seconds
    order by min(candidate.reason), shown.published_on desc nulls last, shown.id limit ${mostSimilar}
  ) alike)`;

export const selectRelations = (site: number, id: Id) =>
  statement(sql<Relations>`
    select ${paper} as article, ${albums} as albums, ${similar} as similar
    from item join recording on recording.site_id = item.site_id and recording.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind in ('audio', 'video') and item.status = 'published'`);
