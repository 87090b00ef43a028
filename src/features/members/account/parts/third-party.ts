import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { loginByIds } from '../binding.contract.ts';
import { askAccount } from './ask-account.ts';

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

/** What this tab remembers while its visitor is at a provider: a state that comes back must be the one that left from here. */
export interface Remembered {
  readonly state: string;
  readonly purpose: 'login' | 'bind';
  readonly providerName: string;
  /** Where the visitor wanted to be. */
  readonly back: string;
}

/** Who came back and is not known here yet. */
export interface Waiting {
  readonly ticket: string;
  readonly providerName: string;
  readonly back: string;
}

const departure = 'imprint-third-party';
const waiting = 'imprint-third-bind';

const rememberDeparture = (remembered: Remembered): void =>
  sessionStorage.setItem(departure, JSON.stringify(remembered));

/** Answers once, and only for the state that left from this tab. */
export function recallDeparture(state: string): Remembered | undefined {
  const remembered = read<Remembered>(departure);
  sessionStorage.removeItem(departure);
  return remembered?.state === state ? remembered : undefined;
}

export const keepWaiting = (one: Waiting): void => sessionStorage.setItem(waiting, JSON.stringify(one));
export const whoWaits = (): Waiting | undefined => read<Waiting>(waiting);
export const nobodyWaits = (): void => sessionStorage.removeItem(waiting);

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
