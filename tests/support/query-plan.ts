import pg from 'pg';
import { scopeStatement } from '../../src/platform/adapters/postgres/scoped-query.ts';
import type { SiteScope } from '../../src/platform/kernel/site-context.ts';
import type { Statement } from '../../src/platform/ports/database.ts';

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  /** Of one loop, where the plan was run. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface Planning {
  readonly planned: 'custom' | 'generic';
  /** Runs the statement too, so that the plan says how many rows were read. */
  readonly run?: boolean;
}

/** The plan as the processes get it: their role, row security, and a prepared statement that is planned once for all values. */
export async function planOf(
  pool: pg.Pool,
  scope: SiteScope,
  statement: Statement<unknown>,
  { planned, run = false }: Planning,
): Promise<PlanNode[]> {
  const { sql, parameters } = statement.compile();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(scopeStatement(scope));
    await client.query(`set local plan_cache_mode = force_${planned}_plan`);
    await client.query(`prepare asked as ${sql}`);
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (format json${run ? ', analyze' : ''}) execute asked${values}`);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
    client.release(true);
  }
}

/** How often PostgreSQL planned for the values of one use, where it was asked so often on one connection. Five times it always does. */
export async function customPlans(
  pool: pg.Pool,
  scope: SiteScope,
  uses: readonly Statement<unknown>[],
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(scopeStatement(scope));
    for (const use of uses) {
      const { sql, parameters } = use.compile();
      await client.query({ name: 'asked', text: sql, values: [...parameters] });
    }
    const { rows } = await client.query("select custom_plans::int from pg_prepared_statements where name = 'asked'");
    return rows[0].custom_plans;
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
    : pg.escapeLiteral(String(value));

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The tables that are read through. An empty table always is, whatever its indices are, so those that matter are named. */
export const readThrough = (nodes: readonly PlanNode[], filled: readonly string[]): string[] =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => filled.includes(table));

/** Rows that were taken from tables and their indices, those that a filter threw away included. */
export const rowsRead = (nodes: readonly PlanNode[]): number =>
  nodes
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce(
      (sum, node) =>
        sum + ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
      0,
    );
