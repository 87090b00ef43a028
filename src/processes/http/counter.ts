import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CounterException, exception, statusOf } from '../../features/discovery/counter/domain/exception.ts';
import { writeJson } from '../../features/discovery/counter/use-cases/write-json.ts';
import type { Result } from '../../platform/kernel/result.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { hostOf, requestContext } from './request-context.ts';
import { sendWhileMade } from './send-while-made.ts';

/** /r51/…: the API of COUNTER Release 5.1, by which libraries fetch their reports. Nobody keeps its answers. */
export function addCounter(server: FastifyInstance, app: App): void {
  const refuse = (reply: FastifyReply, why: CounterException) => reply.code(statusOf(why)).send(why);

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (platform: Awaited<ReturnType<App['counter']['platformOf']>>, given: URLSearchParams) => Promise<unknown>,
  ) => {
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const site = await app.sites.byHost(hostOf(request));
    if (!site) return reply.code(404).send(exception(1000));
    if (site.state !== 'open') return refuse(reply, exception(1000));
    try {
      const { trace } = await requestContext(request, app);
      const { allowed } = await app.rateLimit.take(`counter ${site.id} ${trace.address}`, limits.counter.rate);
      const { most, seconds } = limits.counter.rate;
      if (!allowed) return refuse(reply, exception(1020, `At most ${most} requests in ${seconds} seconds`));
      const given = new URL(request.url, 'http://site').searchParams;
      return await work(await app.counter.platformOf(site), given);
    } catch (problem) {
      app.log.error({ requestId: request.id, problem }, 'a COUNTER report could not be made');
      return refuse(reply, exception(1000));
    }
  };
  const send = (reply: FastifyReply, found: Result<unknown, CounterException>) =>
    found.ok ? reply.send(found.value) : refuse(reply, found.failure);

  server.get('/r51/status', (request, reply) =>
    answer(request, reply, async ({ name }) =>
      reply.send([{ Description: `COUNTER Release 5.1 reports of ${name}`, Service_Active: true }]),
    ),
  );
  server.get('/r51/members', (request, reply) =>
    answer(request, reply, async (platform, given) => send(reply, await app.counter.reports.members(platform, given))),
  );
  server.get('/r51/reports', (request, reply) =>
    answer(request, reply, async (platform, given) => send(reply, await app.counter.reports.list(platform, given))),
  );
  server.get<{ Params: { id: string } }>('/r51/reports/:id', (request, reply) =>
    answer(request, reply, async (platform, given) => {
      const served = await app.counter.share.serve(platform.site, async () => {
        const found = await app.counter.reports.report(platform, request.params.id, given);
        if (!found.ok) return refuse(reply, found.failure);
        return sendWhileMade(reply, writeJson(found.value), limits.counter.milliseconds);
      });
      return served.ok ? reply : refuse(reply, exception(1010));
    }),
  );
}
