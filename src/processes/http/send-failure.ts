import type { FastifyReply } from 'fastify';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import type { Failure } from '../../platform/kernel/failure.ts';
import type { House } from '../compose.ts';
import { sendSession } from './session-cookies.ts';

export const json = { 'content-type': 'application/json; charset=utf-8' };

type Parts = Pick<House, 'sites' | 'wording'>;

/** The envelope of a call that was not done, in the reader's language. */
export async function sendFailure(reply: FastifyReply, context: RequestContext, problem: Failure, house: Parts) {
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
