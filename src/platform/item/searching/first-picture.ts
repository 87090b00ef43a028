import { sql } from 'kysely';

/**
 * The first figure of the article that is the row of this name, small enough for a list. A figure of which nothing small was made yet has
 * none, and neither has a paper whose text is still kept back.
 */
export const firstPictureOf = (article: string) => sql`(
  select low.rendered from figure
  join item shown on shown.site_id = figure.site_id and shown.id = figure.id and shown.status = 'published' and shown.embargo_until is null
  join item_file drawn on drawn.site_id = figure.site_id and drawn.item_id = figure.id and drawn.role = 'image'
  join rendition low on low.site_id = drawn.site_id and low.sha256 = drawn.sha256 and low.form = 'low'
  where figure.site_id = ${sql.ref(`${article}.site_id`)} and figure.article_id = ${sql.ref(`${article}.id`)}
    and ${sql.ref(`${article}.embargo_until`)} is null
  order by figure.position, figure.id, drawn.position limit 1)`;
