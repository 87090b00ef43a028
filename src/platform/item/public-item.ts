import { sql } from 'kysely';
import { downloadableRoles } from '../kernel/downloads.ts';

/** The columns of a `ShownItem`, from the row `item`. */
export const publicItemColumns = sql`item.id::text as id, item.site_id as site, item.kind, item.status,
  to_char(item.withdrawn_on, 'YYYY-MM-DD') as "withdrawnOn", item.withdrawal, item.doi, item.language, item.titles, item.summaries,
  item.keywords, item.cover, to_char(item.published_on, 'YYYY-MM-DD') as "publishDate",
  item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as citations`;

/** Which row `item` is meant: one of a kind that is published, or was. Drafts are nobody's to read. */
export const isPublicItem = (site: number, id: string, ...kinds: readonly string[]) =>
  sql`item.site_id = ${site} and item.id = ${id}::bigint and item.kind = any (${kinds}::text[]) and item.status <> 'draft'`;

/**
 * The files of items as readers find them: a paper of which its publisher gave no PDF has the one that the portal made, in place 0.
 */
export const givenFiles = sql`(
  select site_id, item_id, position, role, sha256, name, language, labels, version, false as generated from item_file
  union all
  select site_id, article_id, 0, 'pdf', pdf, name, null, '{}'::jsonb, null, true from article_pdf made
  where pdf is not null and not exists (select from item_file own
    where own.site_id = made.site_id and own.item_id = made.article_id and own.role = 'pdf'))`;

/** Whether the row `file` is one that readers can have. */
export const isDownloadable = sql`file.role in (${sql.join(downloadableRoles.map((role) => sql.lit(role)))})`;

/** What a reader may download of the row `item`, in its order. */
export const downloadableFiles = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('position', file.position, 'role', file.role, 'name', file.name, 'labels', file.labels,
    'language', file.language, 'version', file.version, 'contentType', stored.content_type, 'bytes', stored.bytes, 'pages', stored.pages) order by file.position), '[]')
  from item_file file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
  where file.site_id = item.site_id and file.item_id = item.id and ${isDownloadable})`;
