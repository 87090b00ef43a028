import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { paperHolding } from '../../../../platform/item/embargo.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** A file that a site shows to everyone. */
export interface PublishedFile {
  readonly site: number;
  readonly bytes: number;
  readonly contentType: string;
  /** What shows it, so that a change there reaches the copies of the file. */
  readonly items: readonly Id[];
}

const mostItems = 100;

/** The paper that the row `item` is part of. What is part of a paper is open no longer and no earlier than the paper. */
const paperOf = sql`coalesce(${paperHolding('figure')}, ${paperHolding('data_table')}, ${paperHolding('recording')})`;
const withPaper = sql`left join item paper on paper.site_id = item.site_id and paper.id = ${paperOf}`;
const isEmbargoed = sql`(item.embargo_until is not null or paper.embargo_until is not null)`;
const isPublished = sql`(item.status = 'published' and coalesce(paper.status, 'published') = 'published')`;

/** Pictures in low precision, first pages of documents and pictures of films are for everyone who may see that the thing exists. */
const isTrial = sql<boolean>`(rendition.form in ('low', 'thumbnail', 'poster') and exists (
  select from item_file shown join item on item.site_id = shown.site_id and item.id = shown.item_id ${withPaper}
  where shown.site_id = rendition.site_id and shown.sha256 = rendition.sha256
    and ${isPublished} and (rendition.form = 'poster' or not ${isEmbargoed})))`;

/**
 * Whether everyone may have a public file now. One that items name is open while one of them is: published, without an embargo, and its
 * paper as well. The cover that lists show of an item is open with them. What no item names is the site's own.
 */
const isOpen = (original: string, prepared: Id | null) => {
  const own = (table: string) =>
    sql`${sql.ref(`${table}.site_id`)} = ${sql.ref(`${original}.site_id`)} and ${sql.ref(`${table}.sha256`)} = ${sql.ref(`${original}.sha256`)}`;
  return sql<boolean>`(${sql.ref(`${original}.public`)} and (
    not exists (select from item_file named where ${own('named')})
    or exists (
      select from item_file shown join item on item.site_id = shown.site_id and item.id = shown.item_id ${withPaper}
      where ${own('shown')} and (
        not ${isEmbargoed} and (${isPublished} or ${prepared}::bigint in (item.id, paper.id))
        or item.status <> 'withdrawn' and starts_with(item.cover, '/files/' || shown.sha256)))))`;
};

/**
 * Whether a file is public stands with the original alone: what else was made of it follows it, also when that changes later.
 */
export const postgresPublishedFiles = (database: Database) => ({
  /**
   * The file in those of the sites that publish it, as it was given or as something that was made of it; for whoever was given a link to
   * an item that is only prepared, in that item too.
   */
  async find(sites: readonly number[], sha256: string, prepared: Id | null = null) {
    const among = (column: string) => sql<boolean>`${sql.ref(column)} = any(${sites}::int[])`;
    const originals = query
      .selectFrom('stored_file')
      .select(['site_id', 'sha256'])
      .where(among('site_id'))
      .where('sha256', '=', sha256)
      .where(isOpen('stored_file', prepared))
      .union(
        query
          .selectFrom('rendition')
          .innerJoin('stored_file as original', (join) =>
            join.onRef('original.site_id', '=', 'rendition.site_id').onRef('original.sha256', '=', 'rendition.sha256'),
          )
          .where((eb) => eb.or([isOpen('original', prepared), isTrial]))
          .select(['rendition.site_id', 'rendition.sha256'])
          .where(among('rendition.site_id'))
          .where('rendition.rendered', '=', sha256),
      );
    const rows = await database.rows(
      { reads: sites, writes: null },
      query
        .with('originals', () => originals)
        .selectFrom('stored_file as file')
        .innerJoin('originals', 'originals.site_id', 'file.site_id')
        .where(among('file.site_id'))
        .where('file.sha256', '=', sha256)
        .select([
          'file.site_id as site',
          'file.bytes',
          'file.content_type as contentType',
          sql<string[]>`array(select distinct holder.id::text from item_file shown
            join item on item.site_id = shown.site_id and item.id = shown.item_id
            cross join lateral (values (item.id), (${paperOf})) holder (id)
            where shown.site_id = originals.site_id and shown.sha256 = originals.sha256 and holder.id is not null
            limit ${mostItems})`.as('items'),
        ]),
    );
    return joinOriginals(rows.map((row) => ({ ...row, bytes: Number(row.bytes) })));
  },

  /** The hash of a precision that was made of a picture, if it was. */
  async formOf(sites: readonly number[], sha256: string, form: 'high' | 'low') {
    const [row] = await database.rows(
      { reads: sites, writes: null },
      query
        .selectFrom('rendition')
        .select('rendered')
        .where(sql<boolean>`site_id = any(${sites}::int[])`)
        .where('sha256', '=', sha256)
        .where('form', '=', form)
        .limit(1),
    );
    return row?.rendered;
  },
});

/** The same bytes may have been made of several files of a site. */
function joinOriginals(rows: readonly PublishedFile[]): PublishedFile[] {
  return [...Map.groupBy(rows, ({ site }) => site).values()].flatMap((same) => {
    const [first] = same;
    const items = [...new Set(same.flatMap((row) => row.items))].slice(0, mostItems);
    return first ? [{ ...first, items }] : [];
  });
}
