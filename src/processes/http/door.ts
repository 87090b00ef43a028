import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../compose.ts';
import { hostOf } from './request-context.ts';

/**
 * Whoever would be refused anyway is refused before anything is done for them: in a rush these are the most by far, and what
 * each costs is taken from those who are served. Past this door `admission` decides who is served when.
 */
export function addDoor(server: FastifyInstance, { admission }: Pick<House, 'admission'>): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (!needsPlace(request) || !admission.isFull(hostOf(request))) return next();
    reply.hijack();
    reply.raw.writeHead(503, refusal).end(words);
  });
}

/** Pages and calls. Files, health and what the client is built of cost little. */
const needsPlace = ({ is404, raw }: FastifyRequest): boolean => is404 || raw.url?.startsWith('/rc-pub/') === true;

const words = '503 Service Unavailable';
const refusal = {
  'retry-after': '1',
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': words.length,
};
