import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';

interface EdgeLimits {
  readonly sharedSeconds: number;
  readonly degradedSeconds: number;
  readonly keysPerResponse: number;
}

/** What the edge needs to keep an answer and to find it again when something on it changes. */
export function edgeHeaders(
  { keys, worth }: Pick<RequestContext, 'keys' | 'worth'>,
  { sharedSeconds, degradedSeconds, keysPerResponse }: EdgeLimits,
): Record<string, string> {
  if (keys.size > keysPerResponse)
    throw new Error(`An answer shows ${keys.size} things; give the list a key of its own.`);
  return {
    'surrogate-control': `max-age=${worth.isDegraded ? degradedSeconds : sharedSeconds}`,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(keys.size > 0 && { xkey: [...keys].join(' ') }),
  };
}

export const sendKeys = (
  reply: FastifyReply,
  context: Pick<RequestContext, 'keys' | 'worth'>,
  edge: EdgeLimits,
): FastifyReply => reply.headers(edgeHeaders(context, edge));
