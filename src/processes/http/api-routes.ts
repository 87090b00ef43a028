import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../platform/contract/file-answer.ts';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import { failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { sendGrant, sendSession } from './cookies.ts';
import { isAnyone, requestContext } from './request-context.ts';
import { json, sendFailure } from './send-failure.ts';
import { sendFileAnswer } from './send-file.ts';
import { sendKeys } from './surrogate-keys.ts';

/** Every call of the portal as a route below /rc-pub. What a call may do is decided in `run`, not here. */
export function addApiRoutes(server: FastifyInstance, app: App): void {
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, { bytes }),
  );
  for (const handler of app.handlers) addRoute(server, app, handler);
}

function addRoute(server: FastifyInstance, app: App, handler: AnyHandler): void {
  const [method = 'GET', path = ''] = handler.endpoint.name.split(' ');
  const isFile = handler.endpoint.answers === 'file';
  const shared = handler.endpoint.freshness === 'shared' && method === 'GET';
  const mostBytes = handler.endpoint.audience === 'console' ? limits.call.consoleFileBytes : limits.call.fileBytes;
  const limited = handler.endpoint.takes === 'file' && {
    bodyLimit: mostBytes,
    errorHandler: answerTooLarge(app, mostBytes),
  };

  server.route({
    method,
    url: `/rc-pub${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...limited,
    async handler(request, reply) {
      const context = await requestContext(request, app);
      const raw = { ...(request.query as object), ...(request.body as object), ...(request.params as object) };
      const share = app.knownHosts.shareOf(context.host);
      const admitted = await app.admission.serve(share, () => app.run(handler, context, raw));
      const outcome = admitted.ok ? admitted.value : failed(failure('unavailable'));
      if (!outcome.ok) return sendFailure(reply, context, outcome.failure, app);
      // What those with an access basis are given may be for them alone.
      if (shared && isAnyone(context)) sendKeys(reply, context, limits.edge);
      else reply.header('cache-control', isFile ? 'private, no-cache' : 'private, no-store');
      sendSession(reply, context.session);
      sendGrant(reply, context.grant);
      if (isFile) return sendFileAnswer(request, reply, outcome.value as FileAnswer, app);
      return reply.headers(json).send({ status: 0, data: outcome.value });
    },
  });
}

/** A file that is larger than any that is taken is not read to its end. */
const answerTooLarge =
  (app: App, mostBytes: number) =>
  async (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (problem.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw problem;
    const most = `${mostBytes / 1_048_576} MB`;
    return sendFailure(reply, await requestContext(request, app), failure('uploadTooLarge', { max: most }), app);
  };
