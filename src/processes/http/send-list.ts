import type { FastifyReply } from 'fastify';
import { createFairShare } from '../../platform/kernel/fair-share.ts';
import { limits } from '../limits.ts';
import { comeLater, sendWhileMade } from './send-while-made.ts';

/**
 * Sends a list of all of a site in pieces, few at the same time: its parts are named by numbers of items, so that anyone can request
 * any number of different ones.
 */
export function createListSender() {
  const share = createFairShare<number>(() => limits.registryFiles.share);
  return async (reply: FastifyReply, site: number, pieces: AsyncIterable<string>): Promise<FastifyReply> => {
    const served = await share.serve(site, () => sendWhileMade(reply, pieces, limits.registryFiles.milliseconds));
    return served.ok ? reply : comeLater(reply.removeHeader('surrogate-control').removeHeader('xkey'), 503, 5);
  };
}
