import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import { statementName } from './statement-name.ts';

const scopeName = 'scope';
const scopeText = "select set_config('app.reads',$1,true), set_config('app.writes',$2,true)";

const scopeValues = (scope: SiteScope): [string, string] => [scope.reads.join(','), scope.writes?.toString() ?? ''];

export const scopeStatement = (scope: SiteScope) => ({ name: scopeName, text: scopeText, values: scopeValues(scope) });

/** The part of pg's connection that a query drives; pg's own types leave it out. */
interface Wire {
  parsedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: number[] }): void;
  bind(binding: {
    portal: string;
    statement: string;
    values: string[];
    binary: boolean;
    valueMapper: (value: unknown) => unknown;
  }): void;
  execute(execution: { portal: string; rows: number }): void;
}

interface DrivenQuery {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
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
    if (!wire.parsedStatements[scopeName]) {
      wire.parse({ name: scopeName, text: scopeText, types: [] });
      wire.parsedStatements[scopeName] = scopeText;
    }
    wire.bind({
      portal: '',
      statement: scopeName,
      values: scopeValues(this.scope),
      binary: false,
      valueMapper: (value) => value,
    });
    wire.execute({ portal: '', rows: 0 });
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (!this.answeringScope) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.answeringScope) this.answeringScope = false;
    else super.handleCommandComplete(message, wire);
  }
}

export function runScoped<Row>(client: pg.PoolClient, scope: SiteScope, compiled: CompiledQuery<Row>): Promise<Row[]> {
  const config = { name: statementName(compiled.sql), text: compiled.sql, values: [...compiled.parameters] };
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery(scope, config, (error, result) => (error ? reject(error) : resolve(result.rows as Row[]))),
    );
  });
}
