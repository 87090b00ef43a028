import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Statement } from '../../../platform/ports/database.ts';
import type { ReducedHit } from '../use-cases/reduced/reduced-search.ts';

const mostSummary = 600;
const mostAuthors = 10;

/** What the hits print, read by key. */
export const hitsStatement = (sites: readonly number[], ids: readonly Id[]): Statement<ReducedHit> =>
  statement(sql<ReducedHit>`
    select item.site_id as site, item.id::text, item.kind, item.titles, item.rich_titles as "richTitles", item.keywords,
      (select coalesce(jsonb_object_agg(key, left(value, ${sql.lit(mostSummary)})), '{}') from jsonb_each_text(item.summaries)) as summaries,
      people.authors, people.total as "authorCount",
      case when published_in.id is not null then jsonb_build_object('id', published_in.id::text, 'names', published_in.titles) end as journal,
      coalesce(period.year, extract(year from item.published_on)::int) as year,
      coalesce(article.volume, period.volume) as volume, period.issue, article.first_page as "firstPage", article.last_page as "lastPage",
      to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn", item.doi, item.cover,
      coalesce(figure.label, data_table.label) as label,
      case when paper.id is not null then jsonb_build_object('id', paper.id::text, 'titles', paper.titles) end as thesis,
      case noted.weight when 3 then 'retracted' when 2 then 'concern' when 1 then 'corrected' end as integrity,
      article.publication_type as "publicationType", coalesce(article.access_type, book.access_type) as "accessType", article.version,
      item.views::float8 as visits, item.downloads::float8 as downloads, item.citations::float8 as "referenceCount",
      item.comments::float8 as "commentCount", item.score::float8 as score
    from item
    left join article on article.site_id = item.site_id and article.id = item.id
    left join period on period.site_id = item.site_id and period.id = article.period_id
    left join item published_in on published_in.site_id = item.site_id and published_in.id = article.journal_id
    left join book on book.site_id = item.site_id and book.id = item.id
    left join figure on figure.site_id = item.site_id and figure.id = item.id
    left join data_table on data_table.site_id = item.site_id and data_table.id = item.id
    left join item paper on paper.site_id = item.site_id and paper.id = coalesce(figure.article_id, data_table.article_id)
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('expertId', expert_id::text, 'names', printed) order by position)
          filter (where place <= ${sql.lit(mostAuthors)}), '[]') as authors, count(*)::int as total
      from (
        select expert_id, position, row_number() over (order by position) as place,
          (select coalesce(jsonb_object_agg(key, value ->> 'full'), '{}') from jsonb_each(names)) as printed
        from contributor where contributor.site_id = item.site_id and contributor.article_id = item.id and role = 'author'
        union all
        select null, listed.position, listed.position,
          (select coalesce(jsonb_object_agg(key, value ->> 'full'), '{}') from jsonb_each(listed.person -> 'names'))
        from jsonb_array_elements(book.authors) with ordinality listed (person, position)
      ) author
    ) people
    cross join lateral (
      select max(case relation.type when 'retracts' then 3 when 'expresses-concern-about' then 2 else 1 end) as weight
      from relation join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
      where relation.site_id = item.site_id and relation.to_id = item.id
        and relation.type in ('corrects', 'retracts', 'expresses-concern-about')
    ) noted
    where item.site_id = any (${sites}::int[]) and item.id = any (${ids}::bigint[]) and item.status = 'published'`);
