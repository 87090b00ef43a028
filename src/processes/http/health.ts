import fastify, { type FastifyInstance } from 'fastify';
import { Histogram, register } from 'prom-client';
import type { App } from '../create-app.ts';
import type { Leaving } from '../leaving.ts';
import { limits } from '../limits.ts';
import { registerMetrics, siteAnswers, siteSeconds } from '../metrics.ts';
import { createSiteLabels } from '../site-labels.ts';
import { addJobMetrics } from './job-metrics.ts';
import { hostOf } from './request-context.ts';

/** What the site's port tells of the process: that it lives, which edges ask. All else is told at a port of its own. */
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
