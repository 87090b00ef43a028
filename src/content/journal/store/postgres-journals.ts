import { query } from '../../../../db/query.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import { newestFirst } from '../domain/period.ts';
import type { JournalStore } from '../use-cases/journal-store.ts';
import { boardOf } from './board-rows.ts';
import { countItems, gatheredJournals, toGatheredJournal } from './gathered-journals.ts';
import { selectJournal, toJournal } from './journal-row.ts';
import { journalsOfSubject, listedJournals, openSites } from './listed-journals.ts';
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
