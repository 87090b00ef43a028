import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../lists.ts';

interface ParkedMark {
  readonly sink: string;
  readonly item_id: string;
  readonly last_error: string | null;
}

const marksAtOnce = 500;

export const parkedMarks: Check = {
  promise: 'no change was refused by the search index or the edge',
  remedy: 'Read the reason; the next change of the item tries again. imprint jobs lists them too.',
  async *find({ id: site }, { database }) {
    const read = (after: ParkedMark | undefined) =>
      database.unscopedRows(statement<ParkedMark>`select sink, item_id, last_error from dirty_mark
        where site_id = ${site} and due_at = 'infinity' ${after ? sql`and (sink, item_id) > (${after.sink}, ${after.item_id})` : sql``}
        order by sink, item_id limit ${marksAtOnce}`);
    for await (const marks of pages<ParkedMark>(read))
      for (const { sink, item_id, last_error } of marks)
        yield `The ${sink} refused item ${item_id}: ${last_error ?? 'no reason was given'}.`;
  },
};

/** A change reaches the search index within seconds. One that waits longer than this waits for a worker that is not there. */
const longestMinutes = 10;

export const waitingMarks: Check = {
  promise: 'no change waits long for the search index or the edge',
  remedy: 'Is the worker running? Start one: imprint worker.',
  async *find({ id: site }, { database }) {
    const waiting = await database.unscopedRows(statement<{ sink: string; marks: number; minutes: number }>`
      select sink, count(*)::int as marks, (extract(epoch from now() - min(due_at)) / 60)::int as minutes from dirty_mark
      where site_id = ${site} and due_at < now() - make_interval(mins => ${longestMinutes}) group by sink order by sink`);
    for (const { sink, marks, minutes } of waiting)
      yield `${marks === 1 ? 'One change waits' : `${marks} changes wait`} for the ${sink}, for ${minutes} minutes by now.`;
  },
};

const mostRead = 1_000;

export const deadLetters: Check = {
  promise: 'no job was given up',
  remedy: 'Read the reason, put it right, and try again: imprint jobs retry <id>.',
  async *find({ id: site }, { jobs }) {
    for (const { id, queue, reason } of await jobs.dead(mostRead, site))
      yield `The job ${id} (${queue}) was given up: ${reason ?? 'no reason was given'}.`;
  },
};
