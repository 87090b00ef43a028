import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { statementName } from './prepared-statements.ts';
import { scopeMessages, scopeName, scopeText, scopeValues } from './scope-messages.ts';

export const scopeStatement = (scope: SiteScope) => ({ name: scopeName, text: scopeText, values: scopeValues(scope) });

/** The part of pg's connection that a query drives; pg's own types leave it out. */
interface Wire {
  readonly stream: { write(bytes: Buffer): void };
}

interface DrivenQuery {
  prepare(wire: Wire): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

const PgQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DrivenQuery & pg.Submittable;

/**
 * Sets the scope and runs the statement in one extended-protocol batch with a single Sync: one round trip and one implicit
 * transaction, so the settings end with the statement. BEGIN/set/query/COMMIT costs twice the CPU.
 */
class ScopedQuery extends PgQuery {
  private readonly scope: SiteScope;
  private answeringScope = true;

  constructor(
    scope: SiteScope,
    config: pg.QueryConfig,
    callback: (error: Error | null, result: pg.QueryResult) => void,
  ) {
    super(config, callback);
    this.scope = scope;
  }

  override prepare(wire: Wire): void {
    wire.stream.write(scopeMessages(this.scope));
    super.prepare(wire);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.answeringScope) this.answeringScope = false;
    else super.handleCommandComplete(message, wire);
  }
}

/** Each connection prepares the scope when it is made; see `connectPostgres`. */
export const runScoped = <Row>(
  pool: pg.Pool,
  prepared: PreparedStatements,
  scope: SiteScope,
  compiled: CompiledQuery<Row>,
): Promise<Row[]> => {
  const name = statementName(compiled.sql);
  const config = { name, text: compiled.sql, values: compiled.parameters as unknown[] };
  return new Promise((resolve, reject) => {
    pool.connect((problem, client, release) => {
      if (problem || !client) return reject(problem);
      prepared.add(client, name);
      client.query(
        new ScopedQuery(scope, config, (error, result) => {
          release((error && isUnusable(error)) || prepared.isFull(client));
          if (error) reject(error);
          else resolve(result.rows as Row[]);
        }),
      );
    });
  });
};

/**
 * A statement's own error leaves the connection usable. Anything else may have left it in the middle of an answer; and with 26000 pg
 * believes that it has prepared a statement which the server does not know.
 */
export const isUnusable = (problem: unknown): boolean =>
  !(problem instanceof pg.DatabaseError) || problem.code === '26000';
