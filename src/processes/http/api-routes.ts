import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { FileAnswer } from '../../platform/contract/file-answer.ts';
import type { Handler } from '../../platform/contract/handler.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { type Failure, failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';
import type { House } from '../compose.ts';
import { limits } from '../limits.ts';
import { sendGrant } from './grant-cookie.ts';
import { isAnyone, requestContext } from './request-context.ts';
import { sendFileAnswer } from './send-file-answer.ts';
import { sendSession } from './session-cookies.ts';
import { sendKeys } from './surrogate-keys.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Every call of the portal as a route below /rc-pub. What a call may do is decided in `run`, not here. */
export function addApiRoutes(server: FastifyInstance, house: House): void {
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, { bytes }),
  );
  for (const handler of house.handlers) addRoute(server, house, handler);
}

function addRoute(server: FastifyInstance, house: House, handler: Handler): void {
  const [method = 'GET', path = ''] = handler.endpoint.name.split(' ');
  const isFile = handler.endpoint.answers === 'file';
  const shared = handler.endpoint.freshness === 'shared' && method === 'GET';
  const limited = handler.endpoint.takes === 'file' && {
    bodyLimit: limits.call.fileBytes,
    errorHandler: answerTooLarge(house),
  };

  server.route({
    method,
    url: `/rc-pub${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...limited,
    async handler(request, reply) {
      const context = await requestContext(request, house);
      const raw = { ...(request.query as object), ...(request.body as object), ...(request.params as object) };
      const admitted = await house.admit(context.host, () => house.run(handler, context, raw));
      const outcome = admitted.ok ? admitted.value : failed(failure('unavailable'));
      if (!outcome.ok) return sendFailure(reply, context, outcome.failure, house);
      // What those with a ground are given may be for them alone.
      if (shared && isAnyone(context)) sendKeys(reply, context, limits.edge);
      else reply.header('cache-control', isFile ? 'private, no-cache' : 'private, no-store');
      sendSession(reply, context.session);
      sendGrant(reply, context.grant);
      if (isFile) return sendFileAnswer(request, reply, outcome.value as FileAnswer, house);
      return reply.headers(json).send({ status: 0, data: outcome.value });
    },
  });
}

async function sendFailure(reply: FastifyReply, context: RequestContext, problem: Failure, house: House) {
  const { status, http } = presentFailure(problem);
  const site = await house.sites.byHost(context.host).catch(() => undefined);
  const language = context.language ?? site?.defaultLanguage ?? 'en';
  const message = house.wording(language, `failure.${problem.code}`, problem.values);
  sendSession(reply, context.session);
  return reply
    .code(http)
    .headers({ ...json, 'cache-control': 'no-store' })
    .send({ status, message });
}

/** A file that is larger than any that is taken is not read to its end. */
const answerTooLarge =
  (house: House) =>
  async (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (problem.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw problem;
    const most = `${limits.call.fileBytes / 1_048_576} MB`;
    return sendFailure(reply, await requestContext(request, house), failure('uploadTooLarge', { max: most }), house);
  };
