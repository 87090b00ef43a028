import { expertRecord } from '../content/expert/expert.server.ts';
import { postgresAppFactors } from '../features/console/store/postgres-app-factors.ts';
import { createSecondFactor } from '../features/console/use-cases/second-factor.ts';
import { keywordQuery } from '../features/discovery/search/domain/build-request/search-request.ts';
import { createAccounts } from '../features/members/account/account.server.ts';
import { factorHandlers } from '../features/members/account/factors.server.ts';
import { createSubscribing } from '../features/members/alerts/alerts.server.ts';
import type { Letterhead } from '../features/members/alerts/use-cases/letterhead.ts';
import { createClaiming } from '../features/members/claims/claims.server.ts';
import { createCommenting } from '../features/members/comments/comments.server.ts';
import { createMembership } from '../features/members/membership/membership.server.ts';
import { createNotices } from '../features/members/notices/notices.server.ts';
import { paletteOf } from '../features/sites/site/domain/theme/palette.ts';
import type { Language } from '../platform/kernel/language.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import { type Text, textFor } from '../platform/kernel/text.ts';
import { alertTimes, limits } from './limits.ts';
import type { SharedParts } from './shared-parts.ts';

export type Members = ReturnType<typeof createMembers>;

/** What members are to the app: their accounts and credentials, what they say and claim, and what reaches them. */
export function createMembers(shared: SharedParts) {
  const { settings, database, sites, configuration, keyFor, keysFor, sms } = shared;
  const notices = createNotices({ ...shared, siteNamed: shared.siteCited });
  const { notify } = notices;
  const second = createSecondFactor({
    factors: postgresAppFactors(database),
    keys: keysFor('second proof'),
    clock: shared.clock,
  });
  const accounts = createAccounts({
    ...shared,
    notify,
    proveByApp: second.proveConfirmed,
    limits: {
      ...limits.accounts,
      captcha: { ...limits.accounts.captcha, cost: settings.IMPRINT_CAPTCHA_COST },
    },
    idTokenKey: settings.IMPRINT_ID_TOKEN_KEY,
    originOf: shared.origins.ofHost,
  });
  const credentials = factorHandlers({
    ...shared,
    notify,
    times: limits.credentials,
    providers: shared.identityProviders,
    offersSms: sms !== undefined,
    beginLogin: accounts.beginLogin,
    proveOwner: accounts.proveOwner,
    async offerOf(id) {
      const site = await sites.byId(id);
      const returnOrigins = site ? (await configuration(ownSite(site))).access.jumpOrigins : [];
      return { thirdParty: site?.umtFlag ?? false, returnOrigins };
    },
  });
  const membership = createMembership({ ...shared, confirmIdentity: accounts.confirmIdentity });
  const commenting = createCommenting({
    ...shared,
    notify,
    rulesOf: async (site) => {
      const { enableComment, commentsShownAtOnce: publishesAtOnce = false } = (await configuration(ownSite(site)))
        .aggregated;
      return { enabled: enableComment, publishesAtOnce };
    },
  });
  const claiming = createClaiming({
    ...shared,
    recordOf: expertRecord(database),
    provenOrcid: accounts.provenOrcid,
  });

  const letterhead = letterheads(shared);
  const subscribing = createSubscribing({
    ...shared,
    codes: accounts.codes,
    acceptCaptcha: accounts.captchas.accept,
    times: alertTimes(settings.IMPRINT_DIGEST_SECONDS),
    key: keyFor('alerts'),
    linkKeys: keysFor('alerts'),
    idHost: shared.mailHost,
    keywordQuery,
    letterhead,
    alertsStopped: async (site, stopped) => {
      for (const { account, email } of stopped)
        await notify({ site, account, about: 'alerts-stopped', data: { email } });
    },
  });

  return { notices, second, accounts, credentials, membership, commenting, claiming, letterhead, subscribing };
}

/** How sites show themselves in their mails. A site that is closed sends none. */
export const letterheads =
  ({ sites, configuration, origins, stylesheets }: SharedParts) =>
  async (id: number, language: Language): Promise<Letterhead | undefined> => {
    const site = await sites.byId(id);
    if (site?.state !== 'open') return undefined;
    const { header, footer, look: theme } = await configuration(ownSite(site));
    const { defaultLanguage } = site;
    const palette = paletteOf(stylesheets.colours(site, theme), 'light');
    const say = (text: Text) => textFor(text, language, defaultLanguage);
    const origin = origins.ofSite(site);
    return {
      name: say(header.name) || site.sld,
      tagline: say(header.tagline),
      origin,
      // Most mail programs draw no vector pictures.
      logo: site.logo1 && !site.logo1.endsWith('.svg') ? new URL(site.logo1, origin).href : null,
      mark: header.mark || site.sld.slice(0, 1).toUpperCase(),
      colours: {
        theme: palette.theme,
        onTheme: palette['on-theme'],
        text: palette['theme-text'],
        tint: palette['theme-tint'],
      },
      publisher: [say(footer.publisher), say(footer.address)].filter(Boolean).join(' · '),
      language,
      defaultLanguage,
    };
  };
