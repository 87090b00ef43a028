import type { Assure } from '../../../../platform/contract/assure.ts';
import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Allowance, RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { loginByIds, loginMethods } from '../binding.contract.ts';
import { networkOf } from '../domain/network-of.ts';
import { isOwnRedirect } from '../domain/redirect-rule.ts';
import type { ReadLoginOffer } from '../use-cases/login-offer.ts';
import type { ThirdPartyLogin } from '../use-cases/third-party-login.ts';
import type { BeginLogin } from './begin-login.ts';

interface Parts {
  readonly offerOf: ReadLoginOffer;
  readonly offersSms: boolean;
  readonly thirdParty: ThirdPartyLogin;
  readonly assure: Assure;
  readonly beginLogin: BeginLogin;
  readonly wording: Wording;
  readonly rateLimit: RateLimit;
  readonly allowance: Allowance;
}

/** Which ways of logging in there are, and the one that leads through another provider. */
export const answerThirdPartyLogin = (parts: Parts) => {
  const { offerOf, offersSms, thirdParty, assure, beginLogin, wording, rateLimit, allowance } = parts;
  return [
    answering(loginMethods, async ({ site }) => {
      const offer = await offerOf(site.host.id);
      const providers = offer.thirdParty ? thirdParty.offered(site.host.id) : [];
      return success({
        password: true,
        sms: offersSms,
        passkey: true,
        providers: providers.map(({ id, kind, name }) => ({ id, kind, name })),
        returnOrigins: [...offer.returnOrigins],
      });
    }),

    answering(loginByIds, async (request) => {
      const { site, from, input, language, trace } = request;
      // A GET that logs in: a page of ours asks by script, and nobody is led here by a link from elsewhere.
      if (from.fetchSite !== 'same-origin') return failed(failure('originRefused'));
      const offer = await offerOf(site.host.id);
      if (!offer.thirdParty) return failed(failure('notFound'));
      if (!isOwnRedirect(input.redirectUrl, from.host, offer.returnOrigins))
        return failed(failure('badInput', { field: 'redirectUrl' }));
      const verdict = await rateLimit.take(`loginByIds ${networkOf(trace.address)}`, allowance);
      if (!verdict.allowed) return failed(failure('tooManyRequests'));
      const way = { site: site.host.id, host: from.host, redirectUrl: input.redirectUrl };

      if (input.code === undefined || input.state === undefined) {
        if (!input.provider) return failed(failure('badInput', { field: 'provider' }));
        const { provider, purpose } = input;
        const binder = purpose === 'bind' ? (request.member?.id ?? null) : null;
        // Told before they set out, not when they come back: thirdBind asks the same.
        const assured = binder === null ? success(undefined) : await assure('fresh', binder, request);
        if (!assured.ok) return assured;
        const departed = await thirdParty.depart({ ...way, provider, purpose, account: binder });
        return departed.ok ? success({ step: 'go' as const, ...departed.value }) : departed;
      }

      const arrived = await thirdParty.arrive({ ...way, code: input.code, state: input.state, issuer: input.iss });
      if (!arrived.ok) return arrived;
      if (arrived.value.known) {
        const login = await beginLogin(arrived.value.account, request, { factors: ['other'] });
        return success({ step: 'loggedIn' as const, login });
      }
      const { ticket, provider, name } = arrived.value;
      const message = wording(language, 'failure.userNotFoundBind');
      return success({ step: 'bind' as const, ticket, provider, name, message });
    }),
  ];
};
