import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { passkeyChallenge, passkeyLogin, passkeyRequest, savePasskey } from '../passkey.contract.ts';
import { askAccount } from './ask-account.ts';

/** What a device says when its owner turned away. */
export type PasskeyOutcome = 'done' | 'cancelled' | Failure;

export async function loginWithPasskey(): Promise<PasskeyOutcome> {
  const challenge = await askAccount<typeof passkeyChallenge>('POST /api/passkey/challenge', {});
  if (!challenge.ok) return challenge.failure;
  const { ticket, options } = challenge.value;
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const given = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!given) return 'cancelled';
  const response = { ...given, response: { ...given.response } };
  return outcomeOf(await askAccount<typeof passkeyLogin>('POST /api/passkey/login', { ticket, response }));
}

export async function addPasskey(): Promise<PasskeyOutcome> {
  const challenge = await askAccount<typeof passkeyRequest>('POST /api/passkey/wanted', {});
  if (!challenge.ok) return challenge.failure;
  const { ticket, options } = challenge.value;
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const given = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!given) return 'cancelled';
  const response = { ...given, response: { ...given.response } };
  return outcomeOf(await askAccount<typeof savePasskey>('POST /api/passkey/save', { ticket, response }));
}

const outcomeOf = (answer: Result<unknown, Failure>): PasskeyOutcome => (answer.ok ? 'done' : answer.failure);
