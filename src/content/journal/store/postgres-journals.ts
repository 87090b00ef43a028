import { sql } from 'kysely';
import { rowsAt, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { BoardMember, Journal, Period } from '../contract.ts';
import type { ListedJournal } from '../domain/catalogue.ts';
import { newestFirst } from '../domain/periods.ts';
import { countItems, gatheredJournals, isOpen } from './gathered-journals.ts';
import { aroundPeriod, newestPeriodOrder, publishedPeriods } from './periods.ts';

export type JournalStore = ReturnType<typeof postgresJournals>;

/** More periods than any site has; a wrong import must not fill the memory. */
const mostPeriods = 10_000;

/** Journals and their periods, as far as they are published. */
export const postgresJournals = (database: Database) => ({
  async journal(site: SiteContext, id: Id) {
    const [found] = await database.rows(site, selectJournal(site.target.id, id));
    return found;
  },

  /** The site's journals with all their periods, or with so many of each, the newest. */
  async publications(site: SiteContext, most?: number) {
    const [journals, periods] = await Promise.all([
      database.rows(site, publishedJournals(site.target.id)),
      database.rows(site, most === undefined ? periodsOfSite(site.target.id) : newestOfEach(site.target.id, most)),
    ]);
    const byJournal = Map.groupBy(periods, ({ publicationId }) => publicationId);
    return journals.map((journal) => ({ ...journal, periods: byJournal.get(journal.id) ?? [] }));
  },

  /** Of one journal, newest first; nothing if there is no such journal. */
  async newestPeriods(site: SiteContext, journal: Id, most: number) {
    const [journals, periods] = await Promise.all([
      database.rows(site, publishedJournals(site.target.id, journal)),
      database.rows(site, newestOf(site.target.id, journal, most)),
    ]);
    return journals.length > 0 ? newestFirst(periods) : undefined;
  },

  /** Of all sites that the host may read together. */
  gathered: (site: SiteContext) => database.rows(site, gatheredJournals(site)),

  /** Of all sites that one statement may read together. */
  listed: (site: SiteContext) => database.rows(site, listedJournals(site.reads)),

  /** Ids of journals that are of a subject of this site, or that published papers of it. */
  async ofSubject(site: SiteContext, subject: Id) {
    const rows = await database.rows(site, journalsOfSubject(site.target.id, subject));
    return rows.map(({ id }) => id);
  },

  /** What an editor put into a column, in its order; null where it shows all, nothing where there is no such column. */
  async ofColumn(site: SiteContext, column: Id) {
    const [row] = await rowsAt(database, site)<{ showsAll: boolean; ids: Id[] }>`
      select shows_all as "showsAll", array(select item_id::text from column_entry entry
        where entry.site_id = channel.site_id and entry.channel_id = channel.id order by position nulls last, item_id desc) as ids
      from channel where site_id = ${site.target.id} and id = ${column}::bigint and not removed`;
    return row && (row.showsAll ? null : row.ids);
  },

  async openSites(sites: readonly number[]) {
    const rows = await database.unscopedRows(openSites(sites));
    return rows.map(({ id }) => id);
  },

  /** Nothing if there is no such journal. */
  async board(site: SiteContext, journal: Id) {
    const [journals, members] = await Promise.all([
      database.rows(site, publishedJournals(site.target.id, journal)),
      database.rows(site, boardOf(site.target.id, journal)),
    ]);
    return journals.length > 0 ? members : undefined;
  },

  async period(site: SiteContext, id: Id) {
    const which = sql`period.site_id = ${site.target.id} and period.id = ${id}`;
    const [[period], [around]] = await Promise.all([
      rowsAt(database, site)<Period>`${publishedPeriods(which)}`,
      database.rows(site, aroundPeriod(site.target.id, id)),
    ]);
    return period && around && { ...period, ...around };
  },

  async numbers(site: SiteContext) {
    const [counted] = await database.rows(site, countItems(site));
    return counted ?? { journals: 0, issues: 0 };
  },
});

const selectJournal = (site: number, id: Id) =>
  statement<Omit<Journal, 'publicationName' | 'indexed'>>`
    select item.id::text as id, item.site_id as "siteId", item.titles as names, item.cover, item.doi, journal.sponsors as sponsor,
      journal.supervisors as supervisor, journal.editors_in_chief as "editorInChief", journal.publishers as publisher,
      journal.places as place, journal.readerships as readership, journal.introductions as introduction, journal.cn, journal.issn,
      journal.eissn, journal.impact_factor::float8 as "impactFactor", journal.frequency, journal.start_year as "startYear",
      journal.indexed as databases, journal.group_type as "groupType",
      (select count(*)::int from period join item issue on issue.site_id = period.site_id and issue.id = period.id
        where period.site_id = item.site_id and period.journal_id = item.id and issue.status = 'published') as "periodCount"
    from item join journal on journal.site_id = item.site_id and journal.id = item.id
    where item.site_id = ${site} and item.id = ${id} and item.status = 'published'`;

/** All of a site, or one. */
const publishedJournals = (site: number, id?: Id) =>
  statement<Pick<Journal, 'id' | 'names'>>`
    select item.id::text as id, item.titles as names
    from item join journal on journal.site_id = item.site_id and journal.id = item.id
    where item.site_id = ${site} and item.status = 'published' ${id === undefined ? sql`` : sql`and item.id = ${id}`}
    order by item.id`;

const periodsOfSite = (site: number) =>
  statement<Period>`
    ${publishedPeriods(sql`period.site_id = ${site}`)} order by period.year desc limit ${sql.lit(mostPeriods)}`;

/** Each journal is read by itself, by index as far as is wanted. */
const newestOfEach = (site: number, most: number) =>
  statement<Period>`
    select newest.* from journal cross join lateral (
      ${publishedPeriods(sql`period.site_id = ${site} and period.journal_id = journal.id`)}
      order by ${newestPeriodOrder} limit ${most}
    ) newest
    where journal.site_id = ${site} limit ${sql.lit(mostPeriods)}`;

const newestOf = (site: number, journal: Id, most: number) =>
  statement<Period>`${publishedPeriods(sql`period.site_id = ${site} and period.journal_id = ${journal}`)}
    order by ${newestPeriodOrder} limit ${most}`;

/** Larger than any board; a wrong import must not fill the page. */
const mostMembers = 1_000;

/** A record of an expert is named where readers may see it. */
const boardOf = (site: number, journal: Id) =>
  statement<BoardMember>`
    select board_member.role, board_member.affiliations, board_member.research_fields as "researchFields", board_member.countries,
      board_member.bios, board_member.picture, expert.id::text as "expertId",
      (select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'object' then value ->> 'full' else value #>> '{}' end), '{}')
        from jsonb_each(board_member.names)) as names
    from board_member
    left join item expert on expert.site_id = board_member.site_id and expert.id = board_member.expert_id and expert.status = 'published'
    where board_member.site_id = ${site} and board_member.journal_id = ${journal}
    order by board_member.position limit ${sql.lit(mostMembers)}`;

/** More journals than the sites of one statement have; a wrong import must not fill the memory. */
const mostJournals = 2_000;

/** The journals of some sites as lists show them. */
const listedJournals = (sites: readonly number[]) =>
  statement<ListedJournal>`
    select item.id::text, item.site_id as "siteId", item.titles as names, item.cover, journal.issn, journal.eissn, journal.cn,
      journal.group_type as "groupType", journal.impact_factor::float8 as "impactFactor", journal.frequency, journal.sponsors as sponsor
    from site join item on item.site_id = site.site_id
    join journal on journal.site_id = item.site_id and journal.id = item.id
    where site.site_id = any (${sites}::int[]) and ${isOpen} and item.kind = 'journal' and item.status = 'published'
    order by item.site_id, item.id limit ${sql.lit(mostJournals)}`;

/** Of journals that are of a subject or a narrower one themselves, or that published papers of it. */
const journalsOfSubject = (site: number, subject: Id) =>
  statement<{ id: Id }>`
    select distinct coalesce(article.journal_id, item.id)::text as id
    from item_subject join item on item.site_id = item_subject.site_id and item.id = item_subject.item_id
    left join article on article.site_id = item.site_id and article.id = item.id
    where item_subject.site_id = ${site} and item_subject.subject_id in (
      with recursive within (id) as (
        select ${subject}::bigint
        union select subject.id from within join subject on subject.site_id = ${site} and subject.parent_id = within.id)
      select id from within) and item.status = 'published'
      and item.kind in ('article', 'journal')`;

/** Which of these sites may be visited. The directory of sites is nobody's secret. */
const openSites = (sites: readonly number[]) =>
  statement<{ id: number }>`
    select site.site_id as id from site where site.site_id = any (${sites}::int[]) and ${isOpen}`;
