import { sql } from 'kysely';
import { rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** The bytes that parts of a picture are cut from. */
export interface ZoomedPicture {
  readonly sha256: string;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** The paper that it stands in: what is said there decides who may see it. */
  readonly paper: Id | null;
}

/** What is larger is held by nobody's memory; of a drawing, and of what is too large, the high precision is cut. */
const mostBytes = 48 * 1_048_576;
const mostPoints = 100_000_000;
const cutTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/tiff', 'image/avif'];

/** The row `source` is the original or the high precision, whichever can be cut. */
export const sourceOf = sql`lateral (
  select stored.sha256, stored.content_type, stored.width, stored.height
  from (
    select file.sha256, 1 as place
    union all
    select made.rendered, 2 from rendition made
    where made.site_id = file.site_id and made.sha256 = file.sha256 and made.form = 'high'
  ) had join stored_file stored on stored.site_id = file.site_id and stored.sha256 = had.sha256
  where stored.width > 0 and stored.height > 0 and stored.bytes <= ${sql.lit(mostBytes)}
    and stored.width::bigint * stored.height <= ${sql.lit(mostPoints)} and stored.content_type in (${sql.join(
      cutTypes.map((type) => sql.lit(type)),
    )})
  order by had.place limit 1)`;

export const postgresPictures = (database: Database) => ({
  /** A picture of a published thing of the site; nothing until the worker knows its size. */
  async picture(site: SiteContext, item: Id, position: number) {
    const [row] = await rowsAt(database, site)<ZoomedPicture>`
      select source.sha256, source.content_type as "contentType", source.width, source.height, figure.article_id::text as paper
      from item
      join item_file file on file.site_id = item.site_id and file.item_id = item.id and file.role = 'image' and file.position = ${position}
      cross join ${sourceOf} source
      left join figure on figure.site_id = item.site_id and figure.id = item.id
      where item.site_id = ${site.target.id} and item.id = ${item}::bigint and item.status = 'published'`;
    return row;
  },
});
