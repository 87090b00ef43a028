import { sql } from 'kysely';
import {
  affiliationFacts,
  contributorFacts,
  issueFacts,
  journalFacts,
  type KindRecord,
} from '../../../platform/item/records/kind-record.ts';
import { funds, listOf, ofArticle, statements } from './article-pieces.ts';

const references = listOf(
  sql`jsonb_build_object('anchor', reference.anchor, 'label', reference.label, 'type', reference.type, 'printed', reference.printed,
    'facts', reference.facts, 'doi', reference.doi)`,
  ofArticle('reference'),
  sql`reference.position`,
);

const picture = sql`(
  select jsonb_build_object('sha256', file.sha256, 'contentType', stored.content_type)
  from item_file file join stored_file stored on stored.site_id = file.site_id and stored.sha256 = file.sha256
  where file.site_id = item.site_id and file.item_id = member.id and file.role = 'image' order by file.position limit 1)`;

const members = (table: 'figure' | 'data_table', kind: 'figure' | 'table') =>
  listOf(
    sql`jsonb_build_object('id', named.id::text, 'kind', ${sql.lit(kind)}, 'anchor', member.anchor, 'label', member.label, 'titles', named.titles,
    'captions', member.captions, 'doi', named.doi, ${
      kind === 'figure'
        ? sql`'alternative', member.alternative, 'picture', ${picture}, 'content', null`
        : sql`'alternative', null, 'picture', null, 'content', member.content`
    })`,
    sql`${sql.table(table)} member
    join item named on named.site_id = member.site_id and named.id = member.id and named.status = 'published'
    where member.site_id = item.site_id and member.article_id = item.id`,
    sql`member.position, member.id`,
  );

const versions = listOf(
  sql`jsonb_build_object('number', article_version.number, 'value', article_version.value, 'publishedOn', article_version.published_on)`,
  ofArticle('article_version'),
  sql`article_version.number`,
);

const subArticles = listOf(
  sql`jsonb_build_object('position', sub_article.position, 'type', sub_article.type, 'language', sub_article.language,
    'titles', sub_article.titles, 'doi', sub_article.doi, 'publishedOn', sub_article.published_on, 'people', sub_article.contributors,
    'body', sub_article.body)`,
  ofArticle('sub_article'),
  sql`sub_article.position`,
);

/** A paper of a conference is one wherever no journal has it. */
const type = sql`case when article.type = 'preprint' then 'preprint'
  when article.publication_type in (3, -1) or (article.journal_id is null and article.conference_names <> '{}') then 'conference-paper'
  else 'article' end`;

export const articleRecord: KindRecord = sql`(
  select jsonb_build_object('type', ${type}, 'articleType', article.type, 'people', ${contributorFacts('article.id')},
    'affiliations', ${affiliationFacts('article.id')}, 'journal', ${journalFacts('article.journal_id')},
    'issue', ${issueFacts('article.period_id')}, 'publishers', article.publishers,
    'conference', case when article.conference_names <> '{}' then jsonb_build_object('names', article.conference_names,
      'time', article.conference_time, 'places', article.conference_places) end)
  || jsonb_build_object('volume', coalesce(article.volume,
      (select period.volume from period where period.site_id = item.site_id and period.id = article.period_id)),
    'firstPage', article.first_page, 'lastPage', article.last_page, 'elocation', article.elocation, 'isbn', article.isbn,
    'licence', article.licence, 'copyright', article.copyright, 'isOpen', article.access_type = 0,
    'dates', jsonb_build_object('received', article.received_on, 'revised', article.revised_on, 'accepted', article.accepted_on,
      'online', article.online_on, 'printed', article.printed_on))
  || jsonb_build_object('version', article.version, 'versions', ${versions}, 'funds', ${funds}, 'statements', ${statements},
    'abstracts', article.abstracts, 'references', ${references}, 'figures', ${members('figure', 'figure')},
    'tables', ${members('data_table', 'table')}, 'subArticles', ${subArticles}, 'body', article.body)
  from article where article.site_id = item.site_id and article.id = item.id)`;
