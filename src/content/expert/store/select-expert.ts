import { sql } from 'kysely';
import { namedRecord } from '../../../platform/item/searching/kind-search.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Expert } from '../contract.ts';
import type { WrittenPaper } from '../domain/work.ts';

/** More than any page prints; a wrong import must not fill it. */
const mostNamed = 24;

/** The records that are this person: the one that stands, and those that were merged into it. */
const recordsOf = (site: number, id: Id) => sql`(
  select ${id}::bigint as id union all select from_id from item_merge where item_merge.site_id = ${site} and item_merge.into_id = ${id}::bigint)`;

const boards = (site: number, id: Id) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('publicationId', sits.id::text, 'names', sits.titles, 'role', sits.role) order by sits.id, sits.position), '[]')
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
  statement<{ id: Id; orcid: string | null }>`
    select item.id::text as id, expert.orcid from item join expert on expert.site_id = item.site_id and expert.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'expert' and item.status = 'published'`;

/** A record of a person, with what names them elsewhere on the site. */
export interface ExpertRow extends Pick<Expert, 'id' | 'siteId' | 'orcid' | 'website' | 'cover' | 'visits'> {
  readonly names: Text;
  readonly familyNames: Text;
  readonly summaries: Text;
  readonly institution: { readonly id: Id; readonly titles: Text } | null;
  readonly affiliations: Text;
  readonly positions: Text;
  /** As lists, or as one line with semicolons. */
  readonly researchFields: Readonly<Record<string, string | readonly string[]>>;
  /** The biography in the file store, by language. */
  readonly bodies: Text;
  readonly boards: readonly { readonly publicationId: Id; readonly names: Text; readonly role: string }[];
  readonly collections: readonly { readonly id: Id; readonly kind: string; readonly names: Text }[];
}

export const selectExpert = (site: number, id: Id) =>
  statement<ExpertRow>`
    select item.id::text as id, item.site_id as "siteId", item.titles as names, item.summaries, item.cover, item.views::float8 as visits,
      expert.orcid, expert.family_names as "familyNames", ${namedRecord('expert.institution_id')} as institution, expert.affiliations,
      expert.positions, expert.research_fields as "researchFields", expert.bodies, expert.website,
      ${boards(site, id)} as boards, ${collections(site, id)} as collections
    from item join expert on expert.site_id = item.site_id and expert.id = item.id
    where item.site_id = ${site} and item.id = ${id}::bigint and item.kind = 'expert' and item.status = 'published'`;

/** Nobody has more; a record that gathered a crowd by mistake must not cost more either. */
const mostLinks = 5_000;
/** What the plots are drawn from. */
const mostPapers = 300;
/** Of a paper by thousands: those who stand first. */
const mostCoAuthorsOfPaper = 50;
const mostCoAuthors = 12;
const mostStays = 12;

/** The newest papers of a person, found by the index of contributors. `offset 0` keeps each a look-up: a join might read the whole site. */
const mine = (site: number, id: Id) => sql`mine as materialized (
  select paper.id, extract(year from paper.published_on)::int as year, paper.keywords,
    row_number() over (order by paper.published_on desc nulls last, paper.id desc)::int as place
  from (
    select distinct contributor.article_id
    from ${recordsOf(site, id)} person
    join contributor on contributor.site_id = ${site} and contributor.expert_id = person.id and contributor.role = 'author'
    limit ${sql.lit(mostLinks)}
  ) written
  cross join lateral (
    select item.id, item.published_on, item.keywords from item
    where item.site_id = ${site} and item.id = written.article_id and item.status = 'published' offset 0
  ) paper
  order by paper.published_on desc nulls last, paper.id desc limit ${sql.lit(mostPapers)})`;

export const selectPapers = (site: number, id: Id) =>
  statement<WrittenPaper>`with ${mine(site, id)} select year, keywords from mine order by place`;

export const selectCoAuthors = (site: number, id: Id) =>
  statement<{ id: Id; names: Text; papers: number; places: number[] }>`
    with ${mine(site, id)}, together as (
      select coalesce(item_merge.into_id, beside.expert_id) as id, mine.place
      from mine cross join lateral (
        select contributor.expert_id from contributor
        where contributor.site_id = ${site} and contributor.article_id = mine.id and contributor.role = 'author'
        order by contributor.position limit ${sql.lit(mostCoAuthorsOfPaper)}
      ) beside
      left join item_merge on item_merge.site_id = ${site} and item_merge.from_id = beside.expert_id
      where beside.expert_id is not null
    )
    select item.id::text as id, item.titles as names, counted.papers, counted.places
    from (
      select together.id, count(distinct place)::int as papers, array_agg(distinct place) as places
      from together where together.id <> ${id}::bigint group by together.id
      order by 2 desc, 1 limit ${sql.lit(mostCoAuthors * 2)}
    ) counted
    join item on item.site_id = ${site} and item.id = counted.id and item.status = 'published'
    order by counted.papers desc, item.id limit ${sql.lit(mostCoAuthors)}`;

interface Stay extends Pick<Expert['stays'][number], 'from' | 'to' | 'papers'> {
  /** The institution's own record, where there is one. */
  readonly institution: Id | null;
  readonly names: Text;
}

/** Where a person worked, as their papers print it. Places without a record are distinguished by their name. */
export const selectStays = (site: number, id: Id) =>
  statement<Stay>`
    with ${mine(site, id)}, printed as (
      select coalesce(item_merge.into_id, affiliation.institution_id) as institution, affiliation.names, mine.id as paper, mine.year
      from mine
      join contributor on contributor.site_id = ${site} and contributor.article_id = mine.id
        and contributor.expert_id in (select person.id from ${recordsOf(site, id)} person)
      cross join unnest(contributor.affiliations) as at (position)
      join affiliation on affiliation.site_id = ${site} and affiliation.article_id = mine.id and affiliation.position = at.position
      left join item_merge on item_merge.site_id = ${site} and item_merge.from_id = affiliation.institution_id
      where mine.year is not null
    )
    select institution.id::text as institution, coalesce(institution.titles, stay.names) as names, stay.began as "from", stay.ended as "to",
      stay.papers
    from (
      select printed.institution, (array_agg(printed.names order by printed.year desc))[1] as names, min(printed.year) as began,
        max(printed.year) as ended, count(distinct printed.paper)::int as papers
      from printed
      group by printed.institution, case when printed.institution is null then lower(printed.names::text) end
    ) stay
    left join item institution on institution.site_id = ${site} and institution.id = stay.institution and institution.status = 'published'
    order by stay.ended desc, stay.papers desc, stay.began limit ${sql.lit(mostStays)}`;
