import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import type { Site } from '../domain/site.ts';
import type { SiteKey, SiteStore } from './site-store.ts';

/** The directory with the whole site in each entry. */
export interface SiteFinder extends SiteDirectory {
  byHost(host: string): Promise<Site | undefined>;
  bySld(sld: string): Promise<Site | undefined>;
  byId(id: number): Promise<Site | undefined>;
}

export const findSites = (
  store: SiteStore,
  remember: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>,
): SiteFinder => {
  const find = (key: SiteKey) => remember(JSON.stringify(key), () => store.find(key));
  return {
    byHost: (host) => find({ host }),
    bySld: (sld) => find({ sld }),
    byId: (id) => find({ id }),
  };
};
