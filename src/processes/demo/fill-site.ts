import { ownSite } from '../../platform/kernel/site-context.ts';
import type { House } from '../compose.ts';
import type { SampleSite } from './sample-site.ts';
import { storeJournal } from './store-journal.ts';
import { storeFrame } from './store-site.ts';
import { putBodies, storeTexts } from './store-texts.ts';

/** A site whose directory row is there already: its frame, its texts and its journal, all or nothing. */
export async function fillSite(house: House, sample: SampleSite): Promise<void> {
  const texts = await putBodies(house.files, sample);
  await house.database.transaction(ownSite(sample.directory), async (transaction) => {
    await storeFrame(transaction, sample);
    await storeTexts(transaction, sample.directory.id, texts);
    if (sample.journal) await storeJournal(transaction, sample.directory.id, sample.journal);
  });
}
