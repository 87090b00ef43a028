import type { FastifyReply } from 'fastify';
import { commonTokenOf } from '../../platform/contract/common-token.ts';
import type { KeptSession, SessionSlot } from '../../platform/contract/request-context.ts';
import { sessionCookie } from '../../platform/ports/sessions.ts';

/** The secret is out of reach of scripts; its companion and the name are for them to read. */
const secret = 'Path=/; Secure; SameSite=Lax; HttpOnly';
const readable = 'Path=/; Secure; SameSite=Lax';

const kept = ({ token, userName, seconds }: KeptSession): string[] => [
  `${sessionCookie}=${token}; ${secret}; Max-Age=${seconds}`,
  `commonToken=${commonTokenOf(token)}; ${readable}; Max-Age=${seconds}`,
  `userName=${encodeURIComponent(userName)}; ${readable}; Max-Age=${seconds}`,
];

const forgotten = [
  `${sessionCookie}=; ${secret}; Max-Age=0`,
  `commonToken=; ${readable}; Max-Age=0`,
  `userName=; ${readable}; Max-Age=0`,
];

/** What the browser is to keep or to forget after this answer, as Set-Cookie lines. */
const cookiesOf = ({ next }: SessionSlot): readonly string[] =>
  next === undefined ? [] : next === 'over' ? forgotten : kept(next);

export function sendSession(reply: FastifyReply, slot: SessionSlot): void {
  const cookies = cookiesOf(slot);
  if (cookies.length > 0) reply.header('set-cookie', cookies).header('cache-control', 'private, no-store');
}
