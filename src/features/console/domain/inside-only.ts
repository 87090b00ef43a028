import { returnAddress } from '../../../platform/kernel/return-address.ts';

const home = '/console';

/** Where to go on: a page of the console, never an address that someone else put into a link. */
export function insideOnly(wanted: string | null, origin: string): string {
  const address = returnAddress(wanted, { origin, allowed: [], home });
  return /^\/console(?:[/?]|$)/.test(address) ? address : home;
}
