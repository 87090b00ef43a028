import { createHash } from 'node:crypto';
import type { ReaderTrace } from '../../../../platform/ports/usage.ts';

const bytes = 16;

/** One reader of one day. Members are known by their session, others by address and browser, as COUNTER 5.1 does it. */
export function readerHash(salt: Buffer, { address, agent, session }: ReaderTrace): Buffer {
  const known = session === undefined ? ['visitor', address, agent] : ['member', session];
  return createHash('sha256').update(salt).update(JSON.stringify(known)).digest().subarray(0, bytes);
}
