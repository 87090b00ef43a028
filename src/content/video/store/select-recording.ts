import { sql } from 'kysely';
import { isShownItem, shownItem } from '../../../platform/item/shown-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Recording, RecordingKind } from '../domain/recording.ts';

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const subjects = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', subject.id::text, 'names', subject.titles) order by listed.position), '[]')
  from item_subject listed join item subject on subject.site_id = listed.site_id and subject.id = listed.subject_id and subject.status = 'published'
  where listed.site_id = item.site_id and listed.item_id = item.id)`;

/** The paper that a recording is about, as far as it is published. */
export const paper = sql`(select jsonb_build_object('id', paper.id::text, 'doi', paper.doi, 'titles', paper.titles,
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
export const selectRecording = (site: number, id: Id, kinds: readonly RecordingKind[]) =>
  statement(sql<Recording>`
    select ${shownItem}, recording.speakers, recording.seconds::float8 as seconds,
      recording.licence, recording.attributions, recording.transcripts, recording.chapters, ${subjects} as subjects,
      ${paper} as article, ${openAccess} as "openAccess", ${journal} as journal, ${file} as file, ${poster} as poster, ${captions} as captions
    from item join recording on recording.site_id = item.site_id and recording.id = item.id
    where ${isShownItem(site, id, ...kinds)}`);
