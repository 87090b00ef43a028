import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { statementName } from './prepared-statements.ts';
import { scopeMessages } from './scope-messages.ts';
import { isUnusable, runScoped } from './scoped-query.ts';

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

/** Several statements behind one scope, with a single Sync: one round trip, one transaction, one setting of the scope. */
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

interface Waiting {
  readonly compiled: CompiledQuery<unknown>;
  resolve(rows: unknown[]): void;
  reject(problem: unknown): void;
}

/** A statement that changes nothing may be run once more if another one of its batch fails. */
const isReading = ({ sql }: CompiledQuery<unknown>): boolean =>
  /^\s*(?:\(\s*)?select\b/i.test(sql) && !/\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i.test(sql);

/**
 * Sends what is asked in one turn of the event loop together: the calls of a page ask at the same time, and most of what a small
 * statement costs is the way there and back. Statements of one batch run one after the other, so a batch is short.
 */
export function createBatches(pool: pg.Pool, prepared: PreparedStatements, mostInBatch: number) {
  const waiting = new Map<string, { readonly scope: SiteScope; readonly statements: Waiting[] }>();

  const runAlone = (scope: SiteScope, { compiled, resolve, reject }: Waiting): void => {
    runScoped(pool, prepared, scope, compiled).then(resolve, reject);
  };

  const runTogether = (scope: SiteScope, statements: readonly Waiting[]): void => {
    pool.connect((problem, client, release) => {
      if (problem || !client) {
        for (const { reject } of statements) reject(problem);
        return;
      }
      const answers: unknown[][] = [];
      const queries = statements.map(({ compiled: { sql, parameters } }, place) => {
        const name = statementName(sql);
        prepared.add(client, name);
        return new PgQuery({ name, text: sql, values: parameters as unknown[] }, (_, result) => {
          answers[place] = result?.rows ?? [];
        });
      });
      const done = (error: Error | null) => {
        // What was prepared behind the failed statement is not known, so the connection is given up.
        release(error !== null || prepared.isFull(client));
        for (const [place, one] of statements.entries()) {
          if (!error) one.resolve(answers[place] ?? []);
          else if (isUnusable(error)) one.reject(error);
          else runAlone(scope, one);
        }
      };
      client.query(new ScopedBatch(scope, queries, done) as unknown as pg.Submittable);
    });
  };

  const sendAll = (): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { scope, statements } of all) {
      for (let first = 0; first < statements.length; first += mostInBatch) {
        const batch = statements.slice(first, first + mostInBatch);
        const [only] = batch;
        if (batch.length === 1 && only) runAlone(scope, only);
        else runTogether(scope, batch);
      }
    }
  };

  return <Row>(scope: SiteScope, compiled: CompiledQuery<Row>): Promise<Row[]> => {
    if (!isReading(compiled)) return runScoped(pool, prepared, scope, compiled);
    return new Promise<Row[]>((resolve, reject) => {
      const key = `${scope.reads.join(',')}|${scope.writes ?? ''}`;
      if (waiting.size === 0) setImmediate(sendAll);
      const known = waiting.get(key) ?? { scope, statements: [] };
      known.statements.push({ compiled, resolve: resolve as Waiting['resolve'], reject });
      waiting.set(key, known);
    });
  };
}
