import { createHmac } from 'node:crypto';
import { albumHandlers } from '../content/album/album.server.ts';
import { articleHandlers } from '../content/article/article.server.ts';
import { bookHandlers } from '../content/book/book.server.ts';
import { conferenceHandlers } from '../content/conference/conference.server.ts';
import { expertHandlers, expertRecord } from '../content/expert/expert.server.ts';
import { figureHandlers } from '../content/figure/figure.server.ts';
import { generalResourceHandlers } from '../content/general-resource/general-resource.server.ts';
import { institutionHandlers } from '../content/institution/institution.server.ts';
import { issueHandlers } from '../content/issue/issue.server.ts';
import { journalHandlers } from '../content/journal/journal.server.ts';
import { hasSeveralJournals } from '../content/journal/store/has-several-journals.ts';
import { kinds } from '../content/kinds.ts';
import { newsHandlers } from '../content/news/news.server.ts';
import { subjectHandlers } from '../content/subject/subject.server.ts';
import { recordingHandlers } from '../content/video/video.server.ts';
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
import { postgresModules } from '../features/module/store/postgres-modules.ts';
import { storeTemplateModules } from '../features/module/store/template-modules.ts';
import { rememberModules } from '../features/module/use-cases/module-store.ts';
import { navigationHandlers } from '../features/navigation/navigation.server.ts';
import { channelsInUse } from '../features/navigation/store/channel-uses.ts';
import { postgresNavigation } from '../features/navigation/store/postgres-navigation.ts';
import { storeTemplateChannels, storeTemplateTools } from '../features/navigation/store/template-navigation.ts';
import { rememberNavigation } from '../features/navigation/use-cases/navigation-store.ts';
import { createNotices } from '../features/notices/notices.server.ts';
import { createOperating } from '../features/operating/operating.server.ts';
import { personalAlbumHandlers } from '../features/personal-album/personal-album.server.ts';
import { publishingHandlers } from '../features/publishing/publishing.server.ts';
import { createRanking } from '../features/ranking/ranking.server.ts';
import { createRenditions } from '../features/rendition/rendition.server.ts';
import { keywordQuery } from '../features/searching/domain/build-request/saved-search.ts';
import { searchingHandlers } from '../features/searching/searching.server.ts';
import { sharingHandlers } from '../features/sharing/sharing.server.ts';
import { filterTenantCss } from '../features/site/domain/theme/tenant-css.ts';
import { siteHandlers } from '../features/site/site.server.ts';
import { expiryOf } from '../features/site/store/expiry-of.ts';
import { listSites } from '../features/site/store/list-sites.ts';
import { readConfiguration } from '../features/site/store/postgres-configuration.ts';
import { postgresNewSites } from '../features/site/store/postgres-new-sites.ts';
import { postgresSites } from '../features/site/store/postgres-sites.ts';
import { createSite } from '../features/site/use-cases/create-site.ts';
import { findSites } from '../features/site/use-cases/site-finder.ts';
import { createStylesheets } from '../features/site/use-cases/stylesheets.ts';
import { judgeUpload } from '../features/submitting/formats/judging/judge-upload.ts';
import { createManuscriptReader } from '../features/submitting/formats/read-manuscript.ts';
import { createSubmitting } from '../features/submitting/submitting.server.ts';
import { readStoredManuscript } from '../features/submitting/use-cases/read-stored-manuscript.ts';
import { createSubscribing } from '../features/subscribing/subscribing.server.ts';
import { createUploading } from '../features/uploading/uploading.server.ts';
import { connectClamav } from '../platform/adapters/clamav/clamav-scan.ts';
import { noMailer } from '../platform/adapters/mail/no-mailer.ts';
import { connectSmtp } from '../platform/adapters/mail/smtp-mailer.ts';
import { encodePicture } from '../platform/adapters/media/encode-picture.ts';
import { createMediaTools } from '../platform/adapters/media/media-tools.ts';
import { rememberFiles } from '../platform/adapters/memory/remembered-files.ts';
import { createShortMemory } from '../platform/adapters/memory/short-memory.ts';
import { connectIdentityProviders } from '../platform/adapters/oidc/identity-providers.ts';
import { connectOpenSearchEngine } from '../platform/adapters/opensearch/opensearch-engine.ts';
import { connectOpenSearch } from '../platform/adapters/opensearch/opensearch-index.ts';
import { connectPgBoss } from '../platform/adapters/pg-boss/pg-boss-jobs.ts';
import { connectPostgres } from '../platform/adapters/postgres/postgres-database.ts';
import { connectRedisRateLimit } from '../platform/adapters/redis/redis-rate-limit.ts';
import { connectArrivingFiles } from '../platform/adapters/s3/s3-arriving-files.ts';
import { connectS3 } from '../platform/adapters/s3/s3-file-store.ts';
import { samlInstitutionLogin } from '../platform/adapters/saml/saml-institution-login.ts';
import { connectSms } from '../platform/adapters/sms/connect-sms.ts';
import { createJsonLog } from '../platform/adapters/system/json-log.ts';
import { systemClock } from '../platform/adapters/system/system-clock.ts';
import { connectVarnish } from '../platform/adapters/varnish/varnish-edges.ts';
import { createRunner } from '../platform/contract/run.ts';
import { createSiteOfItem } from '../platform/contract/site-of-item.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { postgresItems } from '../platform/item/item-store.ts';
import { families } from '../platform/item/kind.ts';
import { createSavedItems } from '../platform/item/saved-items.ts';
import { createCopies } from '../platform/item/searching/copies.ts';
import { createWriter } from '../platform/item/writing/write-units.ts';
import { ownSite, type SiteContext } from '../platform/kernel/site-context.ts';
import { textFor } from '../platform/kernel/text.ts';
import { createAdmission, loopUtilization } from './admission.ts';
import { composeEditables } from './editables.ts';
import { letterheads } from './letterhead.ts';
import { alertTimes, limits } from './limits.ts';
import type { Settings } from './settings.ts';

export type House = ReturnType<typeof compose>;

/** The only place that knows which engine stands behind which port. */
export function compose(settings: Settings) {
  const log = createJsonLog(settings.IMPRINT_LOG_LEVEL);
  const clock = systemClock;
  const database = connectPostgres({ url: settings.IMPRINT_DATABASE_URL, ...limits.database });
  const fileStore = {
    endpoint: settings.IMPRINT_S3_ENDPOINT,
    publicEndpoint: settings.IMPRINT_S3_PUBLIC_ENDPOINT,
    accessKey: settings.IMPRINT_S3_ACCESS_KEY,
    secretKey: settings.IMPRINT_S3_SECRET_KEY,
    bucket: settings.IMPRINT_S3_BUCKET,
    milliseconds: limits.files.milliseconds,
    uploadMilliseconds: limits.files.uploadMilliseconds,
  };
  const files = rememberFiles(connectS3(fileStore), limits.files.rememberedBytes);
  const searchSettings = {
    url: settings.IMPRINT_OPENSEARCH_URL,
    prefix: settings.IMPRINT_INDEX_PREFIX,
    milliseconds: limits.search.milliseconds,
  };
  const index = connectOpenSearch(searchSettings, families, log);
  const engine = connectOpenSearchEngine(searchSettings);
  const edges = connectVarnish({
    edges: settings.IMPRINT_EDGES,
    secret: settings.IMPRINT_EDGE_SECRET,
    milliseconds: limits.edge.milliseconds,
  });

  const rateLimit = connectRedisRateLimit(
    { url: settings.IMPRINT_REDIS_URL, prefix: settings.IMPRINT_REDIS_PREFIX, ...limits.rates },
    { clock, log },
  );

  const remember = createShortMemory(clock, limits.sites.rememberedMilliseconds, limits.sites.rememberedSites);
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
  const savedItems = createSavedItems(database, siteOfItem);
  const siteCited = async (id: number) => {
    const site = await sites.byId(id);
    if (!site) return undefined;
    const { header } = await configuration(ownSite(site));
    const name = textFor(header.name, site.defaultLanguage, site.defaultLanguage) || site.sld;
    return { origin: `https://${site.sld}.${site.domain}`, name, timeZone: site.timeZone };
  };

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
    login: samlInstitutionLogin,
    clock,
  });

  const sessions = postgresSessions(database);
  const keptFiles = postgresKeptFiles(database, kinds);

  const jobs = connectPgBoss(database.pool, log, limits.jobs);
  const copies = createCopies({ database, jobs, index });
  const tools = createMediaTools();
  const renditions = createRenditions({ database, files, jobs, tools, ...limits.renditions });
  const write = createWriter(kinds, renditions.filesArrived);
  const importing = createImporting(database, files, write, limits.importing);
  const browserImport = createBrowserImport({ database, files, jobs, importing, record: recordAction });
  const virusScan =
    settings.IMPRINT_CLAMAV_URL === undefined
      ? undefined
      : connectClamav({ url: settings.IMPRINT_CLAMAV_URL, ...limits.scanning }, log);
  const uploading = createUploading({
    ...{ database, jobs, virusScan, rateLimit, clock, log, limits: limits.uploads },
    arriving: connectArrivingFiles({ ...fileStore, ...limits.uploads }),
    judge: judgeUpload,
  });
  /** The day at a site. Sweden writes its days as databases do. */
  const today = async (site: number) => {
    const timeZone = (await sites.byId(site))?.timeZone ?? 'UTC';
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now());
  };

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
  const mailer = settings.IMPRINT_SMTP_URL
    ? connectSmtp({
        url: settings.IMPRINT_SMTP_URL,
        from: settings.IMPRINT_MAIL_FROM ?? `no-reply@${settings.IMPRINT_MAIN_DOMAIN}`,
        ...limits.mail,
      })
    : noMailer;
  const sms = connectSms(settings.IMPRINT_SMS_URL, { mailer, clock, ...limits.sms });
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
    providers: connectIdentityProviders(settings.IMPRINT_IDENTITY_PROVIDERS, {
      seconds: limits.proofs.providerSeconds,
    }),
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

  const mailFrom = settings.IMPRINT_MAIL_FROM ?? `no-reply@${settings.IMPRINT_MAIN_DOMAIN}`;
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
    idHost: mailFrom.slice(mailFrom.lastIndexOf('@') + 1),
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
  const languagesOf = async (site: number) => (await sites.byId(site))?.languages ?? [];
  const editables = composeEditables({ files, write, filterCss, entityOf: samlInstitutionLogin.entityOf });

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
    idHost: mailFrom.slice(mailFrom.lastIndexOf('@') + 1),
  });

  const desk = createConsole({
    ...{ database, seats, editables, languagesOf, wording, safeHtml: safeBody, sessions, clock },
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
      ...{ sites, configuration, stylesheets, access, wording },
      create: newSite,
      list: listSites(database, clock),
    }),
    ...proofs,
    ...navigationHandlers({ navigation, siteOfItem, channelUses }),
    ...moduleHandlers(modules, siteOfItem),
    ...columnHandlers(database, files, siteOfItem),
    ...articleHandlers({ database, files, directory: sites, siteOfItem, access, usage: counting.usage, wording }),
    ...bookHandlers({ database, files, siteOfItem, access, wording }),
    ...generalResourceHandlers({ database, files, siteOfItem }),
    ...figureHandlers({ database, siteOfItem, access, wording }),
    ...recordingHandlers({ database, files, siteOfItem, access, usage: counting.usage, wording }),
    ...accessHandlers({ kept: keptFiles, access, check, siteOfItem, usage: counting.usage }),
    ...journalHandlers({ database, engine, directory: sites, ownJournal, siteOfItem, log }),
    ...expertHandlers({ database, files, siteOfItem, ownWordsOf: claiming.ownWordsOf }),
    ...claiming.handlers,
    ...institutionHandlers({ database, siteOfItem }),
    ...subjectHandlers({ database, siteOfItem }),
    ...issueHandlers({ database, engine, directory: sites, siteOfItem, log }),
    ...albumHandlers({ database, files, siteOfItem }),
    ...conferenceHandlers({ database, files, siteOfItem }),
    ...newsHandlers({ database, files, siteOfItem }),
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
    log,
    clock,
    database,
    files,
    index,
    engine,
    edges,
    sites,
    createSite: newSite,
    configuration,
    stylesheets,
    modules,
    jobs,
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
    mailer,
    access,
    checkAccess: check,
    customers: postgresCustomers(database),
    institutionLogin: samlInstitutionLogin,
    logInAtInstitution: atInstitution,
    keptFiles,
    renditions,
    write,
    importing,
    browserImport,
    virusScan,
    uploading,
    submitting,
    admit: createAdmission(limits.admission, {
      utilization: loopUtilization(),
      queued: () => database.pool.waitingCount,
    }),
    handlers,
    run,
    remember,
    wording,
    rateLimit,
    async close() {
      await jobs.stop();
      mailer.close();
      await rateLimit.close();
      await database.close();
    },
  };
}
