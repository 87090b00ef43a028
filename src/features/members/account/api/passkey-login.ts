import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Allowance, RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { networkOf } from '../domain/network-of.ts';
import { passkeyChallenge, passkeyLogin } from '../passkey.contract.ts';
import type { PasskeyFactor } from '../use-cases/passkey-factor.ts';
import type { BeginLogin } from './begin-login.ts';
import { passkeyHost } from './passkey-host.ts';

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
