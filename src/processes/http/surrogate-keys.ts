import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';

interface EdgeLimits {
  readonly sharedSeconds: number;
  readonly degradedSeconds: number;
  readonly keysPerResponse: number;
}

/** What the edge needs to keep an answer and to find it again when something on it changes. */
export function sendKeys(
  reply: FastifyReply,
  { keys, worth }: Pick<RequestContext, 'keys' | 'worth'>,
  { sharedSeconds, degradedSeconds, keysPerResponse }: EdgeLimits,
): void {
  if (keys.size > keysPerResponse)
    throw new Error(`An answer shows ${keys.size} things; give the list a key of its own.`);
  reply.header('surrogate-control', `max-age=${worth.isDegraded ? degradedSeconds : sharedSeconds}`);
  reply.header('cache-control', 'public, max-age=0, must-revalidate');
  if (keys.size > 0) reply.header('xkey', [...keys].join(' '));
}
