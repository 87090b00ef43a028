import type { DraftUnit, ItemDraft, ItemReference } from '../../src/platform/item/writing/item-draft.ts';
import type { WriteUnits } from '../../src/platform/item/writing/write-units.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { SampleJournal, SamplePeriod } from './sample-site.ts';
import { json, storeRows } from './store-rows.ts';

/** A journal and its periods. The directory and other texts name them by id, so their ids are fixed before they are written. */
export async function storeJournal(
  transaction: Transaction,
  write: WriteUnits,
  site: number,
  journal: SampleJournal,
): Promise<void> {
  const units = [journalUnit(journal), ...journal.periods.map((period) => periodUnit(journal, period))];
  const numbers = [journal.number, ...journal.periods.map(({ number }) => number)];
  await storeRows(
    transaction,
    'item',
    ['site_id', 'id'],
    units.map(({ main }, place) => ({
      site_id: site,
      id: idOf(site, numbers[place] as number),
      kind: main.kind,
      source_key: main.key,
      status: 'published',
      titles: json(main.titles),
    })),
  );
  await write(transaction, site, units);
}

/** Known by its ISSN, as imported articles know it. */
const referenceTo = ({ eissn }: SampleJournal): ItemReference => ({ kind: 'journal', key: eissn });

export function journalUnit(journal: SampleJournal): DraftUnit {
  const { number: _, titles, doi, periods, ...details } = journal;
  return alone({
    ...referenceTo(journal),
    titles,
    doi,
    publishedOn: periods.at(-1)?.publishedOn ?? null,
    details: { ...details },
  });
}

function periodUnit(journal: SampleJournal, period: SamplePeriod): DraftUnit {
  const { number: _, titles, publishedOn, ...details } = period;
  const key = `${journal.eissn}/${period.year}/${period.volume}/${period.issue}`;
  return alone({ kind: 'issue', key, titles, publishedOn, details: { ...details, journal: referenceTo(journal) } });
}

export const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], main, members: [] });
