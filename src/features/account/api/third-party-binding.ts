import type { InputOf } from '../../../platform/contract/endpoint.ts';
import { answering, type CallRequest } from '../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import { getBinding, thirdBind, unbind } from '../binding.contract.ts';
import { bindingState, maskedEmail, mayUnlink } from '../domain/binding.ts';
import { isPasswordOld } from '../domain/password-rules.ts';
import { maskedMobile } from '../domain/receiver.ts';
import type { ReadBinding } from '../use-cases/binding-store.ts';
import type { ReadLoginOffer } from '../use-cases/login-offer.ts';
import type { ThirdPartyIdentities } from '../use-cases/third-party-identities.ts';
import type { ThirdPartyLogin } from '../use-cases/third-party-login.ts';
import type { BeginLogin } from './begin-login.ts';
import type { HasFreshProof } from './fresh-proof.ts';

/** Whose account a password or a code proves. */
export type ProveOwner = (request: CallRequest<InputOf<typeof thirdBind>>) => Promise<Result<string, Failure>>;

interface Parts {
  readonly offerOf: ReadLoginOffer;
  readonly thirdParty: ThirdPartyLogin;
  readonly identities: ThirdPartyIdentities;
  readonly binding: ReadBinding;
  readonly proveOwner: ProveOwner;
  readonly hasFreshProof: HasFreshProof;
  readonly beginLogin: BeginLogin;
  readonly clock: Clock;
  readonly notify: Notify;
}

/** What an account is bound to, and binding and unbinding other houses. */
export const answerThirdPartyBinding = (parts: Parts) => {
  const { offerOf, thirdParty, identities, binding, proveOwner, hasFreshProof, beginLogin, clock, notify } = parts;
  return [
    answering(thirdBind, async (request) => {
      const { member, input } = request;
      const owner = member ? success(member.id) : await proveOwner(request);
      if (!owner.ok) return owner;
      const isProven = !member || (await hasFreshProof(request));
      const bound = await thirdParty.bind(owner.value, input.ticket, isProven);
      if (!bound.ok) return bound;
      const { provider } = bound.value;
      const name = thirdParty.offered(request.site.host.id).find(({ id }) => id === provider)?.name ?? provider;
      await notify({
        site: request.site.host.id,
        account: owner.value,
        about: 'login-linked',
        data: { provider: name },
      });
      const login = member ? null : await beginLogin(owner.value, request);
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

    answering(unbind, async ({ member, input }) => {
      const facts = member && (await binding(member.id));
      if (!member || !facts) return failed(failure('loginRequired'));
      const linked = await identities.of(member.id);
      if (!linked.some(({ provider }) => provider === input.provider)) return failed(failure('notFound'));
      if (!mayUnlink(facts)) return failed(failure('lastLoginMethod'));
      return (await identities.unlink(member.id, input.provider)) ? success({}) : failed(failure('notFound'));
    }),
  ];
};
