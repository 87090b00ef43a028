import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionSlot } from './request-context.ts';

/**
 * The value of the cookie `commonToken`: bound to one session, useless without it. Only a page of our own host can read it and send
 * it back, so a change that carries it was requested by such a page.
 */
export const commonTokenOf = (session: string): string =>
  createHmac('sha256', session).update('commonToken').digest('base64url');

export function showsCommonToken({ held, header }: SessionSlot): boolean {
  if (held === undefined || header === undefined) return false;
  const expected = Buffer.from(commonTokenOf(held));
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
