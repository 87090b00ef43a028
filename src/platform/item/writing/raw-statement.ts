import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { SiteScope } from '../../kernel/site-context.ts';
import type { Database, Statement } from '../../ports/database.ts';

/** SQL that the typed builder can't say: over tables that are chosen at run time. Pieces of it are made by kysely's `sql`. */
export const statement = <Row>(text: TemplateStringsArray, ...values: unknown[]): Statement<Row> => {
  const raw = sql<Row>(text, ...values);
  return { compile: () => raw.compile(query) };
};

/** Runs such a statement at once, in a scope: `await rowsAt(database, scope)<Row>` with the text behind it. */
export const rowsAt =
  (database: Pick<Database, 'rows'>, scope: SiteScope) =>
  <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    database.rows(scope, statement<Row>(text, ...values));

export const readSite = (database: Pick<Database, 'rows'>, site: number) =>
  rowsAt(database, { reads: [site], writes: null });

export const changeSite = (database: Pick<Database, 'rows'>, site: number) =>
  rowsAt(database, { reads: [site], writes: site });

/**
 * A value that the planner is not shown: `site_id = any (${unseen(sites, 'int[]')})`. It then plans the statement once for a connection.
 * Where it sees how short a list is, the plan for all values looks dearer than one of its own, and it plans anew at every use, which
 * takes several times as long as reading some rows by their keys.
 */
export const unseen = (value: unknown, type: 'int' | 'int[]' | 'bigint[]' | 'text[]') =>
  sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;

/** Columns with commas between them, of the table that is named. */
export const columnList = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => sql.ref(of ? `${of}.${column}` : column)));

/** What an upsert sets: each column as the new row has it. */
export const asExcluded = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
