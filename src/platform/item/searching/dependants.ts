import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';

type Dependants = (site: number, ids: readonly Id[]) => RawBuilder<unknown>;

/** Records and all that were merged into them. */
const records = (site: number, ids: readonly Id[]) => sql`(select unnest(${ids}::bigint[]) union
  select from_id from item_merge where site_id = ${site} and into_id = any(${ids}::bigint[]))`;

const held = (site: number, ids: readonly Id[]) =>
  sql`select entry_id as id from collection_entry where site_id = ${site} and collection_id = any(${ids}::bigint[])`;

/** What collections hold, and the figures and tables of their papers. */
const entries: Dependants = (site, ids) => sql`${held(site, ids)}
    union select id from figure where site_id = ${site} and article_id in (${held(site, ids)})
    union select id from data_table where site_id = ${site} and article_id in (${held(site, ids)})`;

/** Whose documents copy facts of items, by the kind of these. */
export const dependants: Readonly<Record<string, Dependants>> = {
  journal: (site, ids) => sql`select id from article where site_id = ${site} and journal_id = any(${ids}::bigint[])
    union select id from special_issue where site_id = ${site} and journal_id = any(${ids}::bigint[])
    union select id from period where site_id = ${site} and journal_id = any(${ids}::bigint[])`,
  issue: (site, ids) => sql`select id from article where site_id = ${site} and period_id = any(${ids}::bigint[])`,
  article: (site, ids) => sql`select id from figure where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select id from data_table where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select id from recording where site_id = ${site} and article_id = any(${ids}::bigint[])
    union select to_id from relation where site_id = ${site} and from_id = any(${ids}::bigint[]) and to_id is not null
      and type in ('corrects', 'retracts', 'expresses-concern-about')`,
  expert: (site, ids) =>
    sql`select article_id as id from contributor where site_id = ${site} and expert_id in ${records(site, ids)}`,
  institution: (
    site,
    ids,
  ) => sql`select article_id as id from affiliation where site_id = ${site} and institution_id in ${records(site, ids)}
    union select id from expert where site_id = ${site} and institution_id in ${records(site, ids)}`,
  subject: (site, ids) =>
    sql`select item_id as id from item_subject where site_id = ${site} and subject_id = any(${ids}::bigint[])`,
  album: entries,
  'special-issue': entries,
  topic: entries,
  conference: entries,
};
