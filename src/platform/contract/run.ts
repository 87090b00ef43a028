import { type Failure, failure } from '../kernel/failure.ts';
import { isPassing } from '../kernel/passing-problem.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { ConsoleRoles } from '../ports/console-roles.ts';
import { listKey } from '../ports/edge-cache.ts';
import type { Log } from '../ports/log.ts';
import type { SiteDirectory } from '../ports/site-directory.ts';
import { acceptsOrigin, changesSomething } from './accept-origin.ts';
import { admitToConsole } from './admit-to-console.ts';
import type { Assure } from './assure.ts';
import { showsCommonToken } from './common-token.ts';
import { type Endpoint, isRead } from './endpoint.ts';
import type { AnyHandler, CallRequest } from './handler.ts';
import { readInput } from './read-input.ts';
import { type RequestContext, readerOf } from './request-context.ts';
import { resolveSite } from './resolve-site.ts';

export interface RunnerParts {
  readonly directory: SiteDirectory;
  readonly consoleRoles: ConsoleRoles;
  readonly assure: Assure;
  readonly log: Log;
  readonly deadlineMilliseconds: number;
}

/** The one way through: origin → input → site → member → role → assurance → handler → answer. Calls over HTTP and page loaders both come here. */
export type Run = (handler: AnyHandler, context: RequestContext, raw: unknown) => Promise<Result<unknown, Failure>>;

export const createRunner = ({ directory, consoleRoles, assure, log, deadlineMilliseconds }: RunnerParts): Run => {
  const answer: Run = async (handler, context, raw) => {
    const { endpoint } = handler;
    // Who reads by POST changes nothing either.
    if (!isRead(endpoint)) {
      if (!acceptsOrigin(context.origin, endpoint.takes)) return failed(failure('originRefused'));
      if (context.member && changesSomething(context.origin) && !showsCommonToken(context.session))
        return failed(failure('originRefused'));
    }
    const input = readInput(endpoint, raw);
    if (!input.ok) return input;
    const site = await resolveSite(directory, endpoint, context, input.value);
    if (!site.ok) return site;
    if (endpoint.audience !== 'anyone' && !context.member) return failed(failure('loginRequired'));
    const consoleUser = await admitToConsole(consoleRoles, endpoint, site.value, context.member);
    if (!consoleUser.ok) return consoleUser;
    if (endpoint.assurance && context.member) {
      const assured = await assure(endpoint.assurance, context.member.id, { session: context.session.held });
      if (!assured.ok) return assured;
    }

    let namesKeys = false;
    const request: CallRequest<unknown> = {
      input: input.value,
      site: site.value,
      language: context.language ?? site.value.host.defaultLanguage,
      member: context.member,
      consoleUser: consoleUser.value,
      reader: readerOf(context),
      session: context.member ? context.session.held : undefined,
      captcha: context.captcha,
      from: context.origin,
      trace: context.trace,
      shows: (key) => {
        namesKeys = true;
        context.keys.add(key);
      },
      keepsSession: (session) => {
        context.session.next = session;
      },
      forgetsSession: () => {
        context.session.next = 'over';
      },
      keepsGrant: (token, seconds) => {
        context.grant.next = { token, seconds };
      },
      markDegraded: () => {
        context.worth.isDegraded = true;
      },
      markUnkeyed: () => {
        context.worth.isKeyed = false;
      },
      offers: (sha256, read) => context.texts.set(sha256, read),
    };
    const outcome = await handler.answer(request as never);
    // That nothing was found is an answer like others if its keys say when something will be.
    const isAnswered = outcome.ok || (outcome.failure.code === 'notFound' && namesKeys);
    noteRenewal(context, endpoint, site.value, isAnswered);
    // Parsing drops every field that the contract does not declare.
    return outcome.ok ? success(endpoint.output.parse(outcome.value)) : outcome;
  };

  return async (handler, context, raw) => {
    try {
      return await withDeadline(answer(handler, context, raw), deadlineMilliseconds);
    } catch (problem) {
      log.error({ requestId: context.requestId, call: handler.endpoint.name, problem }, 'a call broke');
      return failed(failureOf(problem, context.requestId));
    }
  };
};

/** A list over so many sites changes so often that a key of each is not worth its place. */
const mostListKeys = 20;

function noteRenewal(
  { keys, worth }: RequestContext,
  { renewed }: Endpoint,
  { reads }: SiteContext,
  isAnswered: boolean,
): void {
  const lists = renewed === 'items' ? reads : [];
  if (!isAnswered || renewed === 'minute' || lists.length > mostListKeys) worth.isKeyed = false;
  else for (const site of lists) keys.add(listKey(site));
}

class DeadlinePassed extends Error {}

async function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(problem: unknown, requestId: string): Failure {
  if (problem instanceof DeadlinePassed) return failure('timeout');
  return isPassing(problem) ? failure('unavailable') : failure('internal', { requestId });
}
