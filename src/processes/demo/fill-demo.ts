import { asOwner } from '../commands/as-owner.ts';
import type { App } from '../create-app.ts';
import { biologySite } from './biology/site.ts';
import { fillSite } from './fill-site.ts';
import { journeySites } from './journeys/sites.ts';
import { opticsSite } from './optics/site.ts';
import { portalSite } from './portal/site.ts';
import { storeComments } from './store-comments.ts';
import { hostOf, storeDirectory } from './store-directory.ts';
import { storeSubmissions } from './store-submissions.ts';
import { storeUse } from './store-use.ts';

const sampleSites = [opticsSite, biologySite, portalSite, ...journeySites];
/** What readers say stands under the site of the thing, so a portal has none of its own. */
const journals = [opticsSite, biologySite].map(({ directory }) => directory);
/** The sites that have readers. */
const readSites = [...journals, portalSite.directory];

export interface DemoOptions {
  /** Sites, navigation and journals only: what measures the portal itself need not wait for pictures to be drawn. */
  readonly bare: boolean;
}

/** Writes the sites of the demo. Doing it again changes nothing that is already so. */
export async function fillDemo(
  app: App,
  { bare }: DemoOptions = { bare: false },
): Promise<readonly { host: string }[]> {
  await asOwner(app.settings.IMPRINT_DATABASE_OWNER_URL, (owner) => storeDirectory(owner, sampleSites));
  for (const { content, ...sample } of sampleSites)
    await fillSite(app, bare || !content ? sample : { ...sample, content });
  if (!bare) {
    await storeComments(app, journals);
    await storeUse(app, readSites);
    await storeSubmissions(app, journals);
  }
  return sampleSites.map(({ directory }) => ({ host: hostOf(directory) }));
}
