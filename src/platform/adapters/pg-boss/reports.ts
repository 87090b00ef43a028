import type pg from 'pg';
import type { QueueReport, ReportedJob } from '../../ports/jobs.ts';

// Duties come again by themselves: they have no dead letters and are in no report.
const isDead = "name like '%-dead'";

export async function queueReports(pool: pg.Pool): Promise<QueueReport[]> {
  const { rows } = await pool.query<QueueReport>(`
    select queue.name,
      count(job.id) filter (where job.name = queue.name and state in ('created', 'retry'))::int as waiting,
      count(job.id) filter (where job.name = queue.name and state = 'active')::int as running,
      count(job.id) filter (where job.name = queue.name and state = 'completed')::int as done,
      count(job.id) filter (where job.name = queue.dead_letter and state < 'active')::int as dead
    from pgboss.queue left join pgboss.job on job.name in (queue.name, queue.dead_letter)
    where queue.dead_letter is not null
    group by queue.name order by queue.name`);
  return rows;
}

interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly data: object;
  readonly output: Record<string, unknown> | null;
  readonly tries: number;
  readonly since: Date;
}

export async function runningJobs(pool: pg.Pool): Promise<ReportedJob[]> {
  const { rows } = await pool.query<JobRow>(`
    select id, name as queue, data, output, retry_count + 1 as tries, started_on as since
    from pgboss.job where state = 'active' and name in (select name from pgboss.queue where dead_letter is not null)
    order by started_on`);
  return rows.map(reported);
}

export async function deadLettersOf(pool: pg.Pool, most: number, site?: number): Promise<ReportedJob[]> {
  const { rows } = await pool.query<JobRow>(
    `select id, source_name as queue, data, source_output as output, source_retry_count + 1 as tries, created_on as since
     from pgboss.job where ${isDead} and state < 'active' and ($2::int is null or data ->> 'site' = $2::text)
     order by created_on desc limit $1`,
    [most, site ?? null],
  );
  return rows.map(reported);
}

const reported = ({ output, ...job }: JobRow): ReportedJob => ({
  ...job,
  percent: typeof output?.percent === 'number' ? output.percent : null,
  reason: reasonIn(output),
});

/** Our own reasons stand under `reason`; what pg-boss says itself, of time and of silence, under `value.message`. */
function reasonIn(output: Record<string, unknown> | null): string | null {
  const own = output?.reason ?? output?.message;
  const theirs = (output?.value as { message?: unknown } | undefined)?.message;
  if (theirs === 'job timed out') return 'it took too long';
  if (theirs === 'job heartbeat timeout') return 'its worker went away';
  return typeof own === 'string' ? own : typeof theirs === 'string' ? theirs : null;
}
