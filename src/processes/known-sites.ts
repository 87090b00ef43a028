import { postgresModules, rememberModules } from '../features/portal/home/store/postgres-modules.ts';
import { channelsInUse } from '../features/sites/navigation/store/editable-channels.ts';
import { postgresNavigation, rememberNavigation } from '../features/sites/navigation/store/postgres-navigation.ts';
import { filterTenantCss } from '../features/sites/site/domain/theme/tenant-css.ts';
import { readConfiguration } from '../features/sites/site/store/postgres-configuration.ts';
import { findSites, postgresSites } from '../features/sites/site/store/postgres-sites.ts';
import { createStylesheets } from '../features/sites/site/use-cases/stylesheets.ts';
import { createSiteOfItem } from '../platform/contract/site-of-item.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import { textFor } from '../platform/kernel/text.ts';
import type { Engines } from './engines.ts';
import { publicOrigins } from './public-origin.ts';
import type { Settings } from './settings.ts';

/** What is known of a site wherever it is asked: who it is, how it is set up, its day and how it signs. */
export function knowSites(
  { database, clock, remember }: Pick<Engines, 'database' | 'clock' | 'remember'>,
  settings: Settings,
) {
  const origins = publicOrigins(settings);
  const sites = findSites(postgresSites(database, clock), remember);
  const readStored = readConfiguration(database);
  const configuration: typeof readStored = (site) =>
    remember(`configuration ${site.target.id}`, () => readStored(site));
  const stylesheets = createStylesheets();

  const navigation = rememberNavigation(postgresNavigation(database), remember);
  const channelUses = (site: number) =>
    database.transaction({ reads: [site], writes: null }, (transaction) => channelsInUse(transaction, site));
  const filterCss = (css: string) => filterTenantCss(css).css;
  const modules = rememberModules(postgresModules(database, filterCss), remember);
  const ownJournal = async (site: number) => (await sites.byId(site))?.magId ?? null;
  const siteOfItem = createSiteOfItem(sites);
  const siteCited = async (id: number) => {
    const site = await sites.byId(id);
    if (!site) return undefined;
    const { header } = await configuration(ownSite(site));
    const name = textFor(header.name, site.defaultLanguage, site.defaultLanguage) || site.sld;
    return { origin: origins.ofSite(site), name, timeZone: site.timeZone };
  };

  /** The day at a site. Sweden writes its days as databases do. */
  const today = async (site: number) => {
    const timeZone = (await sites.byId(site))?.timeZone ?? 'UTC';
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now());
  };

  const languagesOf = async (site: number) => (await sites.byId(site))?.languages ?? [];

  return {
    sites,
    origins,
    configuration,
    stylesheets,
    navigation,
    channelUses,
    filterCss,
    modules,
    ownJournal,
    siteOfItem,
    siteCited,
    today,
    languagesOf,
  };
}
