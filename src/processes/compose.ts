import { createHmac } from 'node:crypto';
import { expertRecord } from '../content/expert/expert.server.ts';
import { hasSeveralJournals } from '../content/journal/store/has-several-journals.ts';
import { kinds } from '../content/kinds.ts';
import { accessHandlers, createAccessPolicy } from '../features/access/access.server.ts';
import { postgresCustomers } from '../features/access/store/postgres-customers.ts';
import { postgresKeptFiles } from '../features/access/store/postgres-kept-files.ts';
import { checkAccess } from '../features/access/use-cases/check-access.ts';
import { decideReading } from '../features/access/use-cases/decide-reading.ts';
import { logInAtInstitution } from '../features/access/use-cases/log-in-at-institution.ts';
import type { AccessTickets } from '../features/access/use-cases/login-steps.ts';
import { createAccounts } from '../features/account/account.server.ts';
import { proofHandlers } from '../features/account/proofs.server.ts';
import { postgresSessions } from '../features/account/store/postgres-sessions.ts';
import { postgresSpent } from '../features/account/store/postgres-spent.ts';
import { postgresTickets } from '../features/account/store/postgres-tickets.ts';
import { citingHandlers } from '../features/citing/citing.server.ts';
import { createClaiming } from '../features/claiming/claiming.server.ts';
import { collectingHandlers } from '../features/collecting/collecting.server.ts';
import { columnHandlers } from '../features/column/column.server.ts';
import { safeBody } from '../features/column/use-cases/safe-body.ts';
import { createCommenting } from '../features/commenting/commenting.server.ts';
import { createConsole } from '../features/console/console.server.ts';
import { inputHandlers } from '../features/console/inputs.server.ts';
import { recordAction } from '../features/console/store/postgres-changes.ts';
import { postgresSeats } from '../features/console/store/postgres-seats.ts';
import { createCounting } from '../features/counting/counting.server.ts';
import { createFeeds } from '../features/feeds/feeds.server.ts';
import { createHarvesting } from '../features/harvesting/harvesting.server.ts';
import { historyHandlers, rememberingUses } from '../features/history/history.server.ts';
import { createBrowserImport } from '../features/importing/browser-import.server.ts';
import { createImporting } from '../features/importing/importing.server.ts';
import { createMembership } from '../features/membership/membership.server.ts';
import { moduleHandlers } from '../features/module/module.server.ts';
import { storeTemplateModules } from '../features/module/store/template-modules.ts';
import { navigationHandlers } from '../features/navigation/navigation.server.ts';
import { storeTemplateChannels, storeTemplateTools } from '../features/navigation/store/template-navigation.ts';
import { createNotices } from '../features/notices/notices.server.ts';
import { createOperating } from '../features/operating/operating.server.ts';
import { personalAlbumHandlers } from '../features/personal-album/personal-album.server.ts';
import { publishingHandlers } from '../features/publishing/publishing.server.ts';
import { createRanking } from '../features/ranking/ranking.server.ts';
import { createRenditions } from '../features/rendition/rendition.server.ts';
import { keywordQuery } from '../features/searching/domain/build-request/saved-search.ts';
import { searchingHandlers } from '../features/searching/searching.server.ts';
import { sharingHandlers } from '../features/sharing/sharing.server.ts';
import { siteHandlers } from '../features/site/site.server.ts';
import { expiryOf } from '../features/site/store/expiry-of.ts';
import { listSites } from '../features/site/store/list-sites.ts';
import { postgresNewSites } from '../features/site/store/postgres-new-sites.ts';
import { createSite } from '../features/site/use-cases/create-site.ts';
import { judgeUpload } from '../features/submitting/formats/judging/judge-upload.ts';
import { createManuscriptReader } from '../features/submitting/formats/read-manuscript.ts';
import { createSubmitting } from '../features/submitting/submitting.server.ts';
import { readStoredManuscript } from '../features/submitting/use-cases/read-stored-manuscript.ts';
import { createSubscribing } from '../features/subscribing/subscribing.server.ts';
import { createUploading } from '../features/uploading/uploading.server.ts';
import { createRunner } from '../platform/contract/run.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { postgresItems } from '../platform/item/item-store.ts';
import { createSavedItems } from '../platform/item/saved-items.ts';
import { createCopies } from '../platform/item/searching/copies.ts';
import { createWriter } from '../platform/item/writing/write-units.ts';
import { ownSite, type SiteContext } from '../platform/kernel/site-context.ts';
import { createAdmission, loopUtilization } from './admission.ts';
import { contentHandlers } from './content-handlers.ts';
import { composeEditables } from './editables.ts';
import { connectEngines } from './engines.ts';
import { knowSites } from './known-sites.ts';
import { letterheads } from './letterhead.ts';
import { alertTimes, limits } from './limits.ts';
import type { Settings } from './settings.ts';

export type House = ReturnType<typeof compose>;

/** All parts of the house, joined. */
export function compose(settings: Settings) {
  const engines = connectEngines(settings);
  const {
    log,
    clock,
    database,
    files,
    index,
    engine,
    rateLimit,
    jobs,
    mailer,
    sms,
    tools,
    encodePicture,
    institutionLogin,
  } = engines;
  const known = knowSites(engines);
  const { sites, configuration, ownJournal, siteOfItem, siteCited, today } = known;
  const savedItems = createSavedItems(database, siteOfItem);

  /** Keys for signing, one for each purpose, all of them from one secret. */
  const keyFor = (purpose: string) => createHmac('sha256', settings.IMPRINT_SECRET).update(purpose).digest();

  const access = createAccessPolicy({
    database,
    powersOf: sites.byId,
    files,
    rememberedBytes: limits.files.rememberedTrialBytes,
    grantKey: keyFor('access grant'),
    clock,
  });
  const referrersOf = async (site: SiteContext) => (await configuration(site)).access.referrers ?? [];
  const check = checkAccess({ ...access, referrersOf, clock, log });
  const atInstitution = logInAtInstitution({
    ...access,
    tickets: postgresTickets<AccessTickets>(database),
    spent: postgresSpent(database),
    login: institutionLogin,
    clock,
  });

  const sessions = postgresSessions(database);
  const keptFiles = postgresKeptFiles(database, kinds);

  const copies = createCopies({ database, jobs, index });
  const renditions = createRenditions({ database, files, jobs, tools, ...limits.renditions });
  const write = createWriter(kinds, renditions.filesArrived);
  const importing = createImporting(database, files, write, limits.importing);
  const browserImport = createBrowserImport({ database, files, jobs, importing, record: recordAction });
  const uploading = createUploading({
    ...{ database, jobs, rateLimit, clock, log, limits: limits.uploads },
    virusScan: engines.virusScan,
    arriving: engines.arriving,
    judge: judgeUpload,
  });
  const counting = createCounting({
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

  const notices = createNotices({ database, log, wording });
  const accounts = createAccounts({
    database,
    directory: sites,
    sessions,
    rateLimit,
    mailer,
    sms,
    notify: notices.notify,
    wording,
    clock,
    log,
    limits: limits.accounts,
    keyFor,
    idTokenKey: settings.IMPRINT_ID_TOKEN_KEY,
    siteCited,
  });
  const proofs = proofHandlers({
    ...{ database, rateLimit, wording, clock, log, notify: notices.notify, times: limits.proofs },
    providers: engines.identityProviders,
    offersSms: sms !== undefined,
    beginLogin: accounts.beginLogin,
    proveOwner: accounts.proveOwner,
    hasFreshProof: accounts.hasFreshProof,
    async offerOf(id) {
      const site = await sites.byId(id);
      const returnOrigins = site ? (await configuration(ownSite(site))).access.jumpOrigins : [];
      return { thirdParty: site?.umtFlag ?? false, returnOrigins };
    },
  });
  const membership = createMembership({
    database,
    files,
    rateLimit,
    clock,
    encodePicture,
    confirmIdentity: accounts.confirmIdentity,
  });

  const commenting = createCommenting({
    database,
    directory: sites,
    savedItems,
    siteOfItem,
    rateLimit,
    rulesOf: async (site) => {
      const { enableComment, commentsShownAtOnce = false } = (await configuration(ownSite(site))).aggregated;
      return { enabled: enableComment, shownAtOnce: commentsShownAtOnce };
    },
    notify: notices.notify,
    record: recordAction,
  });

  const claiming = createClaiming({
    database,
    siteOfItem,
    recordOf: expertRecord(database),
    provenOrcid: accounts.provenOrcid,
  });

  const letterhead = letterheads({ sites, configuration });
  const subscribing = createSubscribing({
    database,
    engine,
    directory: sites,
    siteOfItem,
    jobs,
    codes: accounts.codes,
    acceptCaptcha: accounts.captchas.accept,
    mailer,
    rateLimit,
    wording,
    clock,
    log,
    times: alertTimes(settings.IMPRINT_DIGEST_SECONDS),
    key: keyFor('alerts'),
    idHost: engines.mailHost,
    keywordQuery,
    letterhead,
    async isOffered(id) {
      const site = await sites.byId(id);
      return site ? (await configuration(ownSite(site))).aggregated.enableSubscription : false;
    },
    alertsStopped: async (site, stopped) => {
      for (const { account, email } of stopped)
        await notices.notify({ site, account, about: 'alerts-stopped', data: { email } });
    },
  });

  const seats = postgresSeats(database);
  const editables = composeEditables({ files, write, filterCss: known.filterCss, entityOf: institutionLogin.entityOf });

  const submitting = createSubmitting({
    ...{ database, jobs, mailer, rateLimit, wording, write, today, ownJournal, record: recordAction },
    files,
    filesArrived: renditions.filesArrived,
    takeUploads: uploading.take,
    keepUpload: uploading.keep,
    readManuscript: readStoredManuscript({
      files,
      reader: createManuscriptReader(tools.layOutPages),
      ...limits.manuscripts,
    }),
    provenOrcid: accounts.provenOrcid,
    siteNamed: letterhead,
    hasJournals: async (site) => (await ownJournal(site)) === null && (await hasSeveralJournals(database)(site)),
    editorsOf: async (site) => {
      const language = (await sites.byId(site))?.defaultLanguage ?? 'en';
      const holders = await seats.holders(site, 'submissions.handle');
      return holders.map((holder) => ({ ...holder, language: holder.language ?? language }));
    },
    key: keyFor('opinions'),
    idHost: engines.mailHost,
  });

  const desk = createConsole({
    ...{ database, seats, editables, wording, safeHtml: safeBody, sessions, clock },
    languagesOf: known.languagesOf,
    proofKey: keyFor('second proof'),
    confirmIdentity: accounts.confirmIdentity,
    mailer,
    waiting: {
      comments: async (site) => (await commenting.moderation.inState(site, 'waiting', { page: 0, size: 1 })).total,
      submissions: submitting.waiting,
      imports: browserImport.troubled,
      expiry: expiryOf(database),
    },
    siteNamed: siteCited,
  });

  const newSite = createSite({
    ...{ database, mainDomain: settings.IMPRINT_MAIN_DOMAIN, record: recordAction },
    inviteOwner: async ({ site, by, email, language }) =>
      (await desk.people.invite(site, by, { role: 'owner', email, language })).ok,
    store: postgresNewSites(database),
    rows: { channels: storeTemplateChannels, modules: storeTemplateModules, tools: storeTemplateTools },
  });

  const operating = createOperating({ database, jobs, record: recordAction });
  const harvesting = createHarvesting(database, kinds);
  const handlers = [
    ...siteHandlers({
      ...{ sites, configuration, access, wording },
      stylesheets: known.stylesheets,
      create: newSite,
      list: listSites(database, clock),
    }),
    ...proofs,
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
    ...sharingHandlers(postgresItems(database), siteOfItem),
    ...citingHandlers({
      database,
      kinds,
      siteOfItem,
      clock,
      siteCited,
      notefirstEnding: settings.IMPRINT_NOTEFIRST_ENDING,
    }),
    ...counting.handlers,
    ...historyHandlers(database, savedItems),
    ...notices.handlers,
    ...accounts.handlers,
    ...membership.handlers,
    ...collectingHandlers({ database, savedItems, siteOfItem }),
    ...personalAlbumHandlers({ database, savedItems, siteOfItem, covers: membership.pictures }),
    ...commenting.handlers,
    ...subscribing.handlers,
    ...ranking.handlers,
    ...harvesting.handlers,
    ...browserImport.handlers,
    ...uploading.handlers,
    ...submitting.handlers,
    ...operating.handlers,
    ...publishingHandlers({ database, write, record: recordAction, today }),
    ...inputHandlers({ database, files, encodePicture, rateLimit }),
    ...desk.handlers,
    ...searchingHandlers({
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
  const run = createRunner({ directory: sites, seats, log, deadlineMilliseconds: limits.call.deadlineMilliseconds });

  return {
    settings,
    ...engines,
    ...known,
    createSite: newSite,
    copies,
    counting,
    commenting,
    operating,
    subscribing,
    ranking,
    feeds: createFeeds(database),
    harvesting,
    sessions,
    seats,
    desk,
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
    admit: createAdmission(limits.admission, {
      utilization: loopUtilization(),
      queued: () => database.pool.waitingCount,
    }),
    handlers,
    run,
    wording,
    async close() {
      await jobs.stop();
      mailer.close();
      await rateLimit.close();
      await database.close();
    },
  };
}
