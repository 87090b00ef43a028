import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Database } from '../../ports/database.ts';
import { traceparentNow } from '../../ports/traces.ts';
import { statement } from '../writing/raw-statement.ts';
import type { Mark, SinkName } from './mark.ts';

/** How long a worker may keep marks to itself; if it dies, others see them again after that. */
const leaseSeconds = 30;

export type MarkStore = ReturnType<typeof postgresMarks>;

/**
 * The stored marks that are still these ones: not those whose item changed again meanwhile, nor those whose item is being changed now.
 * Waiting for such a change could end in a circle, as its transaction may want the marks in another order.
 */
const same = (marks: readonly Mark[], seconds: (mark: Mark) => number = () => 0) => sql`(
    select sink, site_id, item_id, given.seconds
    from dirty_mark stored join unnest(
      ${marks.map(({ sink }) => sink)}::text[], ${marks.map(({ site }) => site)}::int[],
      ${marks.map(({ item }) => item)}::bigint[], ${marks.map(({ revision }) => revision)}::bigint[],
      ${marks.map(seconds)}::float8[]) as given(sink, site_id, item_id, revision, seconds) using (sink, site_id, item_id, revision)
    for update of stored skip locked) given
  where mark.sink = given.sink and mark.site_id = given.site_id and mark.item_id = given.item_id`;

export const postgresMarks = (database: Database) => ({
  async take(sink: SinkName, most: number): Promise<Mark[]> {
    const due = query
      .selectFrom('dirty_mark')
      .select(['sink', 'site_id', 'item_id'])
      .where('sink', '=', sink)
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(most)
      .forUpdate()
      .skipLocked();
    const rows = await database.unscopedRows(
      query
        .with('due', () => due)
        .updateTable('dirty_mark as mark')
        .from('due')
        .whereRef('mark.sink', '=', 'due.sink')
        .whereRef('mark.site_id', '=', 'due.site_id')
        .whereRef('mark.item_id', '=', 'due.item_id')
        .set({ due_at: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: sql`mark.attempts + 1` })
        .returning(['mark.site_id', 'mark.item_id', 'mark.revision', 'mark.attempts', 'mark.trace']),
    );
    return rows.map((row) => ({
      sink,
      site: row.site_id,
      item: row.item_id,
      revision: row.revision,
      attempts: row.attempts,
      trace: row.trace,
    }));
  },

  /** Forgets the marks unless their item changed again meanwhile. */
  async markDelivered(marks: readonly Mark[]): Promise<void> {
    if (marks.length === 0) return;
    await database.unscopedRows(statement`delete from dirty_mark mark using ${same(marks)}`);
  },

  async postpone(marks: readonly Mark[], secondsOf: (mark: Mark) => number, problem: string): Promise<void> {
    if (marks.length === 0) return;
    await database.unscopedRows(statement`update dirty_mark mark
      set due_at = now() + make_interval(secs => given.seconds), last_error = ${problem.slice(0, 500)}
      from ${same(marks, secondsOf)}`);
  },

  /** Kept for a person to look at; a new change to the item tries again. */
  async park(mark: Mark, problem: string): Promise<void> {
    await database.unscopedRows(statement`
      update dirty_mark mark set due_at = 'infinity', last_error = ${problem.slice(0, 500)}
        from ${same([mark])}`);
  },

  /** In one order, because several sinks add for one. A mark that is being delivered meanwhile is delivered once more. */
  async add(sink: SinkName, marks: readonly Mark[], afterSeconds: number): Promise<void> {
    if (marks.length === 0) return;
    await database.unscopedRows(statement`insert into dirty_mark (sink, site_id, item_id, revision, due_at, trace)
      select ${sink}, site_id, item_id, revision, now() + make_interval(secs => ${afterSeconds}), ${traceparentNow() ?? null}::text
      from unnest(${marks.map(({ site }) => site)}::int[], ${marks.map(({ item }) => item)}::bigint[],
        ${marks.map(({ revision }) => revision)}::bigint[]) as given(site_id, item_id, revision)
      order by site_id, item_id
      on conflict (sink, site_id, item_id) do update set revision = greatest(dirty_mark.revision, excluded.revision) + 1,
        trace = coalesce(excluded.trace, dirty_mark.trace),
        due_at = case when dirty_mark.due_at = 'infinity' then excluded.due_at else greatest(dirty_mark.due_at, excluded.due_at) end`);
  },
});
