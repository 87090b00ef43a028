import type { Assure } from '../../../../platform/contract/assure.ts';
import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import type { Factor } from '../../../../platform/kernel/assurance.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import { getBinding, thirdBind, unbind } from '../binding.contract.ts';
import { bindingState, maskedEmail, mayUnlink } from '../domain/binding.ts';
import { isPasswordOld } from '../domain/password-rules.ts';
import { maskedMobile } from '../domain/receiver.ts';
import type { ReadBinding } from '../use-cases/binding-store.ts';
import type { ReadLoginOffer } from '../use-cases/login-offer.ts';
import type { ThirdPartyIdentities } from '../use-cases/third-party-identities.ts';
import type { ThirdPartyLogin } from '../use-cases/third-party-login.ts';
import type { BeginLogin } from './begin-login.ts';

/** Whose account a password or a code proves. */
export type ProveOwner = (
  request: CallRequest<InputOf<typeof thirdBind>>,
) => Promise<Result<{ readonly account: string; readonly by: 'password' | 'code' }, Failure>>;

interface Parts {
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
export const answerThirdPartyBinding = (parts: Parts) => {
  const { offerOf, thirdParty, identities, binding, proveOwner, assure, beginLogin, clock, notify } = parts;
  return [
    answering(thirdBind, async (request) => {
      const { member, input } = request;
      const owner = member ? success({ account: member.id, by: null }) : await proveOwner(request);
      if (!owner.ok) return owner;
      const { account, by } = owner.value;
      if (by) {
        // Who is not logged in shows it with the call; `run` has asked the session of everyone else.
        const now = clock.now();
        const shown = { anyAt: now, passwordAt: null, codeAt: null, strongAt: null, [`${by}At`]: now };
        const assured = await assure('fresh', account, { factors: shown });
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
      const factors: readonly Factor[] = by ? [by, 'other'] : [];
      const login = member ? null : await beginLogin(account, request, { factors });
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
