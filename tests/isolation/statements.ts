import type pg from 'pg';
import { scopeStatement } from '../../src/platform/adapters/postgres/scoped-query.ts';
import type { SiteScope } from '../../src/platform/kernel/site-context.ts';
import type { Row } from './sample-rows.ts';

/** Runs one statement as the processes do, with their role and a scope, and answers how many rows it touched. */
export async function runAs(
  pool: pg.Pool,
  scope: SiteScope,
  text: string,
  values: readonly unknown[],
  end: 'commit' | 'rollback',
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(scopeStatement(scope));
    const { rowCount } = await client.query(text, [...values]);
    await client.query(end);
    return rowCount ?? 0;
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  } finally {
    client.release();
  }
}

/** Whether a statement got at rows. A broken constraint comes after row security has let it through. */
export async function reaches(
  pool: pg.Pool,
  scope: SiteScope,
  text: string,
  values: readonly unknown[],
): Promise<boolean> {
  try {
    return (await runAs(pool, scope, text, values, 'rollback')) > 0;
  } catch (problem) {
    const code = (problem as { code?: string }).code ?? '';
    if (code === '42501') return false;
    if (code.startsWith('23')) return true;
    throw problem;
  }
}

export function insertion(table: string, row: Row): [text: string, values: unknown[]] {
  const names = Object.keys(row);
  const places = names.map((_, place) => `$${place + 1}`);
  return [
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning site_id`,
    Object.values(row).map((value) => (isPlain(value) ? JSON.stringify(value) : value)),
  ];
}

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
