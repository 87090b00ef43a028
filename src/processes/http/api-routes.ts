import { parse as parseForm } from 'node:querystring';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodsOf } from '../../platform/contract/endpoint.ts';
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
  // Of reads alone, which may be asked by POST: `run` refuses a change that comes as a form.
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { ...parseForm(String(body)) }),
  );
  for (const handler of app.handlers) addRoute(server, app, handler);
  for (const [url, handlers] of Map.groupBy(app.handlers, ({ endpoint }) => addressOf(endpoint.name)))
    refuseOtherMethods(server, app, url, handlers);
}

const addressOf = (name: string): string => `/rc-pub${name.split(' ')[1]?.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function addRoute(server: FastifyInstance, app: App, handler: AnyHandler): void {
  const { endpoint } = handler;
  const isFile = endpoint.answers === 'file';
  const mostBytes = endpoint.audience === 'console' ? limits.call.consoleFileBytes : limits.call.fileBytes;
  const limited = endpoint.takes === 'file' && {
    bodyLimit: mostBytes,
    errorHandler: answerTooLarge(app, mostBytes),
  };

  server.route({
    method: [...methodsOf(endpoint)],
    url: addressOf(endpoint.name),
    ...limited,
    async handler(request, reply) {
      const context = await requestContext(request, app);
      const raw = { ...(request.query as object), ...(request.body as object), ...(request.params as object) };
      const share = app.knownHosts.shareOf(context.host);
      const admitted = await app.admission.serve(share, () => app.run(handler, context, raw));
      const outcome = admitted.ok ? admitted.value : failed(failure('unavailable'));
      if (!outcome.ok) return sendFailure(reply, context, outcome.failure, app);
      const shared = endpoint.freshness === 'shared' && request.method !== 'POST';
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

/** Refuses a call with another method than its own, before the body is read. */
function refuseOtherMethods(server: FastifyInstance, app: App, url: string, handlers: readonly AnyHandler[]): void {
  const answered: readonly string[] = handlers.flatMap(({ endpoint }) => methodsOf(endpoint));
  const known = answered.includes('GET') ? [...answered, 'HEAD'] : answered;
  server.route({
    method: server.supportedMethods.filter((method) => !known.includes(method)),
    url,
    onRequest: async (request, reply) =>
      sendFailure(
        reply.header('allow', known.join(', ')),
        await requestContext(request, app),
        failure('methodNotAllowed'),
        app,
      ),
    handler: () => undefined,
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
