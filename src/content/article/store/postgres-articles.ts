import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { noticeTypes } from '../../../platform/kernel/integrity.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { ArticleFile, KnownReference } from '../domain/article.ts';
import type { ArticleStore } from '../use-cases/article-store.ts';
import { files, selectArticle } from './select-article.ts';

export const postgresArticles = (database: Database): ArticleStore => ({
  async article(site, id) {
    const [row] = await database.rows(site, selectArticle(site.target.id, id));
    return row;
  },

  async files(site, id) {
    const [row] = await database.rows(site, selectFiles(site.target.id, id));
    return row;
  },

  knownReferences: (site, id) => database.rows(site, selectKnownReferences(site.target.id, id)),

  async lowForms(site, id) {
    const rows = await database.rows(site, selectLowForms(site.target.id, id));
    return new Map(rows.map(({ sha256, low }) => [sha256, low]));
  },

  async withDoi(sites, doi) {
    const rows = await database.rows({ reads: sites, writes: null }, selectByDoi(sites, doi));
    return rows.toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site));
  },
});

const selectFiles = (site: number, id: Id) =>
  statement(sql<{ accessType: number; journal: Id | null; files: ArticleFile[] }>`
    select article.access_type as "accessType", article.journal_id::text as journal, ${files} as files
    from item join article on article.site_id = item.site_id and article.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'article' and item.status = 'published'`);

/** Pictures of the article and of everything that stands in its text. */
const selectLowForms = (site: number, id: Id) =>
  statement(sql<{ sha256: string; low: string }>`
    select file.sha256, made.rendered as low
    from (
      select ${id}::bigint as id
      union all select figure.id from figure where figure.site_id = ${site} and figure.article_id = ${id}::bigint
      union all select data_table.id from data_table where data_table.site_id = ${site} and data_table.article_id = ${id}::bigint
    ) shown
    join item_file file on file.site_id = ${site} and file.item_id = shown.id and file.role = 'image'
    join rendition made on made.site_id = file.site_id and made.sha256 = file.sha256 and made.form = 'low'
    order by file.sha256`);

/** By its key, which is the DOI in lower case, or by the DOI of a paper whose source calls it something else. */
const selectByDoi = (sites: readonly number[], doi: string) =>
  statement(sql<{ id: Id; site: number; doi: string | null }>`
    select item.id::text as id, item.site_id as site, item.doi from item
    where item.site_id = any (${sites}::int[]) and item.kind = 'article' and item.source_key = ${doi.toLowerCase()} and item.status <> 'draft'
    union
    select item.id::text, item.site_id, item.doi from item
    where item.site_id = any (${sites}::int[]) and item.doi in (${doi}, ${doi.toLowerCase()}) and item.kind = 'article' and item.status <> 'draft'`);

const isNotice = sql`type = any (${noticeTypes}::text[])`;

/** References that are papers of this site, or that a notice of this site speaks of. An article's key is its DOI in lower case. */
const selectKnownReferences = (site: number, id: Id) =>
  statement(sql<KnownReference>`
    select reference.anchor, cited.id::text as id, cited.doi, coalesce(said.notices, '{}') as notices
    from reference
    left join item cited on cited.site_id = reference.site_id and cited.kind = 'article' and cited.source_key = reference.doi
      and cited.status = 'published'
    left join lateral (
      select array_agg(relation.type) as notices from relation
      join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
      where relation.site_id = reference.site_id and relation.target = reference.doi and relation.${isNotice}
    ) said on true
    where reference.site_id = ${site} and reference.article_id = ${id}::bigint and reference.doi is not null and reference.anchor is not null
      and (cited.id is not null or said.notices is not null)
    order by reference.position`);
