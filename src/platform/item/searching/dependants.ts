import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';

type Dependants = (site: number, id: Id) => RawBuilder<unknown>;

/** A record and all that were merged into it. */
const records = (site: number, id: Id) => sql`(select ${id}::bigint union
  select from_id from item_merge where site_id = ${site} and into_id = ${id})`;

const held = (site: number, id: Id) =>
  sql`select entry_id as id from collection_entry where site_id = ${site} and collection_id = ${id}`;

/** What a collection holds, and the figures and tables of its papers. */
const entries: Dependants = (site, id) => sql`${held(site, id)}
    union select id from figure where site_id = ${site} and article_id in (${held(site, id)})
    union select id from data_table where site_id = ${site} and article_id in (${held(site, id)})`;

/** Whose documents copy facts of an item, by the item's kind. */
export const dependants: Readonly<Record<string, Dependants>> = {
  journal: (site, id) => sql`select id from article where site_id = ${site} and journal_id = ${id}
    union select id from special_issue where site_id = ${site} and journal_id = ${id}
    union select id from period where site_id = ${site} and journal_id = ${id}`,
  issue: (site, id) => sql`select id from article where site_id = ${site} and period_id = ${id}`,
  article: (site, id) => sql`select id from figure where site_id = ${site} and article_id = ${id}
    union select id from data_table where site_id = ${site} and article_id = ${id}
    union select id from recording where site_id = ${site} and article_id = ${id}
    union select to_id from relation where site_id = ${site} and from_id = ${id} and to_id is not null
      and type in ('corrects', 'retracts', 'expresses-concern-about')`,
  expert: (site, id) =>
    sql`select article_id as id from contributor where site_id = ${site} and expert_id in ${records(site, id)}`,
  institution: (
    site,
    id,
  ) => sql`select article_id as id from affiliation where site_id = ${site} and institution_id in ${records(site, id)}
    union select id from expert where site_id = ${site} and institution_id in ${records(site, id)}`,
  subject: (site, id) => sql`select item_id as id from item_subject where site_id = ${site} and subject_id = ${id}`,
  album: entries,
  'special-issue': entries,
  topic: entries,
  conference: entries,
};
