import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { answering, type CallRequest } from '../../../../platform/contract/handler.ts';
import { hostNameOf } from '../../../../platform/contract/host-name.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Notify } from '../../../../platform/ports/notices.ts';
import type { Allowance, RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { mayUnlink } from '../domain/binding.ts';
import { deviceName, networkOf } from '../domain/caller.ts';
import {
  deletePasskey,
  listPasskeys,
  passkeyChallenge,
  passkeyLogin,
  passkeyRequest,
  savePasskey,
} from '../passkey.contract.ts';
import type { PasskeyStore } from '../store/postgres-passkeys.ts';
import type { ReadBinding } from '../store/postgres-third-party.ts';
import type { PasskeyFactor, PasskeyHost } from '../use-cases/passkey-factor.ts';
import type { BeginLogin } from './login-calls.ts';

/**
 * The host that was asked, which is one of the site's, and the origin of the page that asks. Who sends no Origin is no browser that
 * could hold a passkey.
 */
function passkeyHost({ from }: Pick<CallRequest<unknown>, 'from'>): Result<PasskeyHost, Failure> {
  const name = hostNameOf(from);
  return from.origin ? success({ name, origin: from.origin }) : failed(failure('originRefused'));
}

interface Parts {
  readonly passkeys: PasskeyFactor;
  readonly beginLogin: BeginLogin;
  readonly rateLimit: RateLimit;
  readonly allowance: Allowance;
}

/** Logging in with a passkey: first something to sign, then whoever signed it. */
export const answerPasskeyLogin = ({ passkeys, beginLogin, rateLimit, allowance }: Parts) => [
  answering(passkeyChallenge, async (request) => {
    const verdict = await rateLimit.take(`passkey ${networkOf(request.trace.address)}`, allowance);
    if (!verdict.allowed) return failed(failure('tooManyRequests'));
    const host = passkeyHost(request);
    return host.ok ? success(await passkeys.challenge(host.value)) : host;
  }),

  answering(passkeyLogin, async (request) => {
    const host = passkeyHost(request);
    if (!host.ok) return host;
    const { ticket, response } = request.input;
    const owner = await passkeys.prove(host.value, ticket, response as unknown as AuthenticationResponseJSON);
    return owner.ok ? success(await beginLogin(owner.value, request, { factors: ['strong'] })) : owner;
  }),
];

interface PasskeyKeepingParts {
  readonly passkeys: PasskeyFactor;
  readonly store: PasskeyStore;
  readonly binding: ReadBinding;
  readonly notify: Notify;
}

/** A member's own passkeys: adding, seeing and deleting them. */
export const answerPasskeyKeeping = ({ passkeys, store, binding, notify }: PasskeyKeepingParts) => [
  answering(passkeyRequest, async (request) => {
    const host = passkeyHost(request);
    if (!host.ok) return host;
    const account = request.member && (await binding(request.member.id));
    if (!request.member || !account) return failed(failure('loginRequired'));
    return passkeys.wanted(host.value, request.site.host.sld, { id: request.member.id, userName: account.userName });
  }),

  answering(savePasskey, async (request) => {
    const host = passkeyHost(request);
    if (!host.ok) return host;
    if (!request.member) return failed(failure('loginRequired'));
    const { ticket, name, response } = request.input;
    const saved = await passkeys.save(host.value, request.member.id, {
      ticket,
      name: name || deviceName(request.trace.agent),
      response: response as unknown as RegistrationResponseJSON,
    });
    if (saved.ok) await notify({ site: request.site.host.id, account: request.member.id, about: 'passkey-added' });
    return saved;
  }),

  answering(listPasskeys, async ({ member }) => {
    const own = await store.of(member.id);
    return success(
      own.map(({ id, name, since, used }) => ({
        id,
        name,
        since: since.toISOString(),
        used: used?.toISOString() ?? null,
      })),
    );
  }),

  answering(deletePasskey, async ({ member, input, site }) => {
    const facts = await binding(member.id);
    const own = await store.of(member.id);
    if (!facts || !own.some(({ id }) => id === input.id)) return failed(failure('notFound'));
    if (!mayUnlink(facts)) return failed(failure('lastLoginMethod'));
    if (!(await store.delete(member.id, input.id))) return failed(failure('notFound'));
    await notify({ site: site.host.id, account: member.id, about: 'passkey-deleted' });
    return success({});
  }),
];
