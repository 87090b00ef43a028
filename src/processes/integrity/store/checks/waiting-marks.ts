import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';

/** A change reaches the search index within seconds. One that waits longer than this waits for a worker that is not there. */
const longestMinutes = 10;

export const waitingMarks: Check = {
  promise: 'no change waits long for the search index or the edge',
  remedy: 'Is the worker running? Start one: imprint worker.',
  async *find({ id: site }, { database }) {
    const waiting = await database.unscopedRows(
      statement(sql<{ sink: string; marks: number; minutes: number }>`
        select sink, count(*)::int as marks, (extract(epoch from now() - min(due_at)) / 60)::int as minutes from dirty_mark
        where site_id = ${site} and due_at < now() - make_interval(mins => ${longestMinutes}) group by sink order by sink`),
    );
    for (const { sink, marks, minutes } of waiting)
      yield `${marks === 1 ? 'One change waits' : `${marks} changes wait`} for the ${sink}, for ${minutes} minutes by now.`;
  },
};
