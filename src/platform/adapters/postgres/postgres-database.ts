import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import { type AsIf, asIfNow, findAsIf } from '../../ports/as-if.ts';
import { type Database, noSite, type Statement, type Transaction } from '../../ports/database.ts';
import { traced, traceparentNow } from '../../ports/traces.ts';
import { assertOutsideTransaction, insideTransaction } from '../../ports/transaction-scope.ts';
import { describeStatement } from './describe-statement.ts';
import { preparedStatements, statementName } from './prepared-statements.ts';
import { poolerProblem } from './refuse-pooler.ts';
import { isUnusable, scopeStatement } from './scoped-query.ts';
import { createBatches } from './statement-batch.ts';

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
  readonly connectMilliseconds: number;
  readonly statementMilliseconds: number;
  /** A connection that has prepared more statements is replaced by a new one. */
  readonly mostPrepared: number;
}

/** What an operator wants to hear of. */
export interface PostgresEvents {
  connectionLost(problem: Error): void;
  statementTook(milliseconds: number, text: string, name: string): void;
  /** Statements went to the server together, outside transactions. */
  batchSent(): void;
}

/** Statements of a batch run one after the other: who is in it waits for those before. */
const mostInBatch = 6;

/** Whoever looks holds a connection, and the locks of what was done for them. */
const mostAsIfMilliseconds = 10_000;

const changing = /\b(?:insert\s+into|delete\s+from|merge\s+into|update\s+\S+(?:\s+as)?(?:\s+\S+)?\s+set)\b/i;

const unheard: PostgresEvents = { connectionLost() {}, statementTook() {}, batchSent() {} };

export interface PostgresDatabase extends Database {
  readonly pool: pg.Pool;
  /** Why this process must not work over its connections. */
  poolerProblem(): Promise<string | undefined>;
  close(): Promise<void>;
}

export function connectPostgres(settings: PostgresSettings, events: PostgresEvents = unheard): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    connectionTimeoutMillis: settings.connectMilliseconds,
    statement_timeout: settings.statementMilliseconds,
    // The server ends a slow statement; this ends one whose answer never comes.
    query_timeout: settings.statementMilliseconds + 1_000,
    application_name: 'imprint',
    // Compiling a statement, or starting processes to share it, takes longer than any statement of ours may run; among a million papers
    // PostgreSQL would do either for ten rows.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    // Prepared before its first use, so that a batch holds only one statement that pg has to keep account of.
    onConnect: async (client) => void (await client.query(scopeStatement(noSite))),
  });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', (problem) => events.connectionLost(problem));
  const prepared = preparedStatements(settings.mostPrepared);
  const ask = createBatches(pool, prepared, mostInBatch, events.batchSent);

  const rows = async <Row>(scope: SiteScope, statement: Statement<Row>): Promise<Row[]> => {
    assertOutsideTransaction('the database');
    const asIf = asIfNow();
    if (asIf) return asIf.rows(scope, statement);
    const compiled = statement.compile();
    const begun = performance.now();
    try {
      return await traced(
        () => describeStatement(compiled.sql),
        () => ask(scope, compiled),
      );
    } finally {
      events.statementTook(performance.now() - begun, compiled.sql, statementName(compiled.sql));
    }
  };

  const withClient = async <Outcome>(work: (client: pg.PoolClient) => Promise<Outcome>): Promise<Outcome> => {
    const client = await pool.connect();
    try {
      const outcome = await work(client);
      client.release(prepared.isFull(client));
      return outcome;
    } catch (problem) {
      client.release(isUnusable(problem) || prepared.isFull(client));
      throw problem;
    }
  };

  const transactionOn = (client: pg.PoolClient, milliseconds?: number): Transaction => ({
    async rows<Row>(statement: Statement<Row>) {
      const compiled = statement.compile();
      const name = statementName(compiled.sql);
      prepared.add(client, name);
      const begun = performance.now();
      try {
        const answer = await traced(
          () => describeStatement(compiled.sql),
          () =>
            client.query({
              ...(milliseconds && { query_timeout: milliseconds + 1_000 }),
              name,
              text: compiled.sql,
              values: [...compiled.parameters],
            }),
        );
        return answer.rows as Row[];
      } finally {
        // Who allows itself more time than readers have is not slow within it.
        if (!milliseconds) events.statementTook(performance.now() - begun, compiled.sql, name);
      }
    },
  });

  return {
    pool,
    poolerProblem: () => poolerProblem(withClient),
    rows,
    unscopedRows: (statement) => rows(noSite, statement),
    async transaction(scope, work, milliseconds) {
      assertOutsideTransaction('a second transaction');
      const asIf = asIfNow();
      if (asIf) return insideTransaction(() => work({ rows: (statement) => asIf.rows(scope, statement) }));
      return withClient(async (client) => {
        await client.query('begin');
        try {
          await client.query(scopeStatement(scope));
          const trace = traceparentNow();
          if (trace) await client.query("select set_config('app.trace', $1, true)", [trace]);
          if (milliseconds) await client.query(`set local statement_timeout = ${Math.round(milliseconds)}`);
          const outcome = await insideTransaction(() => work(transactionOn(client, milliseconds)));
          await client.query('commit');
          return outcome;
        } catch (problem) {
          await client.query('rollback').catch(() => {});
          throw problem;
        }
      });
    },
    async asIf(scope, work, find) {
      assertOutsideTransaction('a second transaction');
      return withClient(async (client) => {
        const transaction = transactionOn(client);
        let last: Promise<unknown> = Promise.resolve();
        await client.query('begin');
        try {
          await client.query(scopeStatement(scope));
          const made = await insideTransaction(() => work(transaction));
          await client.query('set transaction read only');
          // Each statement with its scope before it, and no other one in between.
          const read: AsIf['rows'] = (readScope, statement) => {
            const answer = last.then(async () => {
              // Refused here, because PostgreSQL would refuse all that is asked after it.
              if (changing.test(statement.compile().sql)) throw new Error('What is only looked at can’t be changed.');
              await client.query(scopeStatement({ reads: readScope.reads, writes: null }));
              return transaction.rows(statement);
            });
            last = answer.catch(() => {});
            return answer;
          };
          return await findAsIf(read, mostAsIfMilliseconds, () => find(made));
        } finally {
          await last;
          await client.query('rollback');
        }
      });
    },
    close: () => pool.end(),
  };
}
