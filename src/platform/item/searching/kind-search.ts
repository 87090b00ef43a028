import { type RawBuilder, sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import type { SearchFields } from './search-document.ts';
import type { SearchableItem } from './searchable-item.ts';

/** How items of a kind are found. */
export interface KindSearch<Facts = unknown> {
  /** An SQL expression for what a document needs beyond the item, as JSON; `item` is the row it is about. Null where there is no row. */
  readonly facts: RawBuilder<unknown>;
  toDocument(item: SearchableItem, facts: Facts): SearchFields;
  /** What documents of other items copy of this one beyond its titles and status. */
  copied?(facts: Facts): unknown;
  /** The texts that can be searched by passage. */
  texts?(facts: Facts): readonly (StoredText | SpokenText)[];
}

export interface StoredText {
  /** Of its bytes in the file store. */
  readonly sha256: string;
  /** That of the work where nothing is said. */
  readonly language?: string;
  /** Of a book: the place of the chapter, which has a page of its own. */
  readonly part?: number;
}

/** What is said in a recording. */
export interface SpokenText {
  readonly captions: readonly { readonly sha256: string; readonly language: string | null }[];
  readonly transcripts: Text;
}

/** Texts that are stored for each language. */
export const textsByLanguage = (bodies: Text, part?: number): StoredText[] =>
  Object.entries(bodies).flatMap(([language, sha256]) =>
    sha256 ? [{ sha256, language, ...(part !== undefined && { part }) }] : [],
  );

/** `absent` stands for the facts of an item whose row is not there. */
export const kindSearch = <Facts>(
  { facts, toDocument, copied, texts }: KindSearch<Facts>,
  absent: Facts,
): KindSearch => ({
  facts,
  toDocument: (item, read) => toDocument(item, (read ?? absent) as Facts),
  ...(copied && { copied: (read: unknown) => copied((read ?? absent) as Facts) }),
  ...(texts && { texts: (read: unknown) => texts((read ?? absent) as Facts) }),
});

/** Another item of the site as `{ id, titles }`. */
export const named = (column: string) => sql`(
  select jsonb_build_object('id', other.id::text, 'titles', other.titles) from item other
  where other.site_id = item.site_id and other.id = ${sql.ref(column)} and other.status = 'published')`;

/**
 * The same for what may have been merged; merges make no chains. `offset 0` keeps the sub-select apart: under row security an
 * index serves a plain column, not an expression with a query inside.
 */
export const namedRecord = (column: string) => sql`(case when ${sql.ref(column)} is not null then (
  select jsonb_build_object('id', other.id::text, 'titles', other.titles) from (
    select coalesce((select into_id from item_merge
      where item_merge.site_id = item.site_id and item_merge.from_id = ${sql.ref(column)}), ${sql.ref(column)}) as id offset 0
  ) canonical join item other on other.site_id = item.site_id and other.id = canonical.id
  where other.status = 'published') end)`;

/** The authors of an article, as people. A paper may leave out the ORCID iD that the record of its author has. */
export const authorsOf = (article: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('names', contributor.names, 'orcid',
    coalesce(contributor.orcid, (select expert.orcid from expert
      where expert.site_id = contributor.site_id and expert.id = contributor.expert_id)),
    'expert', ${namedRecord('contributor.expert_id')}) order by contributor.position), '[]')
  from contributor where contributor.site_id = item.site_id and contributor.article_id = ${sql.ref(article)} and contributor.role = 'author')`;
