import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleSite } from './sample-site.ts';
import { storeJournal } from './store-journal.ts';
import { storeFrame } from './store-site.ts';
import { storeSubPools } from './store-sub-pools.ts';
import { putBodies, storeTexts } from './store-texts.ts';

/** A site whose directory row is there already: its frame, its texts and its journal, all or nothing. */
export async function fillSite(app: App, sample: SampleSite): Promise<void> {
  const { directory, journal, subPools = [] } = sample;
  const texts = await putBodies(app.files, sample);
  await app.database.transaction(ownSite(directory), async (transaction) => {
    await storeFrame(transaction, sample);
    await storeTexts(transaction, directory.id, texts);
    await storeSubPools(transaction, directory.id, subPools);
    if (journal) await storeJournal(transaction, app.write, directory.id, journal);
  });
}
