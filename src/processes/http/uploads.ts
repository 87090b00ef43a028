import { AsyncLocalStorage } from 'node:async_hooks';
import { ERRORS, Server as TusServer } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadIdPattern } from '../../features/editorial/uploads/domain/upload.ts';
import { newUploadId } from '../../features/editorial/uploads/use-cases/begin-upload.ts';
import { changesSomething, comesFromOwnPage } from '../../platform/contract/accept-origin.ts';
import { showsCommonToken } from '../../platform/contract/common-token.ts';
import { presentFailure } from '../../platform/contract/envelope.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { type Failure, failure } from '../../platform/kernel/failure.ts';
import type { Language } from '../../platform/kernel/language.ts';
import { isPassing } from '../../platform/kernel/passing-problem.ts';
import { failed, type Result, success } from '../../platform/kernel/result.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { requestContext } from './request-context.ts';
import { sendFailure } from './send-failure.ts';
import { type Asker, Refused, TusStore, tusLocker } from './tus-store.ts';

const path = '/rc-pub/front/upload';

interface Request extends Asker {
  readonly id: string;
  readonly language: Language;
}

/** Files of members, by the tus protocol (1.0): begun once, gone on with after every interruption. */
export function addUploads(server: FastifyInstance, app: App): void {
  const asking = new AsyncLocalStorage<Request>();
  const asker = (): Request => {
    const request = asking.getStore();
    if (!request) throw new Error('an upload came without a member');
    return request;
  };
  const { uploading } = app;
  const tus = new TusServer({
    path,
    relativeLocation: true,
    datastore: new TusStore(uploading, asker),
    locker: tusLocker(uploading, asker),
    // How long a request that has to end may still take what is on its way.
    lockDrainTimeout: 300,
    namingFunction: newUploadId,
    getFileIdFromRequest: (_request, last) => (last && uploadIdPattern.test(last) ? last : undefined),
    // A page of another host has no business here.
    allowedOrigins: () => false,
    onResponseError: (_request, problem) => (problem instanceof Error ? answerTo(problem) : madeToEnd(problem)),
  });

  function answerTo(problem: Error): { status_code: number; body: string } {
    const { id, language } = asker();
    const why = problem instanceof Refused ? problem.failure : failureOf(problem, id);
    if (!(problem instanceof Refused)) app.log.error({ requestId: id, problem }, 'an upload broke');
    const { status, http } = presentFailure(why);
    const message = app.wording(language, `failure.${why.code}`, why.values);
    return { status_code: http, body: JSON.stringify({ status, message }) };
  }

  const bringers = new Map<string, number>();
  let allBringers = 0;
  /** Each of them holds some megabytes of the server. */
  async function bring(account: string, work: () => Promise<void>): Promise<boolean> {
    const { ofMember, ofAll } = limits.uploads.receiving;
    const own = bringers.get(account) ?? 0;
    if (own >= ofMember || allBringers >= ofAll) return false;
    bringers.set(account, own + 1);
    allBringers += 1;
    try {
      await work();
    } finally {
      allBringers -= 1;
      const left = (bringers.get(account) ?? 1) - 1;
      if (left > 0) bringers.set(account, left);
      else bringers.delete(account);
    }
    return true;
  }

  async function admit(context: RequestContext): Promise<Result<Asker & { language: Language }, Failure>> {
    const { member, session, origin } = context;
    const site = await app.sites.byHost(context.host);
    if (!site) return failed(failure('siteNotFound'));
    if (site.state !== 'open') return failed(failure('siteForbidden'));
    if (!member) return failed(failure('loginRequired'));
    if (changesSomething(origin) && !(comesFromOwnPage(origin) && showsCommonToken(session)))
      return failed(failure('originRefused'));
    return success({ site: site.id, account: member.id, language: context.language ?? site.defaultLanguage });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = await requestContext(request, app);
    const admitted = await admit(context).catch((problem) => failed(failureOf(problem, request.id)));
    if (!admitted.ok) return sendFailure(reply, context, admitted.failure, app);
    const publish = async () => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      reply.raw.setHeader('cache-control', 'no-store');
      request.raw.setTimeout(limits.files.silentMilliseconds, () => request.raw.destroy());
      await asking.run({ ...admitted.value, id: request.id }, () => tus.handle(request.raw, reply.raw));
    };
    const brings = request.method === 'PATCH' || request.method === 'POST';
    if (!brings) return publish();
    if (await bring(admitted.value.account, publish)) return;
    return sendFailure(reply.header('retry-after', '2'), context, failure('unavailable'), app);
  }

  // The bytes stay where they are until the protocol's library reads them.
  server.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  server.route({ method: 'POST', url: path, handler: answer });
  server.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:id`, handler: answer });
  server.route({
    method: 'OPTIONS',
    url: path,
    handler: (request, reply) => {
      reply.hijack();
      return tus.handle(request.raw, reply.raw);
    },
  });
}

/** A request that had to end because its browser came back is no mistake of that browser: it asks how far it is and goes on. */
const madeToEnd = (problem: { status_code: number; body: string }) =>
  problem === ERRORS.ABORTED ? { ...problem, status_code: 409 } : undefined;

function failureOf(problem: unknown, requestId: string): Failure {
  const { name } = problem as { name?: string };
  // The store's own library names its problems; none of them is the browser's fault.
  return isPassing(problem) || name?.startsWith('S3') ? failure('unavailable') : failure('internal', { requestId });
}
