import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { CoAuthor, Stay, WrittenPaper } from '../domain/expert.ts';
import { recordsOf } from './select-expert.ts';

/** Nobody has more; a record that gathered a crowd by mistake must not cost more either. */
const mostLinks = 5_000;
/** What the plots are drawn from. */
const mostPapers = 300;
/** Of a paper by thousands: those who stand first. */
const mostBeside = 50;
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
  statement(sql<WrittenPaper>`with ${mine(site, id)} select year, keywords from mine order by place`);

export const selectCoAuthors = (site: number, id: Id) =>
  statement(sql<CoAuthor>`
    with ${mine(site, id)}, together as (
      select coalesce(item_merge.into_id, beside.expert_id) as id, mine.place
      from mine cross join lateral (
        select contributor.expert_id from contributor
        where contributor.site_id = ${site} and contributor.article_id = mine.id and contributor.role = 'author'
        order by contributor.position limit ${sql.lit(mostBeside)}
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
    order by counted.papers desc, item.id limit ${sql.lit(mostCoAuthors)}`);

/** Places without a record are told apart by their name. */
export const selectStays = (site: number, id: Id) =>
  statement(sql<Stay>`
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
    order by stay.ended desc, stay.papers desc, stay.began limit ${sql.lit(mostStays)}`);
