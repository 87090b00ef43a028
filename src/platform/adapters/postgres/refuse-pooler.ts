import type pg from 'pg';

const reason =
  'connections to PostgreSQL go through a pooler such as PgBouncer. It takes away what each connection is set up with: limits of time, ' +
  'prepared statements, LISTEN. Name PostgreSQL itself; IMPRINT_DATABASE_CONNECTIONS limits the connections of a process';

/** What a pooler says that is not told to let such settings pass, and drop them. */
const refused = /unsupported startup parameter/i;

/**
 * Why this process must not work over these connections; nothing where PostgreSQL answers itself, or nobody does. A pooler gives each
 * of its clients a number of its own, and PostgreSQL knows the right one.
 */
export async function poolerProblem(
  withClient: (work: (client: pg.ClientBase) => Promise<boolean>) => Promise<boolean>,
): Promise<string | undefined> {
  try {
    const isItself = await withClient(async (client) => {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      return rows[0].pid === (client as unknown as { processID: number }).processID;
    });
    return isItself ? undefined : reason;
  } catch (problem) {
    return refused.test((problem as Error).message) ? reason : undefined;
  }
}
