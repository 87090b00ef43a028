import type { FastifyInstance } from 'fastify';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { FileAnswer } from '../../platform/contract/file-answer.ts';
import type { Handler } from '../../platform/contract/handler.ts';
import { failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';
import type { House } from '../compose.ts';
import { limits } from '../limits.ts';
import { requestContext } from './request-context.ts';
import { sendFileAnswer } from './send-file-answer.ts';
import { sendSession } from './session-cookies.ts';
import { sendKeys } from './surrogate-keys.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Every call of the portal as a route below /rc-pub. What a call may do is decided in `run`, not here. */
export function addApiRoutes(server: FastifyInstance, house: House): void {
  for (const handler of house.handlers) addRoute(server, house, handler);
}

function addRoute(server: FastifyInstance, house: House, handler: Handler): void {
  const [method = 'GET', path = ''] = handler.endpoint.name.split(' ');
  const isFile = handler.endpoint.answers === 'file';
  const shared = handler.endpoint.freshness === 'shared' && method === 'GET';

  server.route({
    method,
    url: `/rc-pub${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    async handler(request, reply) {
      const context = await requestContext(request, house);
      const raw = { ...(request.query as object), ...(request.body as object), ...(request.params as object) };
      const admitted = await house.admit(context.host, () => house.run(handler, context, raw));
      const outcome = admitted.ok ? admitted.value : failed(failure('unavailable'));
      if (!outcome.ok) {
        const { status, http } = presentFailure(outcome.failure);
        const site = await house.sites.byHost(context.host).catch(() => undefined);
        const language = context.language ?? site?.defaultLanguage ?? 'en';
        const message = house.wording(language, `failure.${outcome.failure.code}`, outcome.failure.values);
        sendSession(reply, context.session);
        return reply
          .code(http)
          .headers({ ...json, 'cache-control': 'no-store' })
          .send({ status, message });
      }
      // What a member is given may be for members alone.
      if (shared && !context.member) sendKeys(reply, context, limits.edge);
      else reply.header('cache-control', isFile ? 'private, no-cache' : 'private, no-store');
      sendSession(reply, context.session);
      if (isFile) return sendFileAnswer(request, reply, outcome.value as FileAnswer, house);
      return reply.headers(json).send({ status: 0, data: outcome.value });
    },
  });
}
