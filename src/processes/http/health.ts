import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { Gauge, Histogram, register } from 'prom-client';
import type { JobsReport } from '../../features/console/use-cases/watch-jobs.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { registerMetrics, siteAnswers, siteSeconds } from '../metrics.ts';
import type { Leaving } from '../stop-gracefully.ts';
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
  const labelOf = createSiteLabels(limits.metrics.sites);
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
export function createMetricsServer({ database }: Pick<App, 'database'>): FastifyInstance {
  const server = fastify();
  server.get('/readyz', async (_, reply) => {
    const ready = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
  server.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()));
  return server;
}

const states = ['waiting', 'running', 'dead'] as const;

/** What waits stands in the database, so that every process can tell it, also while no worker runs. */
export function addJobMetrics({ editorial, log }: Pick<App, 'editorial' | 'log'>): void {
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
    return pending;
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
        this.set({ state: 'parked' }, reported.late.filter(({ isParked }) => isParked).length);
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
}

/** Names for sites in metrics. Each is a series for ever, so that only the first sites get one of their own. */
export function createSiteLabels(most: number): (site: number | undefined) => string {
  const labelled = new Set<number>();
  return (site) => {
    if (site === undefined) return 'unknown';
    if (labelled.size < most) labelled.add(site);
    return labelled.has(site) ? String(site) : 'others';
  };
}
