import type { FastifyInstance } from 'fastify';
import type { App } from '../create-app.ts';
import { sendBusyInPassing } from './busy.ts';
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
