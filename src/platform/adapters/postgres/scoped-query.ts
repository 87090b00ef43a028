import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import { type PreparedStatements, statementName } from './prepared-statements.ts';
import { scopeMessages, scopeName, scopeText, scopeValues } from './scope-messages.ts';

export const scopeStatement = (scope: SiteScope) => ({ name: scopeName, text: scopeText, values: scopeValues(scope) });

/** The part of pg's connection and queries that a batch drives; pg's own types leave it out. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void; cork(): void; uncork(): void };
  sync(): void;
}

interface DrivenQuery {
  readonly name: string;
  readonly text: string;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

const PgQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DrivenQuery;

/**
 * Sets the scope and runs the statements in one extended-protocol batch with a single Sync: one round trip and one implicit
 * transaction, so the settings end with the statements. BEGIN/set/query/COMMIT costs twice the CPU.
 */
class ScopedBatch {
  callback: (error: Error | null) => void;
  private readonly scope: SiteScope;
  private readonly queries: readonly DrivenQuery[];
  /** The statement whose answer is coming; -1 stands for the scope. */
  private place = -1;

  constructor(scope: SiteScope, queries: readonly DrivenQuery[], callback: (error: Error | null) => void) {
    this.scope = scope;
    this.queries = queries;
    this.callback = callback;
  }

  /** By these pg remembers which statement was prepared when the server says that one was. */
  get name(): string | undefined {
    return this.queries[this.place]?.name;
  }

  get text(): string | undefined {
    return this.queries[this.place]?.text;
  }

  submit(wire: Wire): null {
    const unsynced: Wire = Object.create(wire, { sync: { value: () => {} } });
    wire.stream.cork();
    wire.stream.write(scopeMessages(this.scope));
    for (const query of this.queries) query.prepare(query === this.queries.at(-1) ? wire : unsynced);
    wire.stream.uncork();
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.place]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.queries[this.place]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.queries[this.place]?.handleCommandComplete(message, wire);
    this.place += 1;
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(wire: Wire): void {
    for (const query of this.queries) query.handleReadyForQuery(wire);
    this.callback(null);
  }
}

/** The rows of each statement. Each connection prepares the scope when it is made; see `connectPostgres`. */
export const runScoped = (
  pool: pg.Pool,
  prepared: PreparedStatements,
  scope: SiteScope,
  statements: readonly CompiledQuery<unknown>[],
): Promise<unknown[][]> =>
  new Promise((resolve, reject) => {
    pool.connect((problem, client, release) => {
      if (problem || !client) return reject(problem);
      const answers: unknown[][] = [];
      /** Rows that came whole and could not be understood. */
      let unreadable: Error | null = null;
      const queries = statements.map(({ sql, parameters }, place) => {
        const name = statementName(sql);
        prepared.add(client, name);
        return new PgQuery({ name, text: sql, values: parameters as unknown[] }, (error, result) => {
          if (error) unreadable = error;
          else answers[place] = result.rows;
        });
      });
      const done = (refused: Error | null) => {
        const error = refused ?? unreadable;
        // Behind a statement that failed pg believes that it has prepared what the server never read.
        release((error && (queries.length > 1 || isUnusable(error))) || prepared.isFull(client));
        if (error) reject(error);
        else resolve(answers);
      };
      client.query(new ScopedBatch(scope, queries, done) as unknown as pg.Submittable);
    });
  });

/**
 * A statement's own error leaves the connection usable. Anything else may have left it in the middle of an answer; and with 26000 pg
 * believes that it has prepared a statement which the server does not know.
 */
export const isUnusable = (problem: unknown): boolean =>
  !(problem instanceof pg.DatabaseError) || problem.code === '26000';
