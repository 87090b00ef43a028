import { sql } from 'kysely';
import { namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Expert } from '../domain/expert.ts';

/** More than any page prints; a wrong import must not fill it. */
const mostNamed = 24;

/** The records that are this person: the one that stands, and those that were merged into it. */
export const recordsOf = (site: number, id: Id) => sql`(
  select ${id}::bigint as id union all select from_id from item_merge where item_merge.site_id = ${site} and item_merge.into_id = ${id}::bigint)`;

const boards = (site: number, id: Id) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('journal', sits.id::text, 'names', sits.titles, 'role', sits.role) order by sits.id, sits.position), '[]')
  from (
    select journal.id, journal.titles, board_member.role, board_member.position
    from ${recordsOf(site, id)} person
    join board_member on board_member.site_id = ${site} and board_member.expert_id = person.id
    join item journal on journal.site_id = board_member.site_id and journal.id = board_member.journal_id and journal.status = 'published'
    order by journal.id, board_member.position limit ${sql.lit(mostNamed)}
  ) sits)`;

const collections = (site: number, id: Id) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', holds.id::text, 'kind', holds.kind, 'names', holds.titles) order by holds.published_on desc nulls last, holds.id), '[]')
  from (
    select distinct collection.id, collection.kind, collection.titles, collection.published_on
    from ${recordsOf(site, id)} person
    join collection_entry on collection_entry.site_id = ${site} and collection_entry.entry_id = person.id
    join item collection on collection.site_id = collection_entry.site_id and collection.id = collection_entry.collection_id
      and collection.status = 'published'
    limit ${sql.lit(mostNamed)}
  ) holds)`;

export const selectRecord = (site: number, id: Id) =>
  statement(sql<{ id: Id; orcid: string | null }>`
    select item.id::text as id, expert.orcid from item join expert on expert.site_id = item.site_id and expert.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'expert' and item.status = 'published'`);

export const selectExpert = (site: number, id: Id) =>
  statement(sql<Expert>`
    select item.id::text as id, item.site_id as site, item.titles as names, item.summaries, item.cover, item.views::float8 as visits,
      expert.orcid, expert.family_names as "familyNames", ${namedRecord('expert.institution_id')} as institution, expert.affiliations,
      expert.positions, expert.research_fields as "researchFields", expert.bodies, expert.website,
      ${boards(site, id)} as boards, ${collections(site, id)} as collections
    from item join expert on expert.site_id = item.site_id and expert.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'expert' and item.status = 'published'`);
