import type { DraftUnit } from '../../platform/item/writing/item-draft.ts';
import type { WriteUnits } from '../../platform/item/writing/write-units.ts';
import { idOf } from '../../platform/kernel/id.ts';
import type { Transaction } from '../../platform/ports/database.ts';
import { journalOf, periodOf } from './content/periodical.ts';
import type { SampleDirectory, SampleJournal, SamplePeriod } from './sample-site.ts';
import { json, storeRows } from './store-rows.ts';

/** A journal and its periods. The directory and other texts name them by id, so their ids are fixed before they are written. */
export async function storeJournal(
  transaction: Transaction,
  write: WriteUnits,
  { id, sld }: SampleDirectory,
  journal: SampleJournal,
): Promise<void> {
  const units = [journalUnit(sld, journal), ...journal.periods.map((period) => periodUnit(sld, period))];
  const numbers = [journal.number, ...journal.periods.map(({ number }) => number)];
  await storeRows(
    transaction,
    'item',
    ['site_id', 'id'],
    units.map(({ main }, place) => ({
      site_id: id,
      id: idOf(id, numbers[place] as number),
      kind: main.kind,
      source_key: main.key,
      status: 'published',
      titles: json(main.titles),
    })),
  );
  await write(transaction, id, units);
}

export function journalUnit(sld: string, journal: SampleJournal): DraftUnit {
  const { number: _, titles, doi, periods, ...details } = journal;
  return unit({
    ...journalOf(sld),
    titles,
    doi,
    publishedOn: periods.at(-1)?.publishedOn ?? null,
    details: { ...details },
  });
}

function periodUnit(sld: string, period: SamplePeriod): DraftUnit {
  const { number: _, titles, publishedOn, ...details } = period;
  return unit({ ...periodOf(sld, period), titles, publishedOn, details: { ...details, journal: journalOf(sld) } });
}

const unit = (main: DraftUnit['main']): DraftUnit => ({ mentioned: [], main, members: [] });
