import type { DirectoryEntry } from '../../platform/kernel/site-context.ts';
import type { House } from '../compose.ts';

/** The site that a command was given, by its prefix. */
export async function siteOf(house: House, sld: string | undefined): Promise<DirectoryEntry> {
  if (!sld) throw new Error('Say which site: --site <sld>, the first part of its host name.');
  const site = await house.sites.bySld(sld);
  if (!site) throw new Error(`There is no site "${sld}". Add it with: imprint site add ${sld} --name "…"`);
  return site;
}
