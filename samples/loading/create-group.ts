import type { SiteRequest } from '../../src/features/sites/site/sites.contract.ts';
import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import type { App } from '../../src/processes/create-app.ts';
import { importPackage } from './import-package.ts';
import { parseSample, readSample } from './yaml.ts';

type GroupFile = Omit<SiteRequest, 'portals' | 'gathers' | 'ownerEmail'> & { readonly journals: readonly string[] };

/** A group of journals as a publisher sets one up: the site from its template, the journals by importing records. */
export async function createGroup(app: App, folder: string): Promise<{ readonly host: string }> {
  const { journals, ...wanted } = parseSample(readSample(`${folder}/site.yaml`)) as GroupFile;
  // The finder remembers for a while that there was no such site.
  const [known] = await app.database.unscopedRows(statement<{ id: number }>`
    select site_id as id from site where sld = ${wanted.sld}`);
  const site = known?.id ?? (await create(app, wanted));
  for (const journal of journals) await importPackage(app, site, 'records', `${folder}/${journal}`);
  return { host: `${wanted.sld}.${app.settings.IMPRINT_MAIN_DOMAIN}` };
}

async function create({ createSite }: App, wanted: Omit<GroupFile, 'journals'>): Promise<number> {
  const created = await createSite({ ...wanted, portals: [], gathers: [], ownerEmail: '' }, null);
  if (created.outcome === 'refused') throw new Error(`${wanted.sld} was refused: ${JSON.stringify(created.problems)}`);
  return created.id;
}
