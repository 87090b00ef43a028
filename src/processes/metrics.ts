import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Log } from '../platform/ports/log.ts';

/** What a process counts from its first moment, before it is known where the figures are told. */
const registers: never[] = [];
const quickBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];
const longBuckets = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1_800];

const connectionsLost = new Counter({
  name: 'imprint_database_connections_lost_total',
  help: 'Connections to PostgreSQL that broke while nobody used them',
  registers,
});

const statementSeconds = new Histogram({
  name: 'imprint_database_seconds',
  help: 'Time of a statement, the wait for a connection included',
  buckets: quickBuckets,
  registers,
});

const batches = new Counter({
  name: 'imprint_database_round_trips_total',
  help: 'Ways to PostgreSQL and back outside transactions; several statements may go together',
  registers,
});

const slowStatements = new Counter({
  name: 'imprint_database_slow_statements_total',
  help: 'Statements that took longer than IMPRINT_SLOW_QUERY_MS; the log has them',
  registers,
});

export const siteAnswers = new Counter({
  name: 'imprint_site_answers_total',
  help: 'Answers by site and class of status',
  labelNames: ['site', 'status'],
  registers,
});

export const siteSeconds = new Counter({
  name: 'imprint_site_seconds_total',
  help: 'Time spent on the answers of a site',
  labelNames: ['site'],
  registers,
});

export const pageAnswers = new Counter({
  name: 'imprint_pages_total',
  help: 'Pages for everyone, by whether they were kept or had to be rendered',
  labelNames: ['from'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'imprint_job_seconds',
  help: 'Time of a job or duty, by queue and how it ended',
  labelNames: ['queue', 'outcome'],
  buckets: longBuckets,
  registers,
});

export const workerTurn = new Gauge({
  name: 'imprint_worker_turn_timestamp_seconds',
  help: 'When a part of this worker came round last, whether it had something to do or not',
  labelNames: ['part'],
  registers,
});

export const workerTroubles = new Counter({
  name: 'imprint_worker_troubles_total',
  help: 'Turns of a part of this worker that failed, mostly because an engine is away',
  labelNames: ['part'],
  registers,
});

export const deliverySeconds = new Histogram({
  name: 'imprint_delivery_seconds',
  help: 'Time to deliver a batch of changes to index or edge',
  labelNames: ['part'],
  buckets: longBuckets,
  registers,
});

/** Once in a process, before others register theirs. */
export function registerMetrics(): void {
  register.clear();
  collectDefaultMetrics();
  for (const metric of [
    connectionsLost,
    statementSeconds,
    batches,
    slowStatements,
    siteAnswers,
    siteSeconds,
    pageAnswers,
    workerTroubles,
  ])
    register.registerMetric(metric as Counter);
  for (const metric of [jobSeconds, deliverySeconds]) register.registerMetric(metric as Histogram);
  register.registerMetric(workerTurn as Gauge);
}

const longestText = 2_000;

/**
 * Counts what PostgreSQL does to us and logs what is out of order. Texts of statements hold no values: those travel apart. By its name
 * PostgreSQL's own views and log know a statement.
 */
export const databaseEvents = (log: Pick<Log, 'warn'>, slowMilliseconds: number) => ({
  connectionLost(problem: Error): void {
    connectionsLost.inc();
    log.warn({ problem }, 'a connection to the database broke');
  },
  statementTook(milliseconds: number, text: string, name: string): void {
    statementSeconds.observe(milliseconds / 1_000);
    if (milliseconds <= slowMilliseconds) return;
    slowStatements.inc();
    log.warn(
      { milliseconds: Math.round(milliseconds), name, text: text.slice(0, longestText) },
      'a statement was slow',
    );
  },
  batchSent: () => batches.inc(),
});
