import type { FastifyInstance } from 'fastify';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { Handler } from '../../platform/contract/handler.ts';
import type { House } from '../compose.ts';
import { limits } from '../limits.ts';
import { requestContext } from './request-context.ts';
import { sendKeys } from './surrogate-keys.ts';

/** Every call of the portal as a route below /rc-pub. What a call may do is decided in `run`, not here. */
export function addApiRoutes(server: FastifyInstance, house: House): void {
  for (const handler of house.handlers) addRoute(server, house, handler);
}

function addRoute(server: FastifyInstance, house: House, handler: Handler): void {
  const [method = 'GET', path = ''] = handler.endpoint.name.split(' ');
  const shared = handler.endpoint.freshness === 'shared' && method === 'GET';

  server.route({
    method,
    url: `/rc-pub${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    async handler(request, reply) {
      const context = requestContext(request);
      const raw = { ...(request.query as object), ...(request.body as object), ...(request.params as object) };
      const outcome = await house.run(handler, context, raw);
      reply.header('content-type', 'application/json; charset=utf-8');
      if (!outcome.ok) {
        const { status, http } = presentFailure(outcome.failure);
        const site = await house.sites.byHost(context.host).catch(() => undefined);
        const language = context.language ?? site?.defaultLanguage ?? 'en';
        const message = house.wording(language, `failure.${outcome.failure.code}`, outcome.failure.values);
        return reply.code(http).header('cache-control', 'no-store').send({ status, message });
      }
      if (shared) sendKeys(reply, context.keys, limits.edge);
      else reply.header('cache-control', 'private, no-store');
      return reply.send({ status: 0, data: outcome.value });
    },
  });
}
