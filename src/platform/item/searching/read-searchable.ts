import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { Database } from '../../ports/database.ts';
import { embargoOf, paperHolding } from '../embargo.ts';
import type { Kind } from '../kind.ts';
import { statement } from '../writing/raw-statement.ts';
import type { SearchableItem } from './searchable-item.ts';

export interface ReadItem {
  readonly item: SearchableItem;
  /** What the kind's own expression gave. */
  readonly facts: unknown;
}

export type ReadSearchable = (scope: SiteScope, which: WhichItems) => Promise<ReadItem[]>;

export type WhichItems =
  | { readonly ids: readonly Id[] }
  /** A page of one site's items, by id. */
  | { readonly site: number; readonly kinds: readonly string[]; readonly after: Id; readonly most: number };

/** State, facts and revision of a batch in one statement, so that a document never mixes two moments. */
export function searchableReader(database: Database, kinds: readonly Kind[]): ReadSearchable {
  const facts = sql.join(
    kinds.map(({ name, search }) => sql`when ${sql.lit(name)} then ${search.facts}`),
    sql` `,
  );
  const select = (where: RawBuilder<unknown>) =>
    statement<SearchableItem & { facts: unknown }>`
      select item.site_id as site, item.id, item.kind, item.status, item.titles, item.doi, item.cover, item.revision,
        to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn", item.source_key as key, item.language,
        item.rich_titles as "richTitles", item.summaries, item.keywords, item.views::float8 as visits,
        item.downloads::float8 as downloads, item.citations::float8 as citations, item.comments::float8 as comments,
        item.score::float8 as score, ${embargoOf(paperHolding('recording'))} is not null as "isEmbargoed",
        (with recursive listed (id) as (
            select subject_id from item_subject where item_subject.site_id = item.site_id and item_subject.item_id = item.id
            union select subject.parent_id from listed join subject on subject.site_id = item.site_id and subject.id = listed.id
              where subject.parent_id is not null)
          select coalesce(jsonb_agg(jsonb_build_object('id', subject.id::text, 'titles', subject.titles) order by subject.id), '[]')
          from listed join item subject on subject.site_id = item.site_id and subject.id = listed.id) as subjects,
        (select coalesce(jsonb_agg(distinct entry.collection_id::text), '[]') from collection_entry entry
          where entry.site_id = item.site_id and entry.entry_id in (item.id,
            (select article_id from figure where figure.site_id = item.site_id and figure.id = item.id),
            (select article_id from data_table where data_table.site_id = item.site_id and data_table.id = item.id))) as collections,
        (select coalesce(jsonb_agg(relation.type), '[]') from relation
          join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
          where relation.site_id = item.site_id and relation.to_id = item.id
            and relation.type in ('corrects', 'retracts', 'expresses-concern-about')) as notices,
        (select into_id from item_merge where item_merge.site_id = item.site_id and item_merge.from_id = item.id) as "mergedInto",
        case when item.status = 'published' then case item.kind ${facts} end end as facts
      from item where ${where}`;

  return async (scope, which) => {
    if ('ids' in which && which.ids.length === 0) return [];
    const where =
      'ids' in which
        ? sql`item.site_id = any (${scope.reads}::int[]) and item.id = any (${which.ids}::bigint[])`
        : sql`item.site_id = ${which.site} and item.id > ${which.after}::bigint and item.kind = any (${which.kinds}::text[])
            order by item.id limit ${which.most}`;
    const rows = await database.rows(scope, select(where));
    return rows.map(({ facts, ...item }) => ({ item, facts }));
  };
}
