import { sql } from 'kysely';
import { announced } from '../../../platform/item/announced.ts';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { givenFiles, isDownloadable } from '../../../platform/item/public-item.ts';
import { namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { statement, unseen } from '../../../platform/item/writing/raw-statement.ts';
import type { Embargo } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { noticeTypes } from '../../../platform/kernel/integrity.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { StoredArticle } from '../domain/article.ts';
import { completed, funds, listOf, ofArticle, statements } from './article-pieces.ts';

export type ArticleStore = ReturnType<typeof postgresArticles>;

/** Articles that are published or were withdrawn. `site` is the one that the article belongs to. */
export const postgresArticles = (database: Database) => ({
  async article(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectArticle(site.target.id, id));
    return row;
  },

  /** What a published article has to download. */
  async files(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectFiles(site.target.id, id));
    return row;
  },

  knownReferences: (site: SiteContext, id: Id) => database.rows(site, selectKnownReferences(site.target.id, id)),

  /** All that it cites, for a reader who has no text in which they stand. */
  printedReferences: (site: SiteContext, id: Id) => database.rows(site, selectPrintedReferences(site.target.id, id)),

  /** Of the pictures in its text: the hash of the original → the hash of its low precision. */
  async lowForms(site: SiteContext, id: Id): Promise<ReadonlyMap<string, string>> {
    const rows = await database.rows(site, selectLowForms(site.target.id, id));
    return new Map(rows.map(({ sha256, low }) => [sha256, low]));
  },

  /** In the order of the sites. */
  async withDoi(sites: readonly number[], doi: string) {
    const rows = await database.rows({ reads: sites, writes: null }, selectByDoi(sites, doi));
    return rows.toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site));
  },
});

const isNotice = sql`type = any (${noticeTypes}::text[])`;

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const otherAbstracts = completed('article.other_abstracts', { type: '', title: '', html: '', language: '' });

const withdrawal = sql`case when item.status = 'withdrawn' then
  jsonb_build_object('date', ${day('item.withdrawn_on')}, 'reasons', item.withdrawal) end`;

const conference = sql`case when article.conference_names <> '{}' or article.conference_time <> '' then
  jsonb_build_object('names', article.conference_names, 'time', article.conference_time, 'places', article.conference_places) end`;

const dates = sql`jsonb_build_object('received', ${day('article.received_on')}, 'revised', ${day('article.revised_on')},
  'accepted', ${day('article.accepted_on')}, 'online', ${day('article.online_on')}, 'printed', ${day('article.printed_on')})`;

const journal = sql`(select jsonb_build_object('id', named.id::text, 'names', named.titles, 'issn', journal.issn, 'eissn', journal.eissn, 'cn', journal.cn)
  from journal join item named on named.site_id = journal.site_id and named.id = journal.id and named.status = 'published'
  where journal.site_id = item.site_id and journal.id = article.journal_id)`;

const period = sql`(select jsonb_build_object('id', named.id::text, 'names', named.titles, 'year', period.year, 'volume', period.volume, 'issue', period.issue)
  from period join item named on named.site_id = period.site_id and named.id = period.id and named.status = 'published'
  where period.site_id = item.site_id and period.id = article.period_id)`;

const subjects = listOf(
  sql`jsonb_build_object('id', subject.id::text, 'names', subject.titles)`,
  sql`item_subject listed join item subject on subject.site_id = listed.site_id and subject.id = listed.subject_id and subject.status = 'published'
    where listed.site_id = item.site_id and listed.item_id = item.id`,
  sql`listed.position`,
);

const contributors = listOf(
  sql`jsonb_build_object('role', contributor.role, 'type', contributor.type, 'names', contributor.names, 'orcid', contributor.orcid,
    'orcidAuthenticated', contributor.orcid_authenticated, 'expertId', ${namedRecord('contributor.expert_id')} ->> 'id',
    'email', contributor.email, 'corresponding', contributor.corresponding, 'equal', contributor.equal, 'credits', contributor.credits,
    'affiliations', contributor.affiliations, 'bios', contributor.bios)`,
  ofArticle('contributor'),
  sql`contributor.position`,
);

const affiliations = listOf(
  sql`jsonb_build_object('label', affiliation.label, 'names', affiliation.names, 'ror', affiliation.ror,
    'institutionId', ${namedRecord('affiliation.institution_id')} ->> 'id')`,
  ofArticle('affiliation'),
  sql`affiliation.position`,
);

const versions = listOf(
  sql`jsonb_build_object('number', article_version.number, 'value', article_version.value, 'titles', article_version.titles,
    'summaries', article_version.summaries, 'publishDate', ${day('article_version.published_on')}, 'body', article_version.body,
    'hasBody', article_version.body is not null)`,
  ofArticle('article_version'),
  sql`article_version.number`,
);

/** What it says of others and what others say of it. Others that are not published are named by their DOI alone, or do not speak. */
const relations = listOf(
  sql`jsonb_build_object('type', said.type, 'inverse', said.inverse, 'target', said.target, 'id', said.id::text, 'kind', said.kind,
    'doi', said.doi, 'titles', coalesce(said.titles, '{}'), 'summaries', coalesce(said.summaries, '{}'), 'language', said.language, 'publishDate', ${day('said.published_on')})`,
  sql`(
    select relation.type, false as inverse, relation.target, other.id, other.kind, other.doi, other.titles, '{}'::jsonb as summaries, other.language, other.published_on
    from relation left join item other on other.site_id = relation.site_id and other.id = relation.to_id and other.status = 'published'
    where relation.site_id = item.site_id and relation.from_id = item.id and relation.type <> 'cites'
    union all
    select relation.type, true, coalesce(other.source_key, ''), other.id, other.kind, other.doi, other.titles,
      case when relation.${isNotice} then other.summaries end, other.language, other.published_on
    from relation join item other on other.site_id = relation.site_id and other.id = relation.from_id and other.status = 'published'
    where relation.site_id = item.site_id and relation.to_id = item.id and relation.type <> 'cites'
  ) said`,
  sql`said.published_on, said.target`,
);

const form = (name: 'high' | 'low' | 'thumbnail') => sql`(select made.rendered from rendition made
  where made.site_id = file.site_id and made.sha256 = file.sha256 and made.form = ${sql.lit(name)})`;

const figures = listOf(
  sql`jsonb_build_object('id', named.id::text, 'anchor', figure.anchor, 'label', figure.label, 'titles', named.titles,
    'original', picture.sha256, 'high', picture.high, 'low', picture.low)`,
  sql`figure join item named on named.site_id = figure.site_id and named.id = figure.id and named.status = 'published'
    left join lateral (
      select file.sha256, ${form('high')} as high, ${form('low')} as low from item_file file
      where file.site_id = figure.site_id and file.item_id = figure.id and file.role = 'image' order by file.position limit 1
    ) picture on true
    where figure.site_id = item.site_id and figure.article_id = item.id`,
  sql`figure.position, figure.id`,
);

const tables = listOf(
  sql`jsonb_build_object('id', named.id::text, 'anchor', data_table.anchor, 'label', data_table.label, 'titles', named.titles)`,
  sql`data_table join item named on named.site_id = data_table.site_id and named.id = data_table.id and named.status = 'published'
    where data_table.site_id = item.site_id and data_table.article_id = item.id`,
  sql`data_table.position, data_table.id`,
);

const files = listOf(
  sql`jsonb_build_object('id', item.id || '-' || file.position, 'attachType', file.position::text, 'sha256', file.sha256, 'role', file.role, 'name', file.name, 'labels', file.labels, 'language', file.language, 'version', file.version,
    'contentType', stored.content_type, 'bytes', stored.bytes, 'pages', stored.pages, 'thumbnail', ${form('thumbnail')}, 'generated', file.generated)`,
  sql`${givenFiles} file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
    where file.site_id = item.site_id and file.item_id = item.id and ${isDownloadable}`,
  sql`file.position`,
);

const subArticles = listOf(
  sql`jsonb_build_object('position', sub_article.position, 'type', sub_article.type, 'language', sub_article.language,
    'titles', sub_article.titles, 'doi', sub_article.doi, 'publishDate', ${day('sub_article.published_on')},
    'contributors', sub_article.contributors, 'body', sub_article.body)`,
  ofArticle('sub_article'),
  sql`sub_article.position`,
);

/**
 * An article and all that belongs to it in one statement, so that a page never mixes two moments, in the names of the
 * contract. Drafts are nobody's to read.
 */
const selectArticle = (site: number, id: Id) =>
  statement<StoredArticle>`
    select item.id::text as id, item.site_id as "siteId", item.status, ${withdrawal} as withdrawal, item.doi,
      coalesce(item.language, '') as language, item.titles, item.rich_titles as "richTitles", item.summaries, item.keywords,
      ${day('item.published_on')} as "publishDate", item.views::float8 as visits, item.downloads::float8 as downloads,
      item.citations::float8 as "referenceCount", item.comments::float8 as "commentCount", item.score::float8 as score,
      article.type, article.publication_type as "publicationType", article.access_type as "accessType", ${embargoOf()} as embargo, article.version as "versionValue",
      article.part, article.volume, article.first_page as "firstPageNum", article.last_page as "lastPageNum", article.elocation,
      article.licence, article.copyright, ${funds} as funds, ${statements} as statements, article.abstracts,
      ${otherAbstracts} as "otherAbstracts", article.author_bios as "authorBios", ${conference} as conference, article.publishers,
      article.isbn, article.graphic_abstract as "graphicAbstract", article.vas_doc_link as "vasDocLink",
      article.vas_docsource as "vasDocsource", ${dates} as dates, article.body, article.outline, article.words,
      article.reference_count as "referenceTotal", ${journal} as journal, ${period} as period, ${subjects} as subjects,
      ${contributors} as contributors, ${affiliations} as affiliations, ${versions} as versions, ${relations} as relations,
      ${figures} as figures, ${tables} as tables, ${files} as files, ${subArticles} as "subArticles",
      ${announced} as announced
    from item join article on article.site_id = item.site_id and article.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'article' and item.status <> 'draft'`;

const selectFiles = (site: number, id: Id) =>
  statement<{
    accessType: number;
    embargo: Embargo | null;
    journal: Id | null;
    files: StoredArticle['files'];
    notices: string[];
  }>`
    select article.access_type as "accessType", ${embargoOf()} as embargo, article.journal_id::text as journal, ${files} as files,
      array(select relation.type from relation
        join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
        where relation.site_id = item.site_id and relation.to_id = item.id and relation.${isNotice}) as notices
    from item join article on article.site_id = item.site_id and article.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'article' and item.status = 'published'`;

/** Pictures of the article and of everything that stands in its text. */
const selectLowForms = (site: number, id: Id) =>
  statement<{ sha256: string; low: string }>`
    select file.sha256, made.rendered as low
    from (
      select ${id}::bigint as id
      union all select figure.id from figure where figure.site_id = ${site} and figure.article_id = ${id}::bigint
      union all select data_table.id from data_table where data_table.site_id = ${site} and data_table.article_id = ${id}::bigint
    ) shown
    join item_file file on file.site_id = ${site} and file.item_id = shown.id and file.role = 'image'
    join rendition made on made.site_id = file.site_id and made.sha256 = file.sha256 and made.form = 'low'
    order by file.sha256`;

/** By its key, which is the DOI in lower case, or by the DOI of a paper whose source calls it something else. */
const selectByDoi = (sites: readonly number[], doi: string) =>
  statement<{ id: Id; site: number; doi: string | null }>`
    select item.id::text as id, item.site_id as site, item.doi from item
    where item.site_id = any (${unseen(sites, 'int[]')}) and item.kind = 'article' and item.source_key = ${doi.toLowerCase()} and item.status <> 'draft'
    union
    select item.id::text, item.site_id, item.doi from item
    where item.site_id = any (${unseen(sites, 'int[]')}) and item.doi in (${doi}, ${doi.toLowerCase()}) and item.kind = 'article' and item.status <> 'draft'`;

/** The paper of the site that a reference means: as an editor said, else by its DOI, which is the key of an article in lower case. */
const citedHere = sql`coalesce((reference.facts ->> 'item')::bigint, (select known.id from item known
  where known.site_id = reference.site_id and known.kind = 'article' and known.source_key = reference.doi))`;

const selectPrintedReferences = (site: number, id: Id) =>
  statement<{ printed: string; doi: string | null; id: Id | null; citedDoi: string | null }>`
    select reference.printed, reference.doi, cited.id::text as id, cited.doi as "citedDoi"
    from reference
    left join item cited on cited.site_id = reference.site_id and cited.id = ${citedHere} and cited.status = 'published'
    where reference.site_id = ${site} and reference.article_id = ${id}::bigint
    order by reference.position`;

/** References that are papers of this site, or that a notice of this site speaks of. */
const selectKnownReferences = (site: number, id: Id) =>
  statement<{ anchor: string; id: Id | null; doi: string | null; notices: string[] }>`
    select reference.anchor, cited.id::text as id, cited.doi, coalesce(said.notices, '{}') as notices
    from reference
    left join item cited on cited.site_id = reference.site_id and cited.id = ${citedHere} and cited.status = 'published'
    left join lateral (
      select array_agg(relation.type) as notices from relation
      join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
      where relation.site_id = reference.site_id and relation.target = reference.doi and relation.${isNotice}
    ) said on true
    where reference.site_id = ${site} and reference.article_id = ${id}::bigint and reference.anchor is not null
      and (cited.id is not null or said.notices is not null)
    order by reference.position`;
