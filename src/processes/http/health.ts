import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { Gauge, Histogram, register } from 'prom-client';
import type { JobsReport } from '../../features/console/use-cases/watch-jobs.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { registerMetrics, siteAnswers, siteSeconds } from '../metrics.ts';
import type { Leaving } from '../stop-gracefully.ts';
import { addEngineMetrics, answersPool, inTime } from './engine-metrics.ts';
import { hostOf } from './request-context.ts';

/** What the site's port tells of the process: that it lives, which edges ask. All else is reported at a port of its own. */
export function addHealth(server: FastifyInstance, app: App, leaving?: Leaving): void {
  registerMetrics();
  const seconds = new Histogram({
    name: 'imprint_http_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  addJobMetrics(app);
  addEngineMetrics(app);
  const { sites, rankedEvery } = limits.metrics;
  const labelOf = createSiteLabels(sites, rankedEvery, forgetSite);
  server.addHook('onResponse', (request, reply, done) => {
    const taken = reply.elapsedTime / 1000;
    seconds.observe({ route: request.routeOptions.url ?? 'page', status: reply.statusCode }, taken);
    const site = labelOf(app.knownHosts.siteOf(hostOf(request)));
    siteAnswers.inc({ site, status: `${Math.floor(reply.statusCode / 100)}xx` });
    siteSeconds.inc({ site }, taken);
    done();
  });

  // An edge with several servers turns to the others before this one stops to answer.
  server.get('/healthz', async (_, reply) =>
    leaving?.begun ? reply.code(503).send({ status: 'leaving' }) : { status: 'alive' },
  );
}

/** For those who run the installation: whether a process can work, and how it does. Readers never reach this port. */
export function createMetricsServer(
  { database, knownHosts, settings }: Pick<App, 'database' | 'knownHosts' | 'settings'>,
  stalledParts: () => readonly string[] = () => [],
): FastifyInstance {
  const server = fastify();
  // A process whose work stands still is not healed by waiting: whoever looks after it starts it again.
  server.get('/healthz', async (_, reply) => {
    const parts = stalledParts();
    return reply
      .code(parts.length > 0 ? 503 : 200)
      .send(parts.length > 0 ? { status: 'stands still', parts } : { status: 'alive' });
  });
  // A proxy that fetches certificates when a host is requested the first time asks here whether to (Caddy's on_demand_tls).
  server.get<{ Querystring: { domain?: unknown } }>('/known-host', async ({ query }, reply) => {
    const host = String(query.domain).toLowerCase();
    // Until there is a site, whoever makes the first one comes by the main domain.
    const isFirst = knownHosts.isEmpty() && host === settings.IMPRINT_MAIN_DOMAIN;
    const isKnown = isFirst || knownHosts.siteOf(host) !== undefined;
    return reply.code(isKnown ? 200 : 404).send({ status: isKnown ? 'known' : 'unknown' });
  });
  server.get('/readyz', async (_, reply) => {
    const ready = await answersPool(database);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
  server.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()));
  return server;
}

const states = ['waiting', 'running', 'dead'] as const;

/** What waits stands in the database, so that every process can tell it, also while no worker runs. */
export function addJobMetrics({ editorial, securityEvents, log }: Pick<App, 'editorial' | 'securityEvents' | 'log'>) {
  let pending: Promise<JobsReport | undefined> | undefined;
  /** Both gauges are asked at the same moment, and the database once. */
  const report = () => {
    pending ??= editorial.watch
      .report()
      .catch((problem: unknown) => {
        log.warn({ problem }, 'the jobs could not be counted');
        return undefined;
      })
      .finally(() => {
        pending = undefined;
      });
    return inTime(pending, undefined);
  };
  register.registerMetric(
    new Gauge({
      name: 'imprint_marks',
      help: 'Changes that index or edges do not know yet; parked ones wait for a person',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const reported = await report();
        this.reset();
        if (!reported) return;
        this.set({ state: 'waiting' }, reported.waiting);
        this.set({ state: 'parked' }, reported.parked);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'imprint_jobs',
      help: 'Jobs by queue; dead ones wait for a person',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        const reported = await report();
        this.reset();
        for (const queue of reported?.queues ?? [])
          for (const state of states) this.set({ queue: queue.name, state }, queue[state]);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'imprint_command_timestamp_seconds',
      help: 'When a command of the installation last did its work',
      labelNames: ['command'],
      registers: [],
      async collect() {
        const pending = securityEvents.lastCommands().catch((problem: unknown) => {
          log.warn({ problem }, 'the commands could not be counted');
          return [];
        });
        const last = await inTime(pending, []);
        for (const { command, seconds } of last) this.set({ command }, seconds);
      },
    }),
  );
}

/**
 * Names for sites in metrics. Each is a series, so that only the busiest sites have one of their own, found out anew every so many
 * answers. One that falls behind goes to the others from then on; its series ends.
 */
export function createSiteLabels(most: number, every: number, forget: (label: string) => void) {
  const answers = new Map<number, number>();
  let own: ReadonlySet<number> = new Set();
  let until = every;
  const rank = () => {
    const byAnswers = [...answers].toSorted(([, one], [, other]) => other - one);
    const next = new Set(byAnswers.slice(0, most).map(([site]) => site));
    for (const site of own) if (!next.has(site)) forget(String(site));
    own = next;
    if (until <= 0) until = every;
  };
  return (site: number | undefined): string => {
    if (site === undefined) return 'unknown';
    answers.set(site, (answers.get(site) ?? 0) + 1);
    until -= 1;
    if (until <= 0 || (own.size < most && !own.has(site))) rank();
    return own.has(site) ? String(site) : 'others';
  };
}

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'];

function forgetSite(site: string): void {
  for (const status of classes) siteAnswers.remove({ site, status });
  siteSeconds.remove({ site });
}
