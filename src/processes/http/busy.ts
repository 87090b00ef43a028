import type { FastifyReply } from 'fastify';

/** Refused before anything was done for it. An edge shows its last good page instead. */
export const sendBusy = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('503 Service Unavailable');
