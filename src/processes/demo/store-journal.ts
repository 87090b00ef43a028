import { idOf } from '../../platform/kernel/id.ts';
import type { Transaction } from '../../platform/ports/database.ts';
import type { SampleJournal } from './sample-site.ts';
import { json, storeRows } from './store-rows.ts';

export async function storeJournal(transaction: Transaction, site_id: number, journal: SampleJournal): Promise<void> {
  const id = idOf(site_id, journal.number);
  const item = { site_id, status: 'published' };
  const newest = journal.periods.at(-1);
  await storeRows(
    transaction,
    'item',
    ['site_id', 'id'],
    [
      {
        ...item,
        id,
        kind: 'journal',
        titles: json(journal.titles),
        doi: journal.doi,
        published_on: newest?.publishedOn ?? null,
      },
      ...journal.periods.map((period) => ({
        ...item,
        id: idOf(site_id, period.number),
        kind: 'issue',
        titles: json(period.titles),
        doi: null,
        published_on: period.publishedOn,
      })),
    ],
  );
  await storeRows(
    transaction,
    'journal',
    ['site_id', 'id'],
    [
      {
        site_id,
        id,
        issn: journal.issn,
        eissn: journal.eissn,
        cn: journal.cn,
        sponsors: json(journal.sponsors),
        supervisors: json(journal.supervisors),
        editors_in_chief: json(journal.editorsInChief),
        publishers: json(journal.publishers),
        places: json(journal.places),
        readerships: json(journal.readerships),
        introductions: json(journal.introductions),
        frequency: journal.frequency,
        start_year: journal.startYear,
        impact_factor: journal.impactFactor,
        indexed: [...journal.indexed],
        group_type: journal.groupType,
      },
    ],
  );
  await storeRows(
    transaction,
    'period',
    ['site_id', 'id'],
    journal.periods.map((period) => ({
      site_id,
      id: idOf(site_id, period.number),
      journal_id: id,
      year: period.year,
      volume: period.volume,
      issue: period.issue,
      first_page: period.firstPage,
      last_page: period.lastPage,
      themes: json(period.themes),
    })),
  );
}
