import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { loginByIds } from '../binding.contract.ts';
import { askAccount } from './ask-account.ts';
import { rememberDeparture } from './third-party-memory.ts';

export interface Provider {
  readonly id: string;
  readonly name: string;
}

/** The page to which every provider leads back; it is registered there. */
export const callbackAddress = (): string => `${location.origin}/login`;

/** Goes to a provider to prove who one is. Answers only when that fails. */
export async function depart(
  provider: Provider,
  purpose: 'login' | 'bind',
  back: string,
): Promise<Failure | undefined> {
  const answer = await askAccount<typeof loginByIds>('GET /api/loginByIds', {
    provider: provider.id,
    redirectUrl: callbackAddress(),
    purpose,
  });
  if (!answer.ok) return answer.failure;
  if (answer.value.step !== 'go') return undefined;
  rememberDeparture({ state: answer.value.state, purpose, providerName: provider.name, back });
  location.assign(answer.value.address);
  return undefined;
}
