import { readSite } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { MatchedReference, ReferencesToMatch } from '../references.contract.ts';

/** The papers of a site that references mean: by DOI, which is the key of an article in lower case, else by title and year. */
export const postgresCitedPapers =
  (database: Database) =>
  (site: number, references: ReferencesToMatch): Promise<MatchedReference[]> =>
    readSite(database, site)<MatchedReference>`
      with wanted as (
        select place::int - 1 as place, lower(trim(written ->> 'doi')) as doi, folded(written ->> 'title') as title, written ->> 'year' as year
          from jsonb_array_elements(${JSON.stringify(references)}::jsonb) with ordinality as listed(written, place)
      ), found as (
        select wanted.place, 1 as rank, item.id from wanted join item on item.site_id = ${site} and item.kind = 'article'
          and item.source_key = wanted.doi where wanted.doi <> ''
        union all
        select wanted.place, 1, item.id from wanted join item on item.site_id = ${site} and item.doi = wanted.doi
          where wanted.doi <> '' and item.kind = 'article'
        union all
        select wanted.place, 2, key.item_id from wanted join search_key key on key.site_id = ${site} and key.kind = 'article'
          and key.field = 'title' and key.folded = wanted.title where wanted.title <> ''
      )
      select distinct on (found.place) found.place, case found.rank when 1 then 'doi' else 'title' end as by, item.id::text as id, item.titles,
          coalesce(to_char(item.published_on, 'YYYY'), '') as year, item.doi
        from found join wanted on wanted.place = found.place
        join item on item.site_id = ${site} and item.id = found.id and item.status = 'published'
        where found.rank = 1 or wanted.year = '' or to_char(item.published_on, 'YYYY') = left(wanted.year, 4)
        order by found.place, found.rank, item.id`;
