import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Tickets } from '../../../../platform/ports/counting-once.ts';
import type { PasskeyStore } from '../store/postgres-passkeys.ts';
import type { AccountTickets } from './tickets.ts';

/** The host of the request, as browsers bind passkeys to it. */
export interface PasskeyHost {
  readonly name: string;
  /** The page that asks; it was checked to be one of this host. */
  readonly origin: string;
}

interface Parts {
  readonly store: PasskeyStore;
  readonly tickets: Tickets<AccountTickets>;
  readonly seconds: number;
}

const mostPasskeys = 20;

/** EdDSA, ES256, RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Passkeys: a device proves that its owner is there, without a name and without a password. */
export const createPasskeyFactor = ({ store, tickets, seconds }: Parts) => ({
  async challenge(host: PasskeyHost) {
    const options = await generateAuthenticationOptions({
      rpID: host.name,
      userVerification: 'required',
      timeout: seconds * 1_000,
    });
    const ticket = await tickets.keep('passkeyLogin', { challenge: options.challenge, host: host.name }, seconds);
    return { ticket, options: { ...options } };
  },

  /** Whose passkey this is. Whatever is wrong with it, the answer is the same. */
  async prove(
    host: PasskeyHost,
    ticket: string,
    response: AuthenticationResponseJSON,
  ): Promise<Result<string, Failure>> {
    const refused = failed(failure('passkeyRefused'));
    const kept = await tickets.take('passkeyLogin', ticket);
    if (kept?.host !== host.name) return refused;
    const passkey = await store.find(response.id);
    if (!passkey) return refused;
    const verdict = await verifyAuthenticationResponse({
      response,
      expectedChallenge: kept.challenge,
      expectedOrigin: host.origin,
      expectedRPID: host.name,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verdict?.verified) return refused;
    await store.used(passkey.credentialId, verdict.authenticationInfo.newCounter);
    return success(passkey.account);
  },

  async wanted(host: PasskeyHost, siteName: string, account: { readonly id: string; readonly userName: string }) {
    const own = await store.of(account.id);
    if (own.length >= mostPasskeys) return failed(failure('tooManyPasskeys', { max: mostPasskeys }));
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: host.name,
      userName: account.userName,
      userID: new TextEncoder().encode(account.id),
      timeout: seconds * 1_000,
      supportedAlgorithmIDs,
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // The device keeps it under the account's name, so that nobody has to type one.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const data = { challenge: options.challenge, host: host.name, account: account.id };
    return success({ ticket: await tickets.keep('passkeyRequest', data, seconds), options: { ...options } });
  },

  async save(
    host: PasskeyHost,
    account: string,
    { ticket, name, response }: { ticket: string; name: string; response: RegistrationResponseJSON },
  ): Promise<Result<{ id: string }, Failure>> {
    const refused = failed(failure('passkeyRefused'));
    const kept = await tickets.take('passkeyRequest', ticket);
    if (kept?.host !== host.name || kept.account !== account) return refused;
    const verdict = await verifyRegistrationResponse({
      response,
      expectedChallenge: kept.challenge,
      expectedOrigin: host.origin,
      expectedRPID: host.name,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }).catch(() => undefined);
    if (!verdict?.verified) return refused;
    const { id, publicKey, counter, transports = [] } = verdict.registrationInfo.credential;
    const saved = await store.save({ credentialId: id, account, publicKey, counter, transports, name });
    return saved ? success({ id }) : refused;
  },
});

export type PasskeyFactor = ReturnType<typeof createPasskeyFactor>;
