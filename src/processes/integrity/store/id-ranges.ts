import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database } from '../../../platform/ports/database.ts';

/** Ids above the first and up to the last. */
export interface IdRange {
  readonly after: Id;
  readonly upTo: Id;
}

const itemsAtOnce = 1_000;
const highest = '9223372036854775807';

/**
 * Cuts a site's ids into ranges with about the same number of items. What items own lies in the same ranges, so that every
 * statement of a check is short, however large the site is.
 */
export async function* idRanges(database: Database, site: number): AsyncGenerator<IdRange> {
  let after = '0';
  for (;;) {
    const [page] = await database.rows(
      { reads: [site], writes: null },
      statement(sql<{ items: number; last: Id }>`select count(*)::int as items, max(id) as last
        from (select id from item where site_id = ${site} and id > ${after} order by id limit ${itemsAtOnce}) page`),
    );
    const isLast = !page || page.items < itemsAtOnce;
    yield { after, upTo: isLast ? highest : page.last };
    if (isLast) return;
    after = page.last;
  }
}

export const within = (column: string, { after, upTo }: IdRange): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} > ${after}::bigint and ${sql.ref(column)} <= ${upTo}::bigint)`;
