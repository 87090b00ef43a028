import { createRedlining } from '../content/article/article.server.ts';
import { postgresResources } from '../content/general-resource/store/postgres-resources.ts';
import { sumLargeJournals } from '../content/issue/store/journal-figures.ts';
import { postgresNews } from '../content/news/store/postgres-news.ts';
import { createAccessPolicy } from '../features/access/access.server.ts';
import { accessHandlers } from '../features/access/api/access-calls.ts';
import { librarianHandlers } from '../features/access/api/librarian-calls.ts';
import { postgresCustomers } from '../features/access/store/postgres-customers.ts';
import { postgresKeptFiles } from '../features/access/store/postgres-kept-files.ts';
import { postgresLibrarians } from '../features/access/store/postgres-librarians.ts';
import { customerOf, decideReading } from '../features/access/use-cases/access.ts';
import { askForCorrection } from '../features/access/use-cases/ask-for-correction.ts';
import { checkAccess } from '../features/access/use-cases/check-access.ts';
import type { AccessTickets } from '../features/access/use-cases/log-in-at-institution.ts';
import { logInAtInstitution } from '../features/access/use-cases/log-in-at-institution.ts';
import { postgresSecurityEvents } from '../features/console/store/postgres-security-events.ts';
import { createSecurityLog } from '../features/console/use-cases/security-log.ts';
import { askCalls } from '../features/discovery/ask/api/ask-calls.ts';
import { citationHandlers } from '../features/discovery/citations/citations.server.ts';
import { createCoarNotify } from '../features/discovery/coar-notify/coar-notify.server.ts';
import { createCounter } from '../features/discovery/counter/counter.server.ts';
import { createDeposits } from '../features/discovery/deposits/deposits.server.ts';
import { postgresFeeds } from '../features/discovery/feeds/store/postgres-feeds.ts';
import { postgresGathered } from '../features/discovery/iiif/store/postgres-gathered.ts';
import { postgresPictures } from '../features/discovery/iiif/store/postgres-pictures.ts';
import { createOrcidWorks } from '../features/discovery/orcid-works/orcid-works.server.ts';
import type { OrcidTickets } from '../features/discovery/orcid-works/use-cases/manage-consent.ts';
import { createRanking } from '../features/discovery/rankings/rankings.server.ts';
import { createRecords } from '../features/discovery/records/records.server.ts';
import { createTypesetting } from '../features/discovery/records/typesetting.server.ts';
import { createSearching } from '../features/discovery/search/search.server.ts';
import { jumpHandlers } from '../features/discovery/sharing/api/jump-calls.ts';
import { createSitemaps } from '../features/discovery/sitemaps/sitemaps.server.ts';
import { createUsage } from '../features/discovery/usage/usage.server.ts';
import { createBrowserImport } from '../features/editorial/import/browser-import.server.ts';
import { createImporting } from '../features/editorial/import/import.server.ts';
import { publishingHandlers } from '../features/editorial/publishing/publishing.server.ts';
import { createRenditions } from '../features/editorial/renditions/renditions.server.ts';
import { judgeFile } from '../features/editorial/submissions/formats/judging/judge-file.ts';
import { createUploading } from '../features/editorial/uploads/uploads.server.ts';
import { postgresSpent } from '../features/members/account/store/postgres-spent.ts';
import { postgresTickets } from '../features/members/account/store/postgres-tickets.ts';
import { favouriteHandlers } from '../features/members/favourites/favourites.server.ts';
import { historyHandlers, rememberingUses } from '../features/members/history/history.server.ts';
import { personalAlbumHandlers } from '../features/members/personal-album/personal-album.server.ts';
import { columnHandlers } from '../features/portal/column/column.server.ts';
import { moduleHandlers } from '../features/portal/home/api/get-module-list.ts';
import { navigationHandlers } from '../features/sites/navigation/api/navigation-calls.ts';
import { openColumns } from '../features/sites/navigation/store/editable-columns.ts';
import { siteHandlers } from '../features/sites/site/api/site-calls.ts';
import { listSites } from '../features/sites/site/store/list-sites.ts';
import { listHosts } from '../features/sites/site/store/postgres-sites.ts';
import { recordingSecurity } from '../platform/contract/record-security.ts';
import { createRunner } from '../platform/contract/run.ts';
import { postgresItems } from '../platform/item/item-store.ts';
import { postgresKeptPages } from '../platform/item/marks/kept-pages.ts';
import { createCopies } from '../platform/item/searching/copies.ts';
import { createWriter } from '../platform/item/writing/write-units.ts';
import type { SiteContext } from '../platform/kernel/site-context.ts';
import { noExtensions } from '../platform/ports/extensions.ts';
import type { SpanSink } from '../platform/ports/traces.ts';
import { createAdmission, loopUtilization } from './admission.ts';
import { contentHandlers } from './content-handlers.ts';
import { createEditorial } from './editorial.ts';
import { extensionHandlers } from './extension-handlers.ts';
import { createAnchoring } from './integrity/store/log-heads.ts';
import { postgresUnusedFiles } from './integrity/store/postgres-unused-files.ts';
import { createSweep } from './integrity/use-cases/sweep-files.ts';
import { createKnownHosts } from './known-hosts.ts';
import { limits } from './limits.ts';
import { createMeaning } from './meaning.ts';
import { createMembers } from './members.ts';
import { createPdfSayings } from './pdf-sayings.ts';
import { securityMeanings } from './security-events.ts';
import type { Settings } from './settings.ts';
import { shareParts } from './shared-parts.ts';

export type App = ReturnType<typeof createApp>;

/** All parts of the app, joined. */
export function createApp(settings: Settings, traces?: SpanSink, extensions = noExtensions) {
  const shared = shareParts(settings, extensions);
  const { log, clock, kinds, database, files, jobs, mailer, rateLimit, sites, siteOfItem, sessions, sealKeys } = shared;

  const access = createAccessPolicy({
    ...shared,
    powersOf: sites.byId,
    rememberedBytes: limits.files.rememberedTrialBytes,
    grantKeys: shared.keysFor('access grant'),
  });
  const referrersOf = async (site: SiteContext) => (await shared.configuration(site)).access.referrers ?? [];
  const check = checkAccess({ ...access, referrersOf, clock, log });
  const atInstitution = logInAtInstitution({
    ...access,
    tickets: postgresTickets<AccessTickets>(database),
    spent: postgresSpent(database),
    login: shared.institutionLogin,
    clock,
  });
  const keptFiles = postgresKeptFiles(database, kinds);
  const listingOf = async (site: SiteContext) => (await shared.configuration(site)).publication;

  const copies = createCopies(shared);
  const renditions = createRenditions({ ...shared, ...limits.renditions });
  const write = createWriter(kinds, renditions.filesArrived);
  const importing = createImporting({ ...shared, write, judge: judgeFile }, { ...limits.importing, ...shared.quotas });
  const browserImport = createBrowserImport({
    ...shared,
    importing,
    columnsOf: (site) => database.transaction({ reads: [site], writes: null }, (one) => openColumns(one, site)),
  });
  const uploading = createUploading({
    ...shared,
    limits: { ...limits.uploads, ...shared.quotas },
    judge: judgeFile,
  });
  const counting = createUsage({
    ...shared,
    times: limits.counting,
    remember: rememberingUses(database, log),
    decideReading: decideReading(access, keptFiles),
    customerOf: customerOf(access.entitlements, access.grants),
  });
  const librarians = postgresLibrarians(database);
  const counter = createCounter({ ...shared, librarians, limits: limits.counter });
  const ranking = createRanking({ ...shared, times: limits.ranking, sumUp: sumLargeJournals });

  const originOfSite = async (id: number) => {
    const site = await sites.byId(id);
    return site ? shared.origins.ofSite(site) : '';
  };
  const records = createRecords({ ...shared, librarians, originOfSite, lists: limits.registryFiles });
  const members = createMembers(shared);
  const { accounts, membership, commenting, claiming, subscribing } = members;
  const securityEvents = postgresSecurityEvents(database);
  const { consoleRoles, peopleWith, submitting, editorial, newSite } = createEditorial(
    { ...shared, write, renditions, uploading, browserImport, records, securityEvents },
    members,
  );
  const askFor = askForCorrection({
    ...shared,
    librarians,
    siteNamed: shared.siteCited,
    keepersOf: (site) => peopleWith(site, 'access.edit'),
  });
  const sitemaps = createSitemaps(database, kinds);
  const typesetting = createTypesetting({
    ...shared,
    read: records.read,
    sayingsFor: createPdfSayings({ database, sites, origins: shared.origins, kinds }),
  });
  const deposits = createDeposits({
    ...shared,
    read: records.read,
    formats: records.depositFormats,
    kinds: records.harvestedKinds,
    registryKeys: shared.keysFor('doi registries'),
  });
  const orcidWorks = createOrcidWorks({
    ...shared,
    read: records.read,
    format: records.orcidFormat,
    tickets: postgresTickets<OrcidTickets>(database),
    keys: shared.keysFor('orcid tokens'),
    provenOrcid: accounts.provenOrcid,
    originOfSite,
    originOfHost: shared.origins.ofHost,
  });
  const coarNotify = createCoarNotify({ ...shared, read: records.read });
  const meaning = createMeaning(shared);
  const searching = createSearching({
    ...shared,
    access,
    kinds,
    share: limits.search.share,
    meaning: shared.areModelsMissing ? 'missing' : meaning?.search,
  });
  const handlers = [
    ...siteHandlers({ ...shared, access, create: newSite, list: listSites(database, clock) }),
    ...members.credentials,
    ...navigationHandlers(shared),
    ...moduleHandlers(shared.modules, siteOfItem),
    ...extensionHandlers(shared, searching.handlers),
    ...columnHandlers(database, files, siteOfItem),
    ...contentHandlers({ ...shared, listingOf, access, usage: counting.usage, ownWordsOf: claiming.ownWordsOf }),
    ...accessHandlers({ kept: keptFiles, access, check, siteOfItem, usage: counting.usage }),
    ...librarianHandlers({ ...shared, librarians, askFor }),
    ...claiming.handlers,
    ...jumpHandlers(
      {
        items: postgresItems(database).read,
        resource: postgresResources(database).resource,
        news: postgresNews(database).news,
      },
      siteOfItem,
    ),
    ...citationHandlers({ ...shared, notefirstEnding: settings.IMPRINT_NOTEFIRST_ENDING }),
    ...counting.handlers,
    ...counter.handlers,
    ...records.handlers,
    ...deposits.handlers,
    ...orcidWorks.handlers,
    ...coarNotify.handlers,
    ...historyHandlers(database, shared.savedItems),
    ...members.notices.handlers,
    ...accounts.handlers,
    ...membership.handlers,
    ...favouriteHandlers(database, shared.savedItems, siteOfItem),
    ...personalAlbumHandlers({ ...shared, covers: membership.pictures }),
    ...commenting.handlers,
    ...subscribing.handlers,
    ...ranking.handlers,
    ...sitemaps.handlers,
    ...browserImport.handlers,
    ...uploading.handlers,
    ...submitting.handlers,
    ...publishingHandlers({ ...shared, write }),
    ...editorial.handlers,
    ...searching.handlers,
    ...askCalls({ ...shared, passagesFor: searching.passagesFor }),
  ];
  const security = createSecurityLog({ store: securityEvents, log, clock, ...limits.security });
  const run = recordingSecurity(
    createRunner({ ...shared, consoleRoles, deadlineMilliseconds: limits.call.deadlineMilliseconds }),
    {
      meanings: securityMeanings,
      directory: sites,
      security,
      accountOf: async (host, token) => (await sessions.memberAt(host, token))?.id ?? null,
    },
  );

  const keptPages = postgresKeptPages(database);
  const knownHosts = createKnownHosts(listHosts(database), limits.sites.hostsMilliseconds);

  return {
    ...shared,
    meaning,
    knownHosts,
    keptPages,
    createSite: newSite,
    second: members.second,
    founding: accounts.founding,
    copies,
    counting,
    counter,
    commenting,
    subscribing,
    ranking,
    feeds: postgresFeeds(database),
    sitemaps,
    pictures: postgresPictures(database),
    gatheredPictures: postgresGathered(database),
    records,
    deposits,
    orcidWorks,
    coarNotify,
    consoleRoles,
    editorial,
    accounts,
    access,
    checkAccess: check,
    customers: postgresCustomers(database),
    logInAtInstitution: atInstitution,
    keptFiles,
    renditions,
    redlining: createRedlining(shared),
    typesetting,
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
    sweeping: createSweep({ store: postgresUnusedFiles(database), files, clock, seconds: limits.sweeping.seconds }),
    anchoring: createAnchoring(database, sealKeys, log),
    securityEvents,
    async close() {
      knownHosts.stop();
      await shared.frames.stop();
      await jobs.stop();
      mailer.close();
      await rateLimit.close();
      await database.close();
      await traces?.close();
    },
  };
}
