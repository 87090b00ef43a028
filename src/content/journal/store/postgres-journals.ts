import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { BoardMember } from '../domain/board-member.ts';
import type { ListedJournal } from '../domain/catalogue.ts';
import { newestFirst } from '../domain/period.ts';
import type { JournalStore } from '../use-cases/journal-store.ts';
import { countItems, gatheredJournals, isOpen, toGatheredJournal } from './gathered-journals.ts';
import { selectJournal, toJournal } from './journal-row.ts';
import { aroundPeriod } from './period-detail.ts';
import { newestPeriodOrder, publishedPeriods, toPeriod } from './period-row.ts';

/** More periods than any site has; a wrong import must not fill the memory. */
const mostPeriods = 10_000;

export const postgresJournals = (database: Database): JournalStore => ({
  async journal(site, id) {
    const [row] = await database.rows(site, selectJournal(site.target.id, id));
    return row && toJournal(row);
  },

  async publications(site) {
    const [journals, periods] = await Promise.all([
      database.rows(site, publishedJournals(site.target.id).orderBy('item.id')),
      database.rows(
        site,
        publishedPeriods()
          .where('period.site_id', '=', site.target.id)
          .orderBy('period.year', 'desc')
          .limit(mostPeriods),
      ),
    ]);
    const byJournal = Map.groupBy(periods.map(toPeriod), ({ publicationId }) => publicationId);
    return journals.map(({ id, titles }) => ({ id, names: titles as Text, periods: byJournal.get(id) ?? [] }));
  },

  async newestPeriods(site, journal, most) {
    const [journals, periods] = await Promise.all([
      database.rows(site, publishedJournals(site.target.id).where('item.id', '=', journal)),
      database.rows(site, newestOf(site.target.id, journal, most)),
    ]);
    return journals.length > 0 ? newestFirst(periods.map(toPeriod)) : undefined;
  },

  async gathered(site) {
    const rows = await database.rows(site, gatheredJournals(site));
    return rows.map(toGatheredJournal);
  },

  listed: (site) => database.rows(site, listedJournals(site.reads)),

  async ofSubject(site, subject) {
    const rows = await database.rows(site, journalsOfSubject(site.target.id, subject));
    return rows.map(({ id }) => id);
  },

  async openSites(sites) {
    const rows = await database.unscopedRows(openSites(sites));
    return rows.map(({ id }) => id);
  },

  board: (site, journal) => database.rows(site, boardOf(site.target.id, journal)),

  async period(site, id) {
    const [[row], [around]] = await Promise.all([
      database.rows(site, publishedPeriods().where('period.site_id', '=', site.target.id).where('period.id', '=', id)),
      database.rows(site, aroundPeriod(site.target.id, id)),
    ]);
    if (!row || !around) return undefined;
    const { journal_names: journalNames, article_count: articleCount, previous, next } = around;
    return { ...toPeriod(row), journalNames, articleCount, previous, next };
  },

  async numbers(site) {
    const [row] = await database.rows(site, countItems(site));
    return { journals: Number(row?.journals ?? 0), issues: Number(row?.issues ?? 0) };
  },
});

const publishedJournals = (site: number) =>
  query
    .selectFrom('item')
    .innerJoin('journal', (join) =>
      join.onRef('journal.site_id', '=', 'item.site_id').onRef('journal.id', '=', 'item.id'),
    )
    .where('item.site_id', '=', site)
    .where('item.status', '=', 'published')
    .select(['item.id', 'item.titles']);

const newestOf = (site: number, journal: Id, most: number) =>
  publishedPeriods()
    .where('period.site_id', '=', site)
    .where('period.journal_id', '=', journal)
    .orderBy(newestPeriodOrder)
    .limit(most);

/** Larger than any board; a wrong import must not fill the page. */
const mostMembers = 1_000;

/** A record of an expert is named where readers may see it. */
const boardOf = (site: number, journal: Id) =>
  statement(sql<BoardMember>`
    select board_member.role, board_member.affiliations, board_member.research_fields as "researchFields", board_member.countries,
      board_member.bios, board_member.picture, expert.id::text as "expertId",
      (select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'object' then value ->> 'full' else value #>> '{}' end), '{}')
        from jsonb_each(board_member.names)) as names
    from board_member
    left join item expert on expert.site_id = board_member.site_id and expert.id = board_member.expert_id and expert.status = 'published'
    where board_member.site_id = ${site} and board_member.journal_id = ${journal}
    order by board_member.position limit ${sql.lit(mostMembers)}`);

/** More journals than the sites of one statement have; a wrong import must not fill the memory. */
const mostJournals = 2_000;

/** The journals of some sites as lists show them. */
const listedJournals = (sites: readonly number[]) =>
  statement(sql<ListedJournal>`
    select item.id::text, item.site_id as site, item.titles as names, item.cover, journal.issn, journal.eissn, journal.cn,
      journal.group_type as "groupType", journal.impact_factor::float8 as "impactFactor", journal.frequency, journal.sponsors as sponsor
    from site join item on item.site_id = site.site_id
    join journal on journal.site_id = item.site_id and journal.id = item.id
    where site.site_id = any (${sites}::int[]) and ${isOpen} and item.kind = 'journal' and item.status = 'published'
    order by item.site_id, item.id limit ${sql.lit(mostJournals)}`);

/** Of journals that are of a subject themselves, or that published papers of it. */
const journalsOfSubject = (site: number, subject: Id) =>
  statement(sql<{ id: Id }>`
    select distinct coalesce(article.journal_id, item.id)::text as id
    from item_subject join item on item.site_id = item_subject.site_id and item.id = item_subject.item_id
    left join article on article.site_id = item.site_id and article.id = item.id
    where item_subject.site_id = ${site} and item_subject.subject_id = ${subject} and item.status = 'published'
      and item.kind in ('article', 'journal')`);

/** Which of these sites may be visited. The directory of sites is nobody's secret. */
const openSites = (sites: readonly number[]) =>
  statement(
    sql<{ id: number }>`select site.site_id as id from site where site.site_id = any (${sites}::int[]) and ${isOpen}`,
  );
