import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Failure, failure } from '../../platform/kernel/failure.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { addApiRoutes } from './api-routes.ts';
import { requestContext } from './request-context.ts';
import { sendFailure } from './send-failure.ts';
import { addUploads } from './uploads.ts';

/** Everything below /rc-pub. Whatever its path, its method and what goes wrong, it answers with the envelope. */
export function addCalls(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.setErrorHandler((problem: FastifyError, request, reply) => sendProblem(problem, request, reply, app));
    addApiRoutes(scope, app);
    addUploads(scope, app);
    for (const url of ['/rc-pub', '/rc-pub/*']) scope.all(url, { onRequest: answerUnknown(app) }, () => undefined);
  });
}

/** An address that nobody can read belongs to no route. */
export const answerUnreadable =
  (app: App): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (problem, request, reply) => {
    const [received, answer] = [request as FastifyRequest, reply as FastifyReply];
    if (/^\/rc-pub(?:[/?]|$)/.test(received.url)) void sendProblem(problem, received, answer, app);
    else answer.code(400).send(problem);
  };

const answerUnknown = (app: App) => async (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(reply, await requestContext(request, app), failure('notFound'), app);

/** What went wrong before or after a call was run; internal errors go to the log alone. */
async function sendProblem(problem: FastifyError, request: FastifyRequest, reply: FastifyReply, app: App) {
  const why = failureOf(problem, request.id);
  if (why.code === 'internal') {
    const path = request.url.split('?')[0];
    app.log.error({ requestId: request.id, path, problem }, 'an answer broke');
  }
  return sendFailure(reply, await requestContext(request, app), why, app);
}

function failureOf({ code, statusCode = 500 }: FastifyError, requestId: string): Failure {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return failure('uploadTooLarge', { max: `${limits.call.bodyBytes / 1_048_576} MB` });
  return statusCode < 500 ? failure('badInput', { field: 'body' }) : failure('internal', { requestId });
}
