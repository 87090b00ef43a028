import type { FastifyReply } from 'fastify';
import { commonTokenOf } from '../../platform/contract/common-token.ts';
import type { GrantSlot, KeptSession, SessionSlot } from '../../platform/contract/request-context.ts';
import { grantCookie } from '../../platform/ports/access.ts';
import { sessionCookie } from '../../platform/ports/sessions.ts';

/** The secret is out of reach of scripts; its companion and the name are for them to read. */
const secretCookie = 'Path=/; Secure; SameSite=Lax; HttpOnly';
const readableCookie = 'Path=/; Secure; SameSite=Lax';

const kept = ({ token, userName, seconds }: KeptSession): string[] => [
  `${sessionCookie}=${token}; ${secretCookie}; Max-Age=${seconds}`,
  `commonToken=${commonTokenOf(token)}; ${readableCookie}; Max-Age=${seconds}`,
  `userName=${encodeURIComponent(userName)}; ${readableCookie}; Max-Age=${seconds}`,
];

const forgotten = [
  `${sessionCookie}=; ${secretCookie}; Max-Age=0`,
  `commonToken=; ${readableCookie}; Max-Age=0`,
  `userName=; ${readableCookie}; Max-Age=0`,
];

/** What the browser is to keep or to forget after this answer, as Set-Cookie lines. */
const cookiesOf = ({ next }: SessionSlot): readonly string[] =>
  next === undefined ? [] : next === 'over' ? forgotten : kept(next);

export function sendSession(reply: FastifyReply, slot: SessionSlot): void {
  const cookies = cookiesOf(slot);
  if (cookies.length > 0) reply.header('set-cookie', cookies).header('cache-control', 'private, no-store');
}

/** Gives the browser the note that the policy has signed; whoever brings it along is never served from a cache. */
export function sendGrant(reply: FastifyReply, { next }: GrantSlot): void {
  if (!next) return;
  reply
    .header(
      'set-cookie',
      `${grantCookie}=${next.token}; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=${next.seconds}`,
    )
    .header('cache-control', 'private, no-store');
}
