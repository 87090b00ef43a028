import type { DirectoryEntry } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';

export interface Command {
  readonly purpose: string;
  run(app: App, words: readonly string[]): Promise<void>;
}

/** The site that a command was given, by its prefix. */
export async function siteOf(app: App, sld: string | undefined): Promise<DirectoryEntry> {
  if (!sld) throw new Error('Say which site: --site <sld>, the first part of its host name.');
  const site = await app.sites.bySld(sld);
  if (!site) throw new Error(`There is no site "${sld}". Add it with: imprint site add ${sld} --name "…"`);
  return site;
}
