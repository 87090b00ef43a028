import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { StoredRecording, StoredRelations } from '../domain/recording.ts';

export type RecordingStore = ReturnType<typeof postgresRecordings>;

export const postgresRecordings = (database: Database) => ({
  async recording(site: SiteContext, id: Id, kinds: readonly StoredRecording['kind'][]) {
    const [row] = await database.rows(site, selectRecording(site.target.id, id, kinds));
    return row;
  },
  async relations(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectRelations(site.target.id, id));
    return row;
  },
});

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

const selectRelations = (site: number, id: Id) =>
  statement<StoredRelations>`
    select ${paper} as article, ${albums} as albums, ${similar} as similar
    from item join recording on recording.site_id = item.site_id and recording.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind in ('audio', 'video') and item.status = 'published'`;

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const subjects = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', subject.id::text, 'names', subject.titles) order by listed.position), '[]')
  from item_subject listed join item subject on subject.site_id = listed.site_id and subject.id = listed.subject_id and subject.status = 'published'
  where listed.site_id = item.site_id and listed.item_id = item.id)`;

/** The paper that a recording is about, as far as it is published. */
const paper = sql`(select jsonb_build_object('id', paper.id::text, 'doi', paper.doi, 'titles', paper.titles,
    'publishDate', ${day('paper.published_on')})
  from item paper where paper.site_id = item.site_id and paper.id = recording.article_id and paper.status = 'published')`;

const openAccess = sql`coalesce((select article.access_type = 0 from article
  where article.site_id = item.site_id and article.id = recording.article_id), true)`;

const journal = sql`(select article.journal_id::text from article
  where article.site_id = item.site_id and article.id = recording.article_id)`;

/** Without the segments of streams, of which a long film has thousands. */
const forms = sql`(select coalesce(jsonb_object_agg(made.form, jsonb_build_object('sha256', made.rendered, 'contentType', rendered.content_type)), '{}')
  from rendition made join stored_file rendered on rendered.site_id = made.site_id and rendered.sha256 = made.rendered
  where made.site_id = given.site_id and made.sha256 = given.sha256 and made.form in ('hls', 'stream', 'waveform', 'poster'))`;

const file = sql`(select jsonb_build_object('position', given.position, 'sha256', given.sha256, 'name', given.name,
    'contentType', stored.content_type, 'bytes', stored.bytes, 'width', stored.width, 'height', stored.height,
    'seconds', stored.seconds, 'forms', ${forms})
  from item_file given join stored_file stored on stored.site_id = given.site_id and stored.sha256 = given.sha256
  where given.site_id = item.site_id and given.item_id = item.id and given.role = 'recording' order by given.position limit 1)`;

const poster = sql`(select given.sha256 from item_file given
  where given.site_id = item.site_id and given.item_id = item.id and given.role = 'poster' order by given.position limit 1)`;

const captions = sql`(select coalesce(jsonb_agg(jsonb_build_object('sha256', given.sha256, 'bytes', stored.bytes, 'language', given.language,
    'labels', given.labels) order by given.position), '[]')
  from item_file given join stored_file stored on stored.site_id = given.site_id and stored.sha256 = given.sha256
  where given.site_id = item.site_id and given.item_id = item.id and given.role = 'captions')`;

/** A recording and all that belongs to it in one statement. */
const selectRecording = (site: number, id: Id, kinds: readonly StoredRecording['kind'][]) =>
  statement<StoredRecording>`
    select ${publicItemColumns}, recording.speakers, recording.seconds::float8 as seconds,
      recording.licence, recording.attributions, recording.transcripts, recording.chapters, ${subjects} as subjects,
      ${paper} as article, ${openAccess} as "openAccess", ${embargoOf(sql`recording.article_id`)} as embargo, ${journal} as journal, ${file} as file, ${poster} as poster, ${captions} as captions
    from item join recording on recording.site_id = item.site_id and recording.id = item.id
    where ${isPublicItem(site, id, ...kinds)}`;
