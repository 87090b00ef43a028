import type { CallRequest, Seat } from './handler.ts';

/** Who makes a call of the console. `run` lets nobody through without a seat. */
export function seatOf({ seat }: Pick<CallRequest<unknown>, 'seat'>): Seat {
  if (!seat) throw new Error('a call of the console came without a seat');
  return seat;
}
