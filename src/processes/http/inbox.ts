import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDeeperThan } from '../../features/discovery/coar-notify/domain/notification.ts';
import { notificationInput } from '../../features/discovery/coar-notify/notification.contract.ts';
import type { Taken } from '../../features/discovery/coar-notify/use-cases/take-notification.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { openSite } from './open-site.ts';
import { hostOf } from './request-context.ts';

const taken = 'application/ld+json';

/** Why something was not taken, for whoever looks after the service that sent it. */
const refusals: Readonly<Record<Exclude<Taken, 'taken'>, readonly [code: number, words: string]>> = {
  'unknown-service': [403, 'This site takes notifications of services that it knows. Ask its editors to add yours.'],
  'unknown-type': [422, 'This inbox takes announcements, replies to offers of this site, and Undo.'],
  'unknown-paper': [422, 'It names no published paper of this site, or no page of what is announced.'],
  'unknown-message': [422, 'It answers no message of this site.'],
  full: [429, 'Too many notifications wait for this site’s editors.'],
};

/** /inbox: where other services tell of reviews and endorsements of this site's papers (Linked Data Notifications, COAR Notify). */
export function addInbox(server: FastifyInstance, app: App): void {
  const { rateLimit, origins, configuration, coarNotify } = app;
  const { bodyBytes, depth, fromAddress, atSite, fullSeconds } = limits.inbox;

  const refuse = (reply: FastifyReply, code: number, words: string) =>
    reply.code(code).type('text/plain; charset=utf-8').send(words);

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    for (const [key, rate] of [
      [`inbox ${site.id} ${request.ip}`, fromAddress],
      [`inbox ${site.id}`, atSite],
    ] as const) {
      const { allowed, retryAfterSeconds } = await rateLimit.take(key, rate);
      if (!allowed)
        return refuse(reply.header('retry-after', retryAfterSeconds), 429, 'Too many notifications at once.');
    }
    if (isDeeperThan(request.body, depth)) return refuse(reply, 400, 'It is nested too deep.');
    const read = notificationInput.safeParse(request.body);
    if (!read.success) {
      const places = read.error.issues.map(({ path }) => path.join('.') || 'the whole');
      return refuse(reply, 400, `This is no notification of COAR Notify: see ${[...new Set(places)].join(', ')}.`);
    }
    const { access } = await configuration(ownSite(site));
    const outcome = await coarNotify.take(
      {
        site: site.id,
        origins: [origins.ofSite(site), origins.ofHost(hostOf(request))],
        isOpen: access.openInbox === true,
      },
      read.data,
    );
    if (outcome === 'taken') return reply.code(202).send();
    if (outcome === 'full') reply.header('retry-after', fullSeconds);
    return refuse(reply, ...refusals[outcome]);
  }

  server.register(async (scope) => {
    scope.addContentTypeParser(taken, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.post('/inbox', { bodyLimit: bodyBytes }, receive);
    scope.options('/inbox', async (_, reply) =>
      reply.code(204).headers({ allow: 'GET, HEAD, OPTIONS, POST', 'accept-post': taken }).send(),
    );
    // What arrived is read by editors alone.
    scope.get('/inbox', async (request, reply) => {
      const site = await openSite(app, request, reply);
      if (!site) return reply;
      const id = `${origins.ofSite(site)}/inbox`;
      return reply
        .type(taken)
        .headers({ 'cache-control': 'no-store', 'accept-post': taken })
        .send(
          JSON.stringify({ '@context': 'http://www.w3.org/ns/ldp', '@id': id, '@type': 'ldp:Container', contains: [] }),
        );
    });
  });
}
