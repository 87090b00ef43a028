import type { RawBuilder } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../use-cases/check.ts';
import { type IdRange, idRanges } from './id-ranges.ts';

interface RangeCheck<Row> extends Omit<Check, 'find'> {
  /** The rows that are wrong among what the items of a range own. */
  wrong(site: number, range: IdRange): RawBuilder<Row>;
  words(row: Row): string;
}

/** A check that is one statement, run over a site's items range by range. */
export const checkRanges = <Row>({ promise, remedy, wrong, words }: RangeCheck<Row>): Check => ({
  promise,
  remedy,
  async *find({ id }, { database }) {
    for await (const range of idRanges(database, id))
      for (const row of await database.rows({ reads: [id], writes: null }, statement(wrong(id, range))))
        yield words(row);
  },
});
