import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { passkeyChallenge, passkeyLogin, passkeyWish, savePasskey } from '../passkey.contract.ts';
import { askAccount } from './ask-account.ts';

/** What a device says when its owner turned away. */
export type PasskeyOutcome = 'done' | 'cancelled' | Failure;

export async function loginWithPasskey(): Promise<PasskeyOutcome> {
  const asked = await askAccount<typeof passkeyChallenge>('POST /api/passkey/challenge', {});
  if (!asked.ok) return asked.failure;
  const { ticket, options } = asked.value;
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(() => undefined);
  if (!response) return 'cancelled';
  return outcomeOf(
    await askAccount<typeof passkeyLogin>('POST /api/passkey/login', {
      ticket,
      response: { ...response, response: { ...response.response } },
    }),
  );
}

export async function addPasskey(): Promise<PasskeyOutcome> {
  const asked = await askAccount<typeof passkeyWish>('POST /api/passkey/wanted', {});
  if (!asked.ok) return asked.failure;
  const { ticket, options } = asked.value;
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(() => undefined);
  if (!response) return 'cancelled';
  return outcomeOf(
    await askAccount<typeof savePasskey>('POST /api/passkey/save', {
      ticket,
      response: { ...response, response: { ...response.response } },
    }),
  );
}

const outcomeOf = (answer: Result<unknown, Failure>): PasskeyOutcome => (answer.ok ? 'done' : answer.failure);
