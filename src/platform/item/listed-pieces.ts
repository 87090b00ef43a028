import { sql } from 'kysely';
import { noticeTypes } from '../kernel/integrity.ts';

/** By language the full name of a person whose `names` are in scope. */
export const fullNames = sql`(select coalesce(jsonb_object_agg(key, value ->> 'full'), '{}') from jsonb_each(names))`;

/** As `authors` the names of the first authors of a paper. `paper` is the row that has its `site_id` and `id`. */
export const firstAuthors = (paper: string, most: number) => sql`
  select coalesce(jsonb_agg(printed order by position), '[]') as authors from (
    select position, ${fullNames} as printed
    from contributor
    where contributor.site_id = ${sql.ref(`${paper}.site_id`)} and contributor.article_id = ${sql.ref(`${paper}.id`)} and role = 'author'
    order by position limit ${sql.lit(most)}
  ) author`;

/** As `notices` what published corrections and retractions say of a work. `work` is the row that has its `site_id` and `id`. */
export const noticesAbout = (work: string) => sql`
  select coalesce(jsonb_agg(distinct relation.type), '[]') as notices
  from relation join item notice on notice.site_id = relation.site_id and notice.id = relation.from_id and notice.status = 'published'
  where relation.site_id = ${sql.ref(`${work}.site_id`)} and relation.to_id = ${sql.ref(`${work}.id`)}
    and relation.type = any (${noticeTypes}::text[])`;
