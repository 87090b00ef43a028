import type { FastifyReply } from 'fastify';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { Failure } from '../../platform/kernel/failure.ts';
import type { App } from '../create-app.ts';
import { sendSession } from './cookies.ts';

export const json = { 'content-type': 'application/json; charset=utf-8' };

/** The envelope of a call that was not done, in the reader's language. */
export async function sendFailure(reply: FastifyReply, context: RequestContext, problem: Failure, app: App) {
  const { status, http } = presentFailure(problem);
  const site = await app.sites.byHost(context.host).catch(() => undefined);
  const language = context.language ?? site?.defaultLanguage ?? 'en';
  const message = app.wording(language, `failure.${problem.code}`, problem.values);
  sendSession(reply, context.session);
  return reply
    .code(http)
    .headers({ ...json, 'cache-control': 'no-store' })
    .send({ status, message });
}
