import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { Database, Statement, Transaction } from '../../ports/database.ts';
import { noSite } from '../../ports/database.ts';
import { isUnusable, runScoped, scopeStatement } from './scoped-query.ts';
import { statementName } from './statement-name.ts';

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
  readonly connectMilliseconds: number;
  readonly statementMilliseconds: number;
}

export interface PostgresDatabase extends Database {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

async function withClient<Outcome>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Outcome>): Promise<Outcome> {
  const client = await pool.connect();
  try {
    const outcome = await work(client);
    client.release();
    return outcome;
  } catch (problem) {
    client.release(isUnusable(problem));
    throw problem;
  }
}

export function connectPostgres(settings: PostgresSettings): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    connectionTimeoutMillis: settings.connectMilliseconds,
    statement_timeout: settings.statementMilliseconds,
    // The server ends a slow statement; this ends one whose answer never comes.
    query_timeout: settings.statementMilliseconds + 1_000,
    application_name: 'imprint',
    // Compiling a statement takes longer than any statement of ours may run.
    options: '-c jit=off',
    // Prepared before its first use, so that a batch holds only one statement that pg has to keep account of.
    onConnect: async (client) => void (await client.query(scopeStatement(noSite))),
  });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', () => {});

  const rows = <Row>(scope: SiteScope, statement: Statement<Row>) => runScoped(pool, scope, statement.compile());

  return {
    pool,
    rows,
    unscopedRows: (statement) => rows(noSite, statement),
    transaction: (scope, work, milliseconds) =>
      withClient(pool, async (client) => {
        await client.query('begin');
        try {
          await client.query(scopeStatement(scope));
          if (milliseconds) await client.query(`set local statement_timeout = ${Math.round(milliseconds)}`);
          const outcome = await work(transactionOn(client, milliseconds));
          await client.query('commit');
          return outcome;
        } catch (problem) {
          await client.query('rollback').catch(() => {});
          throw problem;
        }
      }),
    close: () => pool.end(),
  };
}

const transactionOn = (client: pg.PoolClient, milliseconds?: number): Transaction => ({
  async rows<Row>(statement: Statement<Row>) {
    const compiled = statement.compile();
    const answer = await client.query({
      ...(milliseconds && { query_timeout: milliseconds + 1_000 }),
      name: statementName(compiled.sql),
      text: compiled.sql,
      values: [...compiled.parameters],
    });
    return answer.rows as Row[];
  },
});
