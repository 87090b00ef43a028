import { type RawBuilder, sql } from 'kysely';

const mostRows = 4;
const mostColumns = 3;
const mostLetters = 24;
/** Of its HTML: heads come first. */
const mostContent = 8_000;

const words = (html: RawBuilder<unknown>) =>
  sql`left(btrim(replace(replace(replace(regexp_replace(${html}, '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')),
    ${sql.lit(mostLetters)})`;

/**
 * The first cells of a row of `data_table` by the name that it has there, row by row: what a small preview is drawn from. Nothing of
 * a table that not everybody may read.
 */
export const firstCells = (table: string): RawBuilder<unknown> => sql`(
  select jsonb_agg(line.cells order by line.place) from (
    select line.place, (
      select jsonb_agg(${words(sql`cell.found[1]`)} order by cell.place)
      from regexp_matches(line.found[1], '<t[hd](?:\\s[^>]*?)??>(.*?)</t[hd]>', 'g') with ordinality as cell(found, place)
      where cell.place <= ${sql.lit(mostColumns)}
    ) as cells
    from regexp_matches(left(${sql.ref(`${table}.content`)}, ${sql.lit(mostContent)}), '<tr(?:\\s[^>]*?)??>(.*?)</tr>', 'g')
      with ordinality as line(found, place)
    where line.place <= ${sql.lit(mostRows)}
  ) line
  where line.cells is not null
    and not exists (
      select from article closed
      where closed.site_id = ${sql.ref(`${table}.site_id`)} and closed.id = ${sql.ref(`${table}.article_id`)} and closed.access_type <> 0)
    and not exists (
      select from item held where held.site_id = ${sql.ref(`${table}.site_id`)}
        and held.id in (${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.article_id`)}) and held.embargo_until is not null))`;
