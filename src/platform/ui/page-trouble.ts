import { presentFailure } from '../contract/envelope.ts';
import type { Failure } from '../kernel/failure.ts';

/** The call broke or found no room, as opposed to having an answer that the reader may not like. */
export const isTrouble = (failure: Failure): boolean =>
  failure.code === 'tooManyRequests' || presentFailure(failure).http >= 500;

/** What a page is sent with whose call broke: the call's own code if it is about trouble, else it is a mistake of ours. */
export function troubleStatus(failure: Failure): number {
  if (failure.code === 'tooManyRequests') return 503;
  return isTrouble(failure) ? presentFailure(failure).http : 500;
}
