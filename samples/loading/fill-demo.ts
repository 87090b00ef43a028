import { asOwner } from '../../src/processes/commands/as-owner.ts';
import type { App } from '../../src/processes/create-app.ts';
import { createGroup } from './create-group.ts';
import { fillSite } from './fill-site.ts';
import { importPackage } from './import-package.ts';
import { biologySite, doorSites, opticsSite, portalSite } from './sample-sites.ts';
import { storeAnnouncements } from './store-announcements.ts';
import { storeColumns } from './store-columns.ts';
import { storeComments } from './store-comments.ts';
import { storeContent } from './store-content.ts';
import { hostOf, storeDirectory } from './store-directory.ts';
import { storeSubmissions } from './store-submissions.ts';
import { storeUse } from './store-use.ts';

const sites = [opticsSite, biologySite, portalSite, ...doorSites];
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
  await asOwner(app.settings.IMPRINT_DATABASE_OWNER_URL, (owner) => storeDirectory(owner, sites));
  for (const site of sites) await fillSite(app, site);
  const hosts = sites.map(({ directory }) => ({ host: hostOf(directory) }));
  if (!bare) {
    await Promise.all([storeContent(app, opticsSite, 'optics'), storeContent(app, biologySite, 'biology')]);
    await storeContent(app, portalSite, 'portal');
    for (const { directory, papers } of doorSites) if (papers) await importPackage(app, directory.id, 'jats', papers);
    for (const site of [opticsSite, biologySite, portalSite]) await storeColumns(app, site, sites);
    await storeComments(app, journals);
    await storeAnnouncements(app, opticsSite.directory);
    await storeUse(app, readSites);
    await storeSubmissions(app, journals);
    hosts.push(await createGroup(app, 'press'));
  }
  return hosts;
}
