import { expertRecord } from '../content/expert/expert.server.ts';
import { postgresAppFactors } from '../features/console/store/postgres-app-factors.ts';
import { createSecondFactor } from '../features/console/use-cases/second-factor.ts';
import { keywordQuery } from '../features/discovery/search/domain/build-request/search-request.ts';
import { createAccounts } from '../features/members/account/account.server.ts';
import { factorHandlers } from '../features/members/account/factors.server.ts';
import { createSubscribing } from '../features/members/alerts/alerts.server.ts';
import { createClaiming } from '../features/members/claims/claims.server.ts';
import { createCommenting } from '../features/members/comments/comments.server.ts';
import { createMembership } from '../features/members/membership/membership.server.ts';
import { createNotices } from '../features/members/notices/notices.server.ts';
import type { Assure } from '../platform/contract/assure.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import type { SavedItems } from '../platform/kernel/saved-item.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import type { RecordAction } from '../platform/ports/console-log.ts';
import type { CountSent } from '../platform/ports/count-sent.ts';
import type { Sessions } from '../platform/ports/sessions.ts';
import type { Engines } from './engines.ts';
import type { KeyFor, KeysFor } from './keys.ts';
import type { KnownSites } from './known-sites.ts';
import { letterheads } from './letterhead.ts';
import { alertTimes, limits } from './limits.ts';
import type { Settings } from './settings.ts';

interface Given {
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly assure: Assure;
  readonly savedItems: SavedItems;
  readonly keyFor: KeyFor;
  readonly keysFor: KeysFor;
  readonly record: RecordAction;
  readonly countSent: CountSent;
}

export type Members = ReturnType<typeof createMembers>;

/** What members are to the app: their accounts and credentials, what they say and claim, and what reaches them. */
export function createMembers(
  { database, files, sentFiles, engine, rateLimit, jobs, mailer, sms, clock, log, encodePicture, ...engines }: Engines,
  { sites, origins, configuration, siteOfItem, siteCited }: KnownSites,
  { settings, sessions, assure, savedItems, keyFor, keysFor, record, countSent }: Given,
) {
  const notices = createNotices({ database, log, mailer, wording, siteNamed: siteCited });
  const second = createSecondFactor({ factors: postgresAppFactors(database), keys: keysFor('second proof'), clock });
  const accounts = createAccounts({
    database,
    directory: sites,
    sessions,
    assure,
    proveByApp: second.proveConfirmed,
    rateLimit,
    mailer,
    sms,
    notify: notices.notify,
    wording,
    clock,
    log,
    limits: {
      ...limits.accounts,
      captcha: { ...limits.accounts.captcha, cost: settings.IMPRINT_CAPTCHA_COST },
    },
    keyFor,
    idTokenKey: settings.IMPRINT_ID_TOKEN_KEY,
    originOf: origins.ofHost,
    siteCited,
  });
  const credentials = factorHandlers({
    ...{ database, rateLimit, wording, clock, log, notify: notices.notify, times: limits.credentials },
    providers: engines.identityProviders,
    offersSms: sms !== undefined,
    beginLogin: accounts.beginLogin,
    proveOwner: accounts.proveOwner,
    assure,
    async offerOf(id) {
      const site = await sites.byId(id);
      const returnOrigins = site ? (await configuration(ownSite(site))).access.jumpOrigins : [];
      return { thirdParty: site?.umtFlag ?? false, returnOrigins };
    },
  });
  const membership = createMembership({
    database,
    files,
    sentFiles,
    rateLimit,
    clock,
    encodePicture,
    countSent,
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
    record,
  });

  const claiming = createClaiming({
    database,
    siteOfItem,
    recordOf: expertRecord(database),
    provenOrcid: accounts.provenOrcid,
  });

  const letterhead = letterheads({ sites, configuration, origins });
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
    linkKeys: keysFor('alerts'),
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

  return { notices, second, accounts, credentials, membership, commenting, claiming, letterhead, subscribing };
}
