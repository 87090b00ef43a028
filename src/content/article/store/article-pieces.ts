import { sql } from 'kysely';

/** The rows of a table that belong to the article, in their order. */
export const listOf = (entry: ReturnType<typeof sql>, from: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(${entry} order by ${order}), '[]') from ${from})`;

export const ofArticle = (table: string) =>
  sql`${sql.table(table)} where ${sql.ref(`${table}.site_id`)} = item.site_id and ${sql.ref(`${table}.article_id`)} = item.id`;

/** The entries of a JSON list, with what they leave out. */
export const completed = (column: string, absent: object) =>
  sql`(select coalesce(jsonb_agg(${JSON.stringify(absent)}::jsonb || entry.value order by entry.place), '[]')
    from jsonb_array_elements(${sql.ref(column)}) with ordinality entry (value, place))`;

export const funds = completed('article.funds', { names: {}, ror: null, doi: null, awards: [] });

export const statements = completed('article.statements', { inText: false });
