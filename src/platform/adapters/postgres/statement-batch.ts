import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { PreparedStatements } from './prepared-statements.ts';
import { isUnusable, runScoped } from './scoped-query.ts';

interface Waiting {
  readonly compiled: CompiledQuery<unknown>;
  resolve(rows: unknown[]): void;
  reject(problem: unknown): void;
}

/**
 * A statement that changes nothing, and locks nothing, may be run once more if another one of its batch fails. A function that changes
 * something for a site is called inside a transaction: here it may not write.
 */
const isReading = ({ sql }: CompiledQuery<unknown>): boolean =>
  /^\s*(?:\(\s*)?(?:select|with)\b/i.test(sql) &&
  !/\b(?:insert|update|delete|merge|for\s+(?:key\s+)?share)\b/i.test(sql);

/**
 * Sends what is asked in one turn of the event loop together: the calls of a page ask at the same time, and most of what a small
 * statement costs is the way there and back. Statements of one batch run one after the other, so a batch is short.
 */
export function createBatches(pool: pg.Pool, prepared: PreparedStatements, mostInBatch: number, sent: () => void) {
  const waiting = new Map<string, { readonly scope: SiteScope; readonly statements: Waiting[] }>();

  /** The other statements of a failed batch run again, each by itself. */
  const run = (scope: SiteScope, batch: readonly Waiting[]): void => {
    const compiled = batch.map((one) => one.compiled);
    sent();
    runScoped(pool, prepared, scope, compiled).then(
      (answers) => {
        for (const [place, one] of batch.entries()) one.resolve(answers[place] ?? []);
      },
      (problem) => {
        const isOver = batch.length === 1 || isUnusable(problem);
        for (const one of batch)
          if (isOver) one.reject(problem);
          else run(scope, [one]);
      },
    );
  };

  const sendAll = (): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { scope, statements } of all)
      for (let first = 0; first < statements.length; first += mostInBatch)
        run(scope, statements.slice(first, first + mostInBatch));
  };

  return <Row>(scope: SiteScope, compiled: CompiledQuery<Row>): Promise<Row[]> =>
    new Promise<Row[]>((resolve, reject) => {
      const one: Waiting = { compiled, resolve: resolve as Waiting['resolve'], reject };
      if (!isReading(compiled)) return run(scope, [one]);
      // Whatever else who asks may write: to read it together with others, nobody has to.
      const key = scope.reads.join(',');
      if (waiting.size === 0) setImmediate(sendAll);
      const known = waiting.get(key) ?? { scope: { reads: scope.reads, writes: null }, statements: [] };
      known.statements.push(one);
      waiting.set(key, known);
    });
}
