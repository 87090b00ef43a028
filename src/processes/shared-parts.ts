import { extensionKind } from '../content/extension-item/extension-item.server.ts';
import { kinds } from '../content/kinds.ts';
import { recordingActions } from '../features/console/store/postgres-changes.ts';
import { postgresFactors } from '../features/members/account/store/postgres-factors.ts';
import { postgresSessions } from '../features/members/account/store/postgres-sessions.ts';
import { postgresModules, rememberModules } from '../features/portal/home/store/postgres-modules.ts';
import { channelsInUse } from '../features/sites/navigation/store/editable-channels.ts';
import { postgresNavigation, rememberNavigation } from '../features/sites/navigation/store/postgres-navigation.ts';
import { offersIn } from '../features/sites/site/domain/offers.ts';
import { filterTenantCss } from '../features/sites/site/domain/theme/tenant-css.ts';
import { readConfiguration } from '../features/sites/site/store/postgres-configuration.ts';
import { findSites, postgresSites } from '../features/sites/site/store/postgres-sites.ts';
import { createSiteMemory } from '../features/sites/site/store/site-memory.ts';
import { createStylesheets } from '../features/sites/site/use-cases/stylesheets.ts';
import { createAssure } from '../platform/contract/assure.ts';
import { createSiteOfItem } from '../platform/contract/site-of-item.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { createSavedItems } from '../platform/item/saved-items.ts';
import { countingSent } from '../platform/item/sent-bytes.ts';
import { dayIn } from '../platform/kernel/day.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import { textFor } from '../platform/kernel/text.ts';
import type { Extensions } from '../platform/ports/extensions.ts';
import type { OffersOf } from '../platform/ports/offers-of.ts';
import { connectEngines, type Engines } from './engines.ts';
import { keyRings, keysFrom } from './keys.ts';
import { limits } from './limits.ts';
import { publicOrigins } from './public-origin.ts';
import type { Settings } from './settings.ts';

export type SharedParts = ReturnType<typeof shareParts>;

/** What most features take: the engines, what is known of sites, sessions, keys and the log of the console. */
export function shareParts(settings: Settings, extensions: Extensions) {
  const engines = connectEngines(settings, extensions);
  const { database, clock } = engines;
  const known = knowSites(engines, settings, extensions);
  const quotas = quotasOf(settings);
  const keysFor = keyRings(settings.IMPRINT_SECRET);
  const sealKeys = keysFor('sealed log');
  const sessions = postgresSessions(database, settings.IMPRINT_SESSION_IDLE_HOURS * 3_600);
  const factorsOf = postgresFactors(database);
  return {
    settings,
    extensions,
    /** Everything that is published, what extensions bring included. */
    kinds: [...kinds, ...extensions.kinds.map(extensionKind)],
    ...engines,
    ...known,
    directory: known.sites,
    wording,
    quotas,
    keyFor: keysFrom(settings.IMPRINT_SECRET),
    keysFor,
    sealKeys,
    record: recordingActions(sealKeys),
    countSent: countingSent(database, clock, quotas.mostBytesADay),
    savedItems: createSavedItems(database, known.siteOfItem),
    sessions,
    factorsOf,
    assure: createAssure({ sessions, factorsOf, clock }),
  };
}

const gigabyte = 1_073_741_824;

/** What members and sites may store, in bytes. */
const quotasOf = (settings: Settings) => ({
  mostBytesADay: settings.IMPRINT_MEMBER_DAY_GB * gigabyte,
  mostBytesOfMember: settings.IMPRINT_MEMBER_GB * gigabyte,
  mostBytesOfSite: settings.IMPRINT_SITE_GB * gigabyte,
  mostUnpackedBytes: settings.IMPRINT_IMPORT_GB * gigabyte,
});

/** What is known of a site wherever it is asked: who it is, how it is set up, its day and how it signs. */
function knowSites(
  { database, clock, remember }: Pick<Engines, 'database' | 'clock' | 'remember'>,
  settings: Settings,
  { themes }: Pick<Extensions, 'themes'>,
) {
  const origins = publicOrigins(settings);
  const siteMemory = createSiteMemory(database, remember, limits.sites.memory.mostEntries);
  const rememberOfSite = siteMemory.remember;
  const sites = findSites(postgresSites(database), clock, { remember, rememberOfSite });
  const readStored = readConfiguration(database);
  const configuration: typeof readStored = (site) =>
    rememberOfSite(site.target.id, 'configuration', () => readStored(site));
  const stylesheets = createStylesheets(themes);
  const offersOf: OffersOf = async ({ host, target }) => {
    const sites = host.id === target.id ? [host] : [host, target];
    return offersIn(...(await Promise.all(sites.map((site) => configuration(ownSite(site))))));
  };

  const navigation = rememberNavigation(postgresNavigation(database), rememberOfSite);
  const channelUses = (site: number) =>
    database.transaction({ reads: [site], writes: null }, (transaction) => channelsInUse(transaction, site));
  const filterCss = (css: string) => filterTenantCss(css).css;
  const modules = rememberModules(postgresModules(database, filterCss), rememberOfSite);
  const ownJournal = async (site: number) => (await sites.byId(site))?.magId ?? null;
  const siteOfItem = createSiteOfItem(sites);
  const siteCited = async (id: number) => {
    const site = await sites.byId(id);
    if (!site) return undefined;
    const { header } = await configuration(ownSite(site));
    const name = textFor(header.name, site.defaultLanguage, site.defaultLanguage) || site.sld;
    return { origin: origins.ofSite(site), name };
  };

  /** The day at a site. */
  const today = async (site: number) => dayIn((await sites.byId(site))?.timeZone ?? 'UTC', clock.now());

  const languagesOf = async (site: number) => (await sites.byId(site))?.languages ?? [];

  return {
    siteMemory,
    sites,
    origins,
    configuration,
    offersOf,
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
