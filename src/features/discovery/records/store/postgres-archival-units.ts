import type { WorkRecordStore } from '../../../../platform/item/records/postgres-work-records.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { ArchivalUnit, ArchivedJournal } from '../../../../platform/kernel/archives.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const papersAtOnce = 100;

interface JournalRow {
  readonly id: Id;
  readonly titles: Text;
  readonly issn: string | null;
  readonly publishers: Text;
}

/** Years of journals as archives keep them: a paper belongs to the year of its issue, without one to that in which it came out. */
export const postgresArchivalUnits = (database: Database, records: WorkRecordStore) => ({
  async years(site: number, language: Language) {
    const rows = await readSite(database, site)<JournalRow & { readonly years: readonly number[] }>`
      select item.id::text as id, item.titles, coalesce(journal.eissn, journal.issn) as issn, journal.publishers, listed.years
      from (
        select journal_id, array_agg(distinct year order by year desc) as years from (
          select period.journal_id, period.year from period
          join item on item.site_id = period.site_id and item.id = period.id and item.status = 'published'
          where period.site_id = ${site}
          union all
          select article.journal_id, extract(year from item.published_on)::int from article
          join item on item.site_id = article.site_id and item.id = article.id and item.status = 'published'
          where article.site_id = ${site} and article.period_id is null and item.published_on is not null
        ) told group by journal_id
      ) listed
      join journal on journal.site_id = ${site} and journal.id = listed.journal_id
      join item on item.site_id = journal.site_id and item.id = journal.id and item.status = 'published'
      order by item.id`;
    return rows.map(({ years, ...row }) => ({ ...journalOf(row, language), years }));
  },

  /** A part of a year; nothing where it has neither issues nor papers. */
  async unit(
    site: number,
    { journal, year, after }: { readonly journal: Id; readonly year: number; readonly after: Id },
    language: Language,
  ): Promise<ArchivalUnit | undefined> {
    const read = readSite(database, site);
    const [row] = await read<JournalRow>`
      select item.id::text as id, item.titles, coalesce(journal.eissn, journal.issn) as issn, journal.publishers
      from journal join item on item.site_id = journal.site_id and item.id = journal.id and item.status = 'published'
      where journal.site_id = ${site} and journal.id = ${journal}::bigint`;
    if (!row) return undefined;
    const issues = await read<ArchivalUnit['issues'][number]>`
      select period.id::text as id, period.volume, period.issue from period
      join item on item.site_id = period.site_id and item.id = period.id and item.status = 'published'
      where period.site_id = ${site} and period.journal_id = ${journal}::bigint and period.year = ${year}
      order by item.published_on, period.id limit 400`;
    const ids = await read<{ readonly id: Id }>`
      select item.id::text as id from (
        select article.id from period
        join article on article.site_id = period.site_id and article.period_id = period.id
        where period.site_id = ${site} and period.journal_id = ${journal}::bigint and period.year = ${year}
        union all
        select id from article where site_id = ${site} and period_id is null and journal_id = ${journal}::bigint
      ) listed
      join item on item.site_id = ${site} and item.id = listed.id and item.status = 'published' and item.id > ${after}::bigint
      join article on article.site_id = item.site_id and article.id = item.id
      where article.period_id is not null or extract(year from item.published_on) = ${year}
      order by item.id limit ${papersAtOnce + 1}`;
    if (issues.length === 0 && ids.length === 0) return undefined;
    const listed = ids.slice(0, papersAtOnce).map(({ id }) => id);
    return {
      journal: journalOf(row, language),
      year,
      issues,
      papers: await records.read({ reads: [site], writes: null }, listed),
      next: ids.length > papersAtOnce ? (listed.at(-1) ?? null) : null,
    };
  },
});

const journalOf = ({ id, titles, issn, publishers }: JournalRow, language: Language): ArchivedJournal => ({
  id,
  issn,
  title: textFor(titles, 'en', language) || id,
  publisher: textFor(publishers, 'en', language),
});
