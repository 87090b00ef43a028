import { sql } from 'kysely';
import { namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Article } from '../domain/article.ts';

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** The rows of a table that belong to the article, in their order. */
const listOf = (entry: ReturnType<typeof sql>, from: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(${entry} order by ${order}), '[]') from ${from})`;

const ofArticle = (table: string) =>
  sql`${sql.table(table)} where ${sql.ref(`${table}.site_id`)} = item.site_id and ${sql.ref(`${table}.article_id`)} = item.id`;

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
    'summaries', article_version.summaries, 'publishDate', ${day('article_version.published_on')}, 'body', article_version.body)`,
  ofArticle('article_version'),
  sql`article_version.number`,
);

/** What it says of others and what others say of it. Others that are not published are named by their DOI alone, or do not speak. */
const relations = listOf(
  sql`jsonb_build_object('type', said.type, 'inverse', said.inverse, 'target', said.target, 'id', said.id::text, 'kind', said.kind,
    'doi', said.doi, 'titles', coalesce(said.titles, '{}'), 'publishDate', ${day('said.published_on')})`,
  sql`(
    select relation.type, false as inverse, relation.target, other.id, other.kind, other.doi, other.titles, other.published_on
    from relation left join item other on other.site_id = relation.site_id and other.id = relation.to_id and other.status = 'published'
    where relation.site_id = item.site_id and relation.from_id = item.id and relation.type <> 'cites'
    union all
    select relation.type, true, coalesce(other.source_key, ''), other.id, other.kind, other.doi, other.titles, other.published_on
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

export const files = listOf(
  sql`jsonb_build_object('position', file.position, 'sha256', file.sha256, 'role', file.role, 'name', file.name, 'labels', file.labels, 'language', file.language,
    'contentType', stored.content_type, 'bytes', stored.bytes, 'pages', stored.pages, 'thumbnail', ${form('thumbnail')})`,
  sql`item_file file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
    where file.site_id = item.site_id and file.item_id = item.id and file.role in ('pdf', 'source', 'supplement', 'attachment')`,
  sql`file.position`,
);

const subArticles = listOf(
  sql`jsonb_build_object('position', sub_article.position, 'type', sub_article.type, 'language', sub_article.language,
    'titles', sub_article.titles, 'doi', sub_article.doi, 'publishDate', ${day('sub_article.published_on')},
    'contributors', sub_article.contributors, 'body', sub_article.body)`,
  ofArticle('sub_article'),
  sql`sub_article.position`,
);

/** An article and all that belongs to it in one statement, so that a page never mixes two moments. Drafts are nobody's to read. */
export const selectArticle = (site: number, id: Id) =>
  statement(sql<Article>`
    select item.id::text as id, item.site_id as site, item.status, ${day('item.withdrawn_on')} as "withdrawnOn", item.withdrawal, item.doi,
      item.language, item.titles, item.rich_titles as "richTitles", item.summaries, item.keywords, ${day('item.published_on')} as "publishDate",
      item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as citations,
      item.comments::float8 as comments, item.score::float8 as score,
      article.type, article.publication_type as "publicationType", article.access_type as "accessType", article.version as "versionValue",
      article.part, article.volume, article.first_page as "firstPage", article.last_page as "lastPage", article.elocation, article.licence,
      article.copyright, article.funds, article.statements, article.abstracts, article.other_abstracts as "otherAbstracts", article.author_bios as "authorBios",
      article.conference_names as "conferenceNames", article.conference_time as "conferenceTime",
      article.conference_places as "conferencePlaces", article.publishers, article.isbn, article.graphic_abstract as "graphicAbstract",
      article.vas_doc_link as "vasDocLink", article.vas_docsource as "vasDocsource", ${day('article.received_on')} as received,
      ${day('article.revised_on')} as revised, ${day('article.accepted_on')} as accepted, ${day('article.printed_on')} as printed,
      ${day('article.online_on')} as online, article.body, article.outline, article.words, article.reference_count as "referenceTotal",
      ${journal} as journal, ${period} as period, ${subjects} as subjects, ${contributors} as contributors, ${affiliations} as affiliations,
      ${versions} as versions, ${relations} as relations, ${figures} as figures, ${tables} as tables, ${files} as files,
      ${subArticles} as "subArticles"
    from item join article on article.site_id = item.site_id and article.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'article' and item.status <> 'draft'`);
