import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { openAsItsPaper } from '../../../platform/item/open-access.ts';
import { isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { firstCells } from '../../../platform/item/searching/first-cells.ts';
import { authorsOf, named } from '../../../platform/item/searching/kind-search.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { StoredRecord } from '../domain/record.ts';

export type RecordStore = ReturnType<typeof postgresRecords>;

/** Figures and tables that are published or were withdrawn. `site` is the one that they belong to. */
export const postgresRecords = (database: Database) => ({
  async record(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectRecord(site.target.id, id));
    return row;
  },
});

/** The facts that a figure and a table share, from whichever of the two tables has the row. */
const member = sql`(
  select figure.article_id, figure.anchor, figure.label, figure.licence, figure.captions, figure.attributions, figure.alternative,
    null::text as content, ${openAsItsPaper('figure')} as is_open
  from figure where item.kind = 'figure' and figure.site_id = item.site_id and figure.id = item.id
  union all
  select data_table.article_id, data_table.anchor, data_table.label, data_table.licence, data_table.captions, '{}'::jsonb, null,
    data_table.content, ${openAsItsPaper('data_table')}
  from data_table where item.kind = 'table' and data_table.site_id = item.site_id and data_table.id = item.id)`;

const paper = sql`(
  select jsonb_build_object('id', paper.id::text, 'titles', paper.titles, 'doi', paper.doi,
    'publishDate', to_char(paper.published_on, 'YYYY-MM-DD'), 'licence', article.licence,
    'authors', ${authorsOf('article.id')}, 'journal', ${named('article.journal_id')})
  from item paper join article on article.site_id = paper.site_id and article.id = paper.id
  where paper.site_id = item.site_id and paper.id = member.article_id and paper.status = 'published')`;

/** The original first, then what was made of it. */
const forms = sql`(
  select jsonb_agg(jsonb_build_object('form', had.form, 'sha256', stored.sha256, 'contentType', stored.content_type,
    'bytes', stored.bytes, 'width', stored.width, 'height', stored.height) order by had.place)
  from (
    select 'original' as form, file.sha256, 1 as place
    union all
    select made.form, made.rendered, case made.form when 'high' then 2 else 3 end from rendition made
    where made.site_id = file.site_id and made.sha256 = file.sha256 and made.form in ('high', 'low')
  ) had join stored_file stored on stored.site_id = file.site_id and stored.sha256 = had.sha256)`;

const pictures = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', item.id || '-' || file.position, 'name', file.name, 'labels', file.labels, 'forms', ${forms})
    order by file.position), '[]')
  from item_file file where file.site_id = item.site_id and file.item_id = item.id and file.role = 'image')`;

/** More than any paper shows in a row; a collection of plates is looked at elsewhere. */
const mostNeighbours = 120;

const lowPicture = sql`(
  select coalesce(low.rendered, file.sha256) from item_file file
  left join rendition low on low.site_id = file.site_id and low.sha256 = file.sha256 and low.form = 'low'
  where file.site_id = neighbour.site_id and file.item_id = neighbour.id and file.role = 'image' order by file.position limit 1)`;

const cellsOfNeighbour = sql`(
  select ${firstCells('data_table')} from data_table where data_table.site_id = neighbour.site_id and data_table.id = neighbour.id)`;

const neighbours = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', shown.id::text, 'kind', shown.kind, 'label', shown.label, 'titles', shown.titles,
    'picture', shown.picture, 'cells', shown.cells) order by shown.kind, shown.position, shown.id), '[]')
  from (
    select named.id, named.kind, named.titles, neighbour.label, neighbour.position, ${lowPicture} as picture, ${cellsOfNeighbour} as cells
    from (
      select site_id, id, label, position, 1 as place from figure where site_id = item.site_id and article_id = member.article_id
      union all
      select site_id, id, label, position, 2 from data_table where site_id = item.site_id and article_id = member.article_id
    ) neighbour join item named on named.site_id = neighbour.site_id and named.id = neighbour.id and named.status = 'published'
    order by neighbour.place, neighbour.position, neighbour.id limit ${mostNeighbours}
  ) shown)`;

/** A record with its paper and its neighbours in one statement, so that a page never mixes two moments. */
const selectRecord = (site: number, id: Id) =>
  statement<StoredRecord>`
    select ${publicItemColumns}, member.label, member.anchor, member.licence, member.captions, member.attributions, member.alternative,
      member.content, member.is_open as "isOpen", ${embargoOf(sql`member.article_id`)} as embargo, ${paper} as paper, ${pictures} as pictures, ${neighbours} as neighbours
    from item cross join lateral ${member} member
    where ${isPublicItem(site, id, 'figure', 'table')}`;
