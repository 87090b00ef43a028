import { sql } from 'kysely';

/** Whether `item` is open access by its own row in the kind's table. */
export const openByItself = (table: string) => sql<boolean | null>`(
  select own.access_type = 0 from ${sql.table(table)} own where own.site_id = item.site_id and own.id = item.id)`;

/** The same for what stands in a paper; without one it is. */
export const openAsItsPaper = (table: string) => sql<boolean | null>`(
  select paper.access_type = 0 from ${sql.table(table)} own
  join article paper on paper.site_id = own.site_id and paper.id = own.article_id
  where own.site_id = item.site_id and own.id = item.id)`;

/** The journal of a paper. */
export const journalOfPaper = sql<string | null>`(
  select own.journal_id::text from article own where own.site_id = item.site_id and own.id = item.id)`;

/** The journal of the paper that something stands in. */
export const journalOfItsPaper = (table: string) => sql<string | null>`(
  select paper.journal_id::text from ${sql.table(table)} own
  join article paper on paper.site_id = own.site_id and paper.id = own.article_id
  where own.site_id = item.site_id and own.id = item.id)`;

export const itself = sql<string | null>`item.id::text`;
