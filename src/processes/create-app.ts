import { kinds } from '../content/kinds.ts';
import { createAccessPolicy } from '../features/access/access.server.ts';
import { accessHandlers } from '../features/access/api/access-calls.ts';
import { postgresCustomers } from '../features/access/store/postgres-customers.ts';
import { postgresKeptFiles } from '../features/access/store/postgres-kept-files.ts';
import { decideReading } from '../features/access/use-cases/access.ts';
import { checkAccess } from '../features/access/use-cases/check-access.ts';
import type { AccessTickets } from '../features/access/use-cases/log-in-at-institution.ts';
import { logInAtInstitution } from '../features/access/use-cases/log-in-at-institution.ts';
import { inputHandlers } from '../features/console/inputs.server.ts';
import { createOperating } from '../features/console/monitoring.server.ts';
import { recordingActions } from '../features/console/store/postgres-changes.ts';
import { postgresSecurityEvents } from '../features/console/store/postgres-security-events.ts';
import { createSecurityLog } from '../features/console/use-cases/security-log.ts';
import { citationHandlers } from '../features/discovery/citations/citations.server.ts';
import { postgresFeeds } from '../features/discovery/feeds/store/postgres-feeds.ts';
import { createHarvesting } from '../features/discovery/harvesting/harvesting.server.ts';
import { createRanking } from '../features/discovery/rankings/rankings.server.ts';
import { searchHandlers } from '../features/discovery/search/search.server.ts';
import { jumpHandlers } from '../features/discovery/sharing/api/jump-calls.ts';
import { createUsage } from '../features/discovery/usage/usage.server.ts';
import { createBrowserImport } from '../features/editorial/import/browser-import.server.ts';
import { createImporting } from '../features/editorial/import/import.server.ts';
import { publishingHandlers } from '../features/editorial/publishing/publishing.server.ts';
import { createRenditions } from '../features/editorial/renditions/renditions.server.ts';
import { judgeFile } from '../features/editorial/submissions/formats/judging/judge-file.ts';
import { createUploading } from '../features/editorial/uploads/uploads.server.ts';
import { postgresFactors } from '../features/members/account/store/postgres-factors.ts';
import { postgresSessions } from '../features/members/account/store/postgres-sessions.ts';
import { postgresSpent } from '../features/members/account/store/postgres-spent.ts';
import { postgresTickets } from '../features/members/account/store/postgres-tickets.ts';
import { favouriteHandlers } from '../features/members/favourites/favourites.server.ts';
import { historyHandlers, rememberingUses } from '../features/members/history/history.server.ts';
import { personalAlbumHandlers } from '../features/members/personal-album/personal-album.server.ts';
import { columnHandlers } from '../features/portal/column/column.server.ts';
import { moduleHandlers } from '../features/portal/home/api/get-module-list.ts';
import { navigationHandlers } from '../features/sites/navigation/api/navigation-calls.ts';
import { siteHandlers } from '../features/sites/site/api/site-calls.ts';
import { listSites } from '../features/sites/site/store/list-sites.ts';
import { listHosts } from '../features/sites/site/store/postgres-sites.ts';
import { createAssure } from '../platform/contract/assure.ts';
import { recordingSecurity } from '../platform/contract/record-security.ts';
import { createRunner } from '../platform/contract/run.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { postgresItems } from '../platform/item/item-store.ts';
import { createSavedItems } from '../platform/item/saved-items.ts';
import { createCopies } from '../platform/item/searching/copies.ts';
import { countingSent } from '../platform/item/sent-bytes.ts';
import { createWriter } from '../platform/item/writing/write-units.ts';
import type { SiteContext } from '../platform/kernel/site-context.ts';
import { createAdmission, loopUtilization } from './admission.ts';
import { contentHandlers } from './content-handlers.ts';
import { createEditorial } from './editorial.ts';
import { connectEngines } from './engines.ts';
import { signedHeads } from './integrity/store/log-heads.ts';
import { postgresUnusedFiles } from './integrity/store/postgres-unused-files.ts';
import { createAnchoring } from './integrity/use-cases/anchor-logs.ts';
import { createSweep } from './integrity/use-cases/sweep-files.ts';
import { keyRings, keysFrom } from './keys.ts';
import { createKnownHosts } from './known-hosts.ts';
import { knowSites } from './known-sites.ts';
import { limits } from './limits.ts';
import { createMembers } from './members.ts';
import { quotasOf } from './quotas.ts';
import { securityMeanings } from './security-events.ts';
import type { Settings } from './settings.ts';

export type App = ReturnType<typeof createApp>;

/** All parts of the app, joined. */
export function createApp(settings: Settings) {
  const engines = connectEngines(settings);
  const { log, clock, database, files, index, engine, rateLimit, jobs, mailer, tools, sentFiles, encodePicture } =
    engines;
  const quotas = quotasOf(settings);
  const countSent = countingSent(database, clock, quotas.mostBytesADay);
  const known = knowSites(engines, settings);
  const { sites, configuration, siteOfItem, siteCited, today } = known;
  const savedItems = createSavedItems(database, siteOfItem);

  const keyFor = keysFrom(settings.IMPRINT_SECRET);
  const keysFor = keyRings(settings.IMPRINT_SECRET);
  const sealKeys = keysFor('sealed log');
  const record = recordingActions(sealKeys);

  const access = createAccessPolicy({
    database,
    powersOf: sites.byId,
    files,
    rememberedBytes: limits.files.rememberedTrialBytes,
    grantKeys: keysFor('access grant'),
    clock,
  });
  const referrersOf = async (site: SiteContext) => (await configuration(site)).access.referrers ?? [];
  const check = checkAccess({ ...access, referrersOf, clock, log });
  const atInstitution = logInAtInstitution({
    ...access,
    tickets: postgresTickets<AccessTickets>(database),
    spent: postgresSpent(database),
    login: engines.institutionLogin,
    clock,
  });

  const sessions = postgresSessions(database, settings.IMPRINT_SESSION_IDLE_HOURS * 3_600);
  const factorsOf = postgresFactors(database);
  const assure = createAssure({ sessions, factorsOf, clock });
  const keptFiles = postgresKeptFiles(database, kinds);

  const copies = createCopies({ database, jobs, index });
  const renditions = createRenditions({ database, files, jobs, tools, ...limits.renditions });
  const write = createWriter(kinds, renditions.filesArrived);
  const importing = createImporting({ database, files, sentFiles, write }, { ...limits.importing, ...quotas });
  const browserImport = createBrowserImport({ quotas, database, files, jobs, importing, record });
  const uploading = createUploading({
    ...{ database, jobs, rateLimit, clock, log, limits: { ...limits.uploads, ...quotas } },
    virusScan: engines.virusScan,
    arriving: engines.arriving,
    judge: judgeFile,
  });
  const counting = createUsage({
    database,
    directory: sites,
    siteOfItem,
    rateLimit,
    clock,
    log,
    times: limits.counting,
    remember: rememberingUses(database, log),
    decideReading: decideReading(access, keptFiles),
  });
  const ranking = createRanking({ database, directory: sites, siteOfItem, clock, log, times: limits.ranking });

  const members = createMembers(engines, known, {
    settings,
    sessions,
    assure,
    savedItems,
    keyFor,
    keysFor,
    record,
    countSent,
  });
  const { accounts, membership, commenting, claiming, subscribing } = members;
  const { consoleRoles, submitting, editorial, newSite } = createEditorial(engines, known, members, {
    ...{ settings, assure, factorsOf, keysFor, record, write, renditions, uploading, browserImport },
  });
  const securityEvents = postgresSecurityEvents(database);
  const operating = createOperating({
    ...{ database, jobs, record, securityEvents, securityLogDays: settings.IMPRINT_SECURITY_LOG_DAYS },
  });
  const harvesting = createHarvesting(database, kinds);
  const handlers = [
    ...siteHandlers({
      ...{ sites, configuration, access, wording },
      stylesheets: known.stylesheets,
      create: newSite,
      list: listSites(database, clock),
    }),
    ...members.credentials,
    ...navigationHandlers(known),
    ...moduleHandlers(known.modules, siteOfItem),
    ...columnHandlers(database, files, siteOfItem),
    ...contentHandlers({
      ...engines,
      ...known,
      directory: sites,
      access,
      usage: counting.usage,
      wording,
      ownWordsOf: claiming.ownWordsOf,
    }),
    ...accessHandlers({ kept: keptFiles, access, check, siteOfItem, usage: counting.usage }),
    ...claiming.handlers,
    ...jumpHandlers(postgresItems(database), siteOfItem),
    ...citationHandlers({
      database,
      kinds,
      siteOfItem,
      clock,
      siteCited,
      notefirstEnding: settings.IMPRINT_NOTEFIRST_ENDING,
    }),
    ...counting.handlers,
    ...historyHandlers(database, savedItems),
    ...members.notices.handlers,
    ...accounts.handlers,
    ...membership.handlers,
    ...favouriteHandlers(database, savedItems, siteOfItem),
    ...personalAlbumHandlers({ database, savedItems, siteOfItem, covers: membership.pictures }),
    ...commenting.handlers,
    ...subscribing.handlers,
    ...ranking.handlers,
    ...harvesting.handlers,
    ...browserImport.handlers,
    ...uploading.handlers,
    ...submitting.handlers,
    ...operating.handlers,
    ...publishingHandlers({ database, write, record, today }),
    ...inputHandlers({ database, files, sentFiles, encodePicture, rateLimit, record, countSent }),
    ...editorial.handlers,
    ...searchHandlers({
      database,
      kinds,
      engine,
      directory: sites,
      siteOfItem,
      clock,
      log,
      share: limits.search.share,
    }),
  ];
  const security = createSecurityLog({ store: securityEvents, log, clock, ...limits.security });
  const run = recordingSecurity(
    createRunner({
      directory: sites,
      consoleRoles,
      assure,
      log,
      deadlineMilliseconds: limits.call.deadlineMilliseconds,
    }),
    {
      ...{ meanings: securityMeanings, directory: sites, security },
      accountOf: async (host, token) => (await sessions.memberAt(host, token))?.id ?? null,
    },
  );

  const knownHosts = createKnownHosts(listHosts(database), limits.sites.hostsMilliseconds);

  return {
    settings,
    ...engines,
    ...known,
    knownHosts,
    createSite: newSite,
    copies,
    counting,
    commenting,
    operating,
    subscribing,
    ranking,
    feeds: postgresFeeds(database),
    harvesting,
    sessions,
    assure,
    consoleRoles,
    editorial,
    accounts,
    access,
    checkAccess: check,
    customers: postgresCustomers(database),
    logInAtInstitution: atInstitution,
    keptFiles,
    renditions,
    write,
    importing,
    browserImport,
    uploading,
    submitting,
    admission: createAdmission(limits.admission, {
      utilization: loopUtilization(),
      queued: () => database.pool.waitingCount,
    }),
    handlers,
    run,
    security,
    keysFor,
    sealKeys,
    record,
    sweeping: createSweep({ store: postgresUnusedFiles(database), files, clock, seconds: limits.sweeping.seconds }),
    anchoring: createAnchoring({ heads: () => signedHeads(database, sealKeys), log }),
    securityEvents,
    wording,
    async close() {
      knownHosts.stop();
      await jobs.stop();
      mailer.close();
      await rateLimit.close();
      await database.close();
    },
  };
}
