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
  departTo(answer.value, { purpose, providerName: provider.name, back });
  return undefined;
}

/** Goes there; whoever comes back with the state is known again in this tab. */
export function departTo(to: { readonly address: string; readonly state: string }, from: Omit<Remembered, 'state'>) {
  sessionStorage.setItem(departure, JSON.stringify({ ...from, state: to.state }));
  location.assign(to.address);
}

/** What this tab remembers while its visitor is at a provider: a state that comes back must be the one that left from here. */
export interface Remembered {
  readonly state: string;
  /** `works`: to let this site write on their record there. */
  readonly purpose: 'login' | 'bind' | 'works';
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
