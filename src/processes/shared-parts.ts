import { recordingActions } from '../features/console/store/postgres-changes.ts';
import { postgresFactors } from '../features/members/account/store/postgres-factors.ts';
import { postgresSessions } from '../features/members/account/store/postgres-sessions.ts';
import { createAssure } from '../platform/contract/assure.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { createSavedItems } from '../platform/item/saved-items.ts';
import { countingSent } from '../platform/item/sent-bytes.ts';
import { connectEngines } from './engines.ts';
import { keyRings, keysFrom } from './keys.ts';
import { knowSites } from './known-sites.ts';
import type { Settings } from './settings.ts';

export type SharedParts = ReturnType<typeof shareParts>;

/** What most features take: the engines, what is known of sites, sessions, keys and the log of the console. */
export function shareParts(settings: Settings) {
  const engines = connectEngines(settings);
  const { database, clock } = engines;
  const known = knowSites(engines, settings);
  const quotas = quotasOf(settings);
  const keysFor = keyRings(settings.IMPRINT_SECRET);
  const sealKeys = keysFor('sealed log');
  const sessions = postgresSessions(database, settings.IMPRINT_SESSION_IDLE_HOURS * 3_600);
  const factorsOf = postgresFactors(database);
  return {
    settings,
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
