import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { loginByIds, thirdBind } from '../binding.contract.ts';
import { askAccount } from './ask-account.ts';
import { callbackAddress } from './depart.ts';
import { keepWaiting, recallDeparture } from './third-party-memory.ts';

/** Where to go now, and what to say there. */
interface Onward {
  readonly go: string;
  readonly told?: 'ui.success.login' | 'account.binding.done';
}

/** Takes up what the provider sent back. Answers where to go, or why not. */
export async function arrive(query: string): Promise<Onward | Failure> {
  const given = new URLSearchParams(query);
  const state = given.get('state') ?? '';
  const code = given.get('code');
  const remembered = recallDeparture(state);
  // A state that did not leave from this tab was sent by somebody else.
  if (!remembered || !code) return failure('thirdPartyRefused');
  const iss = given.get('iss');
  const answer = await askAccount<typeof loginByIds>('GET /api/loginByIds', {
    code,
    state,
    redirectUrl: callbackAddress(),
    ...(iss && { iss }),
  });
  if (!answer.ok) return answer.failure;
  if (answer.value.step !== 'bind') return { go: remembered.back, told: 'ui.success.login' };
  const { ticket } = answer.value;
  if (remembered.purpose === 'bind') {
    const bound = await askAccount<typeof thirdBind>('POST /api/thirdBind', { ticket });
    return bound.ok ? { go: remembered.back, told: 'account.binding.done' } : bound.failure;
  }
  keepWaiting({ ticket, providerName: remembered.providerName, back: remembered.back });
  return { go: '/accountBinding' };
}
