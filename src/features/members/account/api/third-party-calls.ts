import type { Assure } from '../../../../platform/contract/assure.ts';
import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { maskedMobile } from '../../../../platform/kernel/masked-mobile.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import type { Allowance, RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { getBinding, loginByIds, loginMethods, thirdBind, unbind } from '../binding.contract.ts';
import { bindingState, maskedEmail, mayUnlink } from '../domain/binding.ts';
import { networkOf } from '../domain/caller.ts';
import { isPasswordOld } from '../domain/password-rules.ts';
import { isOwnRedirect } from '../domain/redirect-rule.ts';
import type { ReadBinding, ThirdPartyIdentities } from '../store/postgres-third-party.ts';
import type { ReadLoginOffer, ThirdPartyLogin } from '../use-cases/third-party-login.ts';
import type { BeginLogin } from './login-calls.ts';

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

/** Whose account a password or a code proves. */
export type ProveOwner = (
  request: CallRequest<InputOf<typeof thirdBind>>,
) => Promise<Result<{ readonly account: string; readonly by: 'password' | 'code' }, Failure>>;

interface ThirdPartyBindingParts {
  readonly offerOf: ReadLoginOffer;
  readonly thirdParty: ThirdPartyLogin;
  readonly identities: ThirdPartyIdentities;
  readonly binding: ReadBinding;
  readonly proveOwner: ProveOwner;
  readonly assure: Assure;
  readonly beginLogin: BeginLogin;
  readonly clock: Clock;
  readonly notify: Notify;
}

/** What an account is bound to, and binding and unbinding other providers. */
export const answerThirdPartyBinding = (parts: ThirdPartyBindingParts) => {
  const { offerOf, thirdParty, identities, binding, proveOwner, assure, beginLogin, clock, notify } = parts;
  return [
    answering(thirdBind, async (request) => {
      const { member, input } = request;
      const owner = member ? success({ account: member.id, by: null }) : await proveOwner(request);
      if (!owner.ok) return owner;
      const { account, by } = owner.value;
      if (by) {
        // Visitors prove it with the call itself; `run` has checked the session of everyone else.
        const now = clock.now();
        const factors = { anyAt: now, passwordAt: null, codeAt: null, strongAt: null, [`${by}At`]: now };
        const assured = await assure('fresh', account, { factors });
        if (!assured.ok) return assured;
      }
      const bound = await thirdParty.bind(account, input.ticket);
      if (!bound.ok) return bound;
      const { provider } = bound.value;
      const name = thirdParty.offered(request.site.host.id).find(({ id }) => id === provider)?.name ?? provider;
      await notify({
        site: request.site.host.id,
        account,
        about: 'login-linked',
        data: { provider: name },
      });
      const login = member ? null : await beginLogin(account, request, { factors: by ? [by, 'other'] : [] });
      return success({ provider, login });
    }),

    answering(getBinding, async ({ member, site }) => {
      const facts = member && (await binding(member.id));
      if (!member || !facts) return failed(failure('loginRequired'));
      const [offer, linked] = await Promise.all([offerOf(site.host.id), identities.of(member.id)]);
      const since = new Map(linked.map((one) => [one.provider, one.since.toISOString()]));
      const offered = offer.thirdParty ? thirdParty.offered(site.host.id) : [];
      // One that is no longer offered can still be taken away.
      const gone = linked.filter(({ provider }) => !offered.some(({ id }) => id === provider));
      return success({
        state: bindingState(facts),
        userName: facts.userName,
        mobileNo: facts.mobile ? maskedMobile(facts.mobile) : '',
        email: facts.email ? maskedEmail(facts.email) : '',
        hasPassword: facts.hasPassword,
        passwordIsOld: isPasswordOld(facts.passwordChanged, clock.now()),
        orcid: facts.orcid,
        passkeys: facts.passkeys,
        providers: [
          ...offered.map(({ id, name }) => ({ id, name, since: since.get(id) ?? null })),
          ...gone.map(({ provider }) => ({ id: provider, name: provider, since: since.get(provider) ?? null })),
        ],
      });
    }),

    answering(unbind, async ({ member, input, site }) => {
      const facts = member && (await binding(member.id));
      if (!member || !facts) return failed(failure('loginRequired'));
      const linked = await identities.of(member.id);
      if (!linked.some(({ provider }) => provider === input.provider)) return failed(failure('notFound'));
      if (!mayUnlink(facts)) return failed(failure('lastLoginMethod'));
      if (!(await identities.unlink(member.id, input.provider))) return failed(failure('notFound'));
      const provider = thirdParty.offered(site.host.id).find(({ id }) => id === input.provider)?.name ?? input.provider;
      await notify({ site: site.host.id, account: member.id, about: 'login-unlinked', data: { provider } });
      return success({});
    }),
  ];
};
