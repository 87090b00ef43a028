import { readReceiver } from '../domain/receiver.ts';
import type { Found } from './form-state.ts';

/** What is wrong with a mobile number or an address, as forms show it. */
export function receiverFound(given: string): Found<'receiver'> {
  const read = readReceiver(given);
  return read.ok ? [] : [{ field: 'receiver', problem: read.failure }];
}
