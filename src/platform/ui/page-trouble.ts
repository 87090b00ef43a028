import { presentFailure } from '../contract/envelope.ts';
import type { Failure } from '../kernel/failure.ts';

/** The call broke, as opposed to having an answer that the reader may not like. */
export const isTrouble = (failure: Failure): boolean => presentFailure(failure).http >= 500;

/** What a page is sent with whose call broke: the call's own code if it is about trouble, else it is a mistake of ours. */
export const troubleStatus = (failure: Failure): number => (isTrouble(failure) ? presentFailure(failure).http : 500);
