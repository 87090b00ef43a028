import type { FastifyReply, FastifyRequest } from 'fastify';
import { frameKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { hostOf } from './request-context.ts';

/** The open site of the host that was asked; of no other anything is told, and the answer is sent. */
export async function openSite({ sites }: Pick<App, 'sites'>, request: FastifyRequest, reply: FastifyReply) {
  const site = await sites.byHost(hostOf(request));
  if (site?.state === 'open') return site;
  await reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404 Not Found');
  return undefined;
}

/** A document for programs about the whole site, kept for an hour, or until its frame changes. */
export const keepAnHour = (reply: FastifyReply, site: number, type: string): FastifyReply =>
  reply
    .type(type)
    .headers({ 'cache-control': 'public, max-age=3600', 'surrogate-control': 'max-age=3600', xkey: frameKey(site) });
