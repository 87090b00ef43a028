import { sql } from 'kysely';
import { embargoOf, paperHolding } from '../../../../platform/item/embargo.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../../../platform/item/open-access.ts';
import { rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { GatheredIn, GatheredPicture } from '../domain/manifest.ts';
import { sourceOf } from './postgres-pictures.ts';

/** A viewer shows them in a row; nobody walks further. */
const mostPictures = 200;
const gathering = ['article', 'figure', 'album', 'special-issue', 'topic'];

export const postgresGathered = (database: Database) => ({
  /** A published thing with the pictures of its figures: its own, those of a paper, those of a collection and of the papers in it. */
  async gathered(site: SiteContext, id: Id) {
    const own = site.target.id;
    const [of] = await rowsAt(database, site)<GatheredIn>`
      select item.id::text as id, item.kind, item.doi, item.titles, item.summaries from item
      where item.site_id = ${own} and item.id = ${id}::bigint and item.status = 'published' and item.kind = any (${gathering}::text[])`;
    if (!of) return undefined;
    const pictures = await rowsAt(database, site)<GatheredPicture>`
      select item.id::text as id, file.position, item.titles, figure.label, figure.captions, figure.attributions,
        coalesce(figure.licence, paper.licence) as licence, figure.article_id::text as paper, source.width, source.height,
        ${openAsItsPaper('figure')} as "isOpen", ${journalOfItsPaper('figure')} as within, ${embargoOf(paperHolding('figure'))} as embargo
      from (
        select own.id, min(own.place) as place from (
          select id, 0 as place from figure where site_id = ${own} and id = ${id}::bigint
          union all
          select id, 0 from figure where site_id = ${own} and article_id = ${id}::bigint
          union all
          select figure.id, entry.position from collection_entry entry
            join figure on figure.site_id = entry.site_id and figure.id = entry.entry_id
            where entry.site_id = ${own} and entry.collection_id = ${id}::bigint
          union all
          select figure.id, entry.position from collection_entry entry
            join figure on figure.site_id = entry.site_id and figure.article_id = entry.entry_id
            where entry.site_id = ${own} and entry.collection_id = ${id}::bigint
        ) own group by own.id
      ) listed
      join item on item.site_id = ${own} and item.id = listed.id and item.status = 'published'
      join figure on figure.site_id = item.site_id and figure.id = item.id
      left join article paper on paper.site_id = figure.site_id and paper.id = figure.article_id
      join item_file file on file.site_id = item.site_id and file.item_id = item.id and file.role = 'image'
      cross join ${sourceOf} source
      order by listed.place, figure.position, item.id, file.position limit ${sql.lit(mostPictures)}`;
    return { of, pictures };
  },
});
