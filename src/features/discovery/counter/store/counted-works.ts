import { sql } from 'kysely';

/**
 * What COUNTER calls the works of a site: their data type, the journal or book that they count for, the year of publication ('1' where
 * nobody knows it: COUNTER writes 0001), whether they are open access, and whether their page shows the whole of them, so that a view of
 * it is a request. Pages about journals, people, topics and the like are no content, and are not counted.
 */
export const countedWorks = (site: number, ids: ReturnType<typeof sql>) => sql`
  select item.id,
    case item.kind when 'article' then 'Article' when 'book' then 'Book' when 'video' then 'Audiovisual' when 'audio' then 'Sound'
      when 'figure' then 'Image' when 'table' then 'Dataset' when 'news' then 'News_Item'
      when 'general-resource' then case resource.library when 'standard' then 'Standard' when 'patent' then 'Patent' else 'Other' end
      end as data_type,
    case when article.journal_id is not null then article.journal_id
      when item.kind = 'book' or resource.library in ('standard', 'patent') then item.id else 0 end as title_id,
    case when article.journal_id is not null then 'Journal' when item.kind = 'book' then 'Book'
      when resource.library = 'standard' then 'Standard' when resource.library = 'patent' then 'Patent' else '' end as title_type,
    coalesce(extract(year from coalesce(item.published_on, article.online_on, article.printed_on)), 1)::smallint as yop,
    case item.kind when 'article' then article.access_type = 0 when 'book' then book.access_type = 0
      when 'news' then false when 'general-resource' then false else coalesce(paper.access_type, 0) = 0 end as is_open,
    case item.kind when 'article' then article.body is not null when 'book' then false
      when 'video' then false when 'audio' then false else true end as shows_whole
  from item
  left join article on article.site_id = item.site_id and article.id = item.id
  left join book on book.site_id = item.site_id and book.id = item.id
  left join general_resource resource on resource.site_id = item.site_id and resource.id = item.id
  left join figure on figure.site_id = item.site_id and figure.id = item.id
  left join data_table on data_table.site_id = item.site_id and data_table.id = item.id
  left join recording on recording.site_id = item.site_id and recording.id = item.id
  left join article paper on paper.site_id = item.site_id
    and paper.id = coalesce(figure.article_id, data_table.article_id, recording.article_id)
  where item.site_id = ${site} and item.id in (${ids})
    and item.kind in ('article', 'book', 'video', 'audio', 'figure', 'table', 'news', 'general-resource')`;
