import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../../ports/database.ts';
import type { JobHandler, Jobs, Queue } from '../../ports/jobs.ts';
import type { Log } from '../../ports/log.ts';
import { tracedLater, traceparentNow } from '../../ports/traces.ts';
import { apartFromTransaction, assertOutsideTransaction } from '../../ports/transaction-scope.ts';
import { cronEvery, runDuty } from './duties.ts';
import { deadLettersOf, queueReports, runningJobs } from './reports.ts';

export interface JobSettings {
  readonly mostTries: number;
  readonly firstDelaySeconds: number;
  readonly mostDelaySeconds: number;
  /** A worker that says nothing for so long is taken for dead, and others do its job. */
  readonly silentSeconds: number;
  readonly idleSeconds: number;
  readonly superviseSeconds: number;
  readonly keptDeadSeconds: number;
  readonly stopMilliseconds: number;
}

/** Told of every job and duty that ended. */
type JobEnded = (queue: string, outcome: 'completed' | 'refused' | 'failed', milliseconds: number) => void;

/** Where a job carries the trace of whoever sent it, if that was recorded. */
const traceIn = '_trace';

const selectAlive = `select singleton_key as key from pgboss.job
  where name = $1 and singleton_key = any ($2::text[]) and state in ('created', 'retry', 'active')`;

const mostDutySeconds = 3_600;
const deadLettersName = (queue: string): string => `${queue}-dead`;

/** Jobs in PostgreSQL, on the connections that the process has anyway. The schema is made by a migration, never from here. */
export function connectPgBoss(pool: pg.Pool, log: Log, settings: JobSettings, ended: JobEnded = () => {}): Jobs {
  const started: PgBoss[] = [];
  const stopping = new AbortController();
  const knownTo = new Map<PgBoss, Set<string>>();
  /** Queues into which something can be put without asking for them first. */
  const prepared = new Set<string>();

  const starter = (supervise: boolean) => {
    let starting: Promise<PgBoss> | undefined;
    return () => {
      starting ??= apartFromTransaction(() => start(supervise)).catch((problem: unknown) => {
        starting = undefined;
        throw problem;
      });
      return starting;
    };
  };
  /** Whoever only sends must not do the housekeeping of the workers. */
  const sender = starter(false);
  const worker = starter(true);

  async function start(supervise: boolean): Promise<PgBoss> {
    const boss = new PgBoss({
      db: {
        executeSql: (text, values) => {
          assertOutsideTransaction('the jobs');
          return pool.query(text, values);
        },
      },
      schema: 'pgboss',
      supervise,
      superviseIntervalSeconds: settings.superviseSeconds,
      monitorIntervalSeconds: settings.superviseSeconds,
      // Whoever does the maintenance also looks for what is due.
      schedule: supervise,
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
    });
    boss.on('error', (problem) => log.error({ problem }, 'the jobs have a problem'));
    await boss.start();
    started.push(boss);
    knownTo.set(boss, new Set());
    return boss;
  }

  async function ready(boss: PgBoss, { name, mostSeconds }: Queue<object>): Promise<void> {
    const known = knownTo.get(boss);
    if (known?.has(name)) return;
    const deadLetter = deadLettersName(name);
    await boss.createQueue(deadLetter, { retentionSeconds: settings.keptDeadSeconds });
    await boss.createQueue(name, {
      policy: 'short',
      deadLetter,
      expireInSeconds: mostSeconds,
      retryLimit: settings.mostTries - 1,
      retryDelay: settings.firstDelaySeconds,
      retryDelayMax: settings.mostDelaySeconds,
      retryBackoff: true,
      heartbeatSeconds: settings.silentSeconds,
      retentionSeconds: settings.keptDeadSeconds,
    });
    known?.add(name);
  }

  /** A first job asks for its queue on a connection of its own, which one inside a transaction must not wait for. */
  async function prepare(queue: Queue<object>): Promise<PgBoss> {
    const boss = await sender();
    if (prepared.has(queue.name)) return boss;
    await ready(boss, queue);
    await boss.insert(queue.name, []);
    prepared.add(queue.name);
    return boss;
  }

  const reportProgress = async (queue: string, id: string, percent: number): Promise<void> => {
    const whole = Math.round(Math.min(100, Math.max(0, percent)));
    await pool.query(
      `update pgboss.job set output = jsonb_build_object('percent', $3::int)
       where name = $1 and id = $2 and state = 'active'`,
      [queue, id, whole],
    );
  };

  return {
    async prepare(queues) {
      for (const queue of queues) await prepare(queue);
    },

    async send(queue, jobs, transaction) {
      if (jobs.length === 0) return;
      if (!prepared.has(queue.name)) assertOutsideTransaction(`the queue ${queue.name}, which is not prepared,`);
      const boss = await apartFromTransaction(() => prepare(queue));
      const trace = traceparentNow();
      const rows = jobs.map(({ data, key = randomUUID(), afterSeconds = 0 }) => ({
        data: trace ? { ...data, [traceIn]: trace } : data,
        singletonKey: key,
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      }));
      await boss.insert(queue.name, rows, transaction && { db: within(transaction) });
    },

    async work(queue, handler) {
      const boss = await worker();
      await ready(boss, queue);
      const options = { pollingIntervalSeconds: settings.idleSeconds, perJobResults: true } as const;
      for (let place = 0; place < queue.atOnce; place += 1) {
        let hand = '';
        hand = await boss.work<object>(queue.name, options, async (jobs) => {
          const results = await Promise.all(jobs.map((job) => runJob(queue.name, handler, job)));
          // Where one was there may be more: only who found nothing waits.
          boss.notifyWorker(hand);
          return results;
        });
      }
    },

    async repeat({ name, everySeconds }, work) {
      const boss = await worker();
      await boss.createQueue(name, {
        policy: 'short',
        // What was missed is done by the next one.
        retryLimit: 0,
        expireInSeconds: mostDutySeconds,
        heartbeatSeconds: settings.silentSeconds,
        deleteAfterSeconds: 3_600,
      });
      await boss.schedule(name, cronEvery(everySeconds), {}, { singletonKey: name });
      await boss.insert(name, [{ singletonKey: name }]);
      await boss.work(name, { pollingIntervalSeconds: settings.idleSeconds }, ([job]) =>
        runDuty(everySeconds, AbortSignal.any(job ? [stopping.signal, job.signal] : [stopping.signal]), async () => {
          const begun = performance.now();
          const outcome = await work().then(
            () => 'completed' as const,
            (problem: unknown) => {
              log.warn({ duty: name, problem }, 'a duty waits for its next time');
              return 'failed' as const;
            },
          );
          ended(name, outcome, performance.now() - begun);
        }),
      );
    },

    async alive({ name }, keys, transaction) {
      const values = [name, keys];
      const { rows } = await (transaction
        ? within(transaction).executeSql(selectAlive, values)
        : pool.query(selectAlive, values));
      return new Set(rows.map((row) => String(row.key)));
    },
    queues: () => queueReports(pool),
    running: () => runningJobs(pool),
    dead: (most, site) => deadLettersOf(pool, most, site),

    async retry(id) {
      const { rows } = await pool.query("select name from pgboss.job where id = $1 and name like '%-dead'", [id]);
      const boss = await sender();
      return rows.length > 0 && (await boss.redrive(rows[0].name, { ids: [id] })) > 0;
    },

    async forget(id) {
      const { rowCount } = await pool.query(
        "delete from pgboss.job where id = $1 and name like '%-dead' and state < 'active'",
        [id],
      );
      return rowCount === 1;
    },

    async stop() {
      stopping.abort();
      await Promise.all(
        started.map((boss) => boss.stop({ graceful: true, timeout: settings.stopMilliseconds, close: false })),
      );
    },
  };

  async function runJob<Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    job: { id: string; data: object; signal: AbortSignal },
  ): Promise<JobResult> {
    const { id, signal } = job;
    const { [traceIn]: trace, ...data } = job.data as Record<string, unknown>;
    const begun = performance.now();
    const report = (outcome: Parameters<JobEnded>[1]) => ended(queue, outcome, performance.now() - begun);
    try {
      const running = {
        id,
        signal,
        data: data as Data,
        progress: (percent: number) => reportProgress(queue, id, percent),
      };
      const outcome = await tracedLater(
        [trace as string | undefined],
        () => ({ name: `job ${queue}`, kind: 'consumer' }),
        () => handler(running),
      );
      report(outcome.ok ? 'completed' : 'refused');
      if (outcome.ok) return { id, status: 'completed' };
      return { id, status: 'deadletter', output: { reason: outcome.failure.reason } };
    } catch (problem) {
      report('failed');
      log.warn({ job: id, problem }, 'a job failed');
      return { id, status: 'failed', output: { reason: problem instanceof Error ? problem.message : String(problem) } };
    }
  }
}

/** Lets pg-boss speak through our transaction. */
const within = (transaction: Transaction) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await transaction.rows({ compile: () => CompiledQuery.raw(text, values) }),
  }),
});
