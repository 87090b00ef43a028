import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../pages.ts';

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
      database.unscopedRows(
        statement(sql<ParkedMark>`select sink, item_id, last_error from dirty_mark
          where site_id = ${site} and due_at = 'infinity' ${after ? sql`and (sink, item_id) > (${after.sink}, ${after.item_id})` : sql``}
          order by sink, item_id limit ${marksAtOnce}`),
      );
    for await (const marks of pages<ParkedMark>(read))
      for (const { sink, item_id, last_error } of marks)
        yield `The ${sink} refused item ${item_id}: ${last_error ?? 'no reason was given'}.`;
  },
};
