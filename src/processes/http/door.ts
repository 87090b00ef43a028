import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../create-app.ts';
import { hostOf } from './request-context.ts';

/**
 * Who asks for a page and would be refused anyway is refused before anything is done for them. Past this door `admission`
 * decides who is served when. Calls go through, because they are told in their own way; all that is no page has a route.
 */
export function addDoor(
  server: FastifyInstance,
  { admission, knownHosts }: Pick<App, 'admission' | 'knownHosts'>,
): void {
  server.addHook('onRequest', (request, reply, next) => {
    if (request.is404 && admission.isFull(knownHosts.shareOf(hostOf(request)))) sendBusyInPassing(reply);
    else next();
  });
}

const words = '503 Service Unavailable';
const headers = { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** Refused before anything was done for it. An edge shows its last good page instead. */
export const sendBusy = (reply: FastifyReply) => reply.code(503).headers(headers).send(words);

/** The same in a rush: past all hooks, because most who come are sent away and each costs those who are served. */
function sendBusyInPassing(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(503, { ...headers, 'content-length': words.length }).end(words);
}
