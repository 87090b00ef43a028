import type { FastifyReply } from 'fastify';
import type { GrantSlot } from '../../platform/contract/request-context.ts';
import { grantCookie } from '../../platform/ports/access.ts';

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
