import { ownSite } from '../../platform/kernel/site-context.ts';
import type { House } from '../compose.ts';
import { biologySite } from './biology/site.ts';
import { journeySites } from './journeys/sites.ts';
import { opticsSite } from './optics/site.ts';
import { portalSite } from './portal/site.ts';
import type { SampleSite } from './sample-site.ts';
import { asOwner, hostOf, storeDirectory } from './store-directory.ts';
import { storeJournal } from './store-journal.ts';
import { storeFrame } from './store-site.ts';
import { putBodies, storeTexts } from './store-texts.ts';

export const sampleSites: readonly SampleSite[] = [opticsSite, biologySite, portalSite, ...journeySites];

/** Writes the sites of the demo. Doing it again changes nothing that is already so. */
export async function fillDemo(house: House): Promise<readonly { host: string }[]> {
  await asOwner(house.settings.IMPRINT_DATABASE_OWNER_URL, (owner) => storeDirectory(owner, sampleSites));
  for (const sample of sampleSites) await fillSite(house, sample);
  return sampleSites.map(({ directory }) => ({ host: hostOf(directory) }));
}

async function fillSite(house: House, sample: SampleSite): Promise<void> {
  const texts = await putBodies(house.files, sample);
  await house.database.transaction(ownSite(sample.directory), async (transaction) => {
    await storeFrame(transaction, sample);
    await storeTexts(transaction, sample.directory.id, texts);
    if (sample.journal) await storeJournal(transaction, sample.directory.id, sample.journal);
  });
}
