import { sql } from 'kysely';

/** The columns of a `ShownItem`, from the row `item`. */
export const shownItem = sql`item.id::text as id, item.site_id as site, item.kind, item.status,
  to_char(item.withdrawn_on, 'YYYY-MM-DD') as "withdrawnOn", item.withdrawal, item.doi, item.language, item.titles, item.summaries,
  item.keywords, item.cover, to_char(item.published_on, 'YYYY-MM-DD') as "publishDate",
  item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as citations`;

/** Which row `item` is meant: one of a kind that is published, or was. Drafts are nobody's to read. */
export const isPublicItem = (site: number, id: string, ...kinds: readonly string[]) =>
  sql`item.site_id = ${site} and item.id = ${id}::bigint and item.kind = any (${kinds}::text[]) and item.status <> 'draft'`;

/** What a reader may download of the row `item`, in its order. */
export const downloadableFiles = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('position', file.position, 'role', file.role, 'name', file.name, 'labels', file.labels,
    'language', file.language, 'contentType', stored.content_type, 'bytes', stored.bytes, 'pages', stored.pages) order by file.position), '[]')
  from item_file file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
  where file.site_id = item.site_id and file.item_id = item.id and file.role in ('pdf', 'source', 'supplement', 'attachment'))`;
