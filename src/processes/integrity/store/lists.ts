import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { CheckedSite } from '../use-cases/check.ts';

/** Reads a long list page by page, each after the last row of the one before, so that memory stays the same however long it is. */
export async function* pages<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after);
    after = rows.at(-1);
    if (after !== undefined) yield rows;
  } while (after !== undefined);
}

const sitesAtOnce = 500;

/** Every site of the installation, whatever its state. */
export async function* listSites(database: Database): AsyncGenerator<CheckedSite> {
  const read = (after: CheckedSite | undefined) =>
    database.unscopedRows(
      query
        .selectFrom('site')
        .select(['site_id as id', 'sld'])
        .where('site_id', '>', after?.id ?? 0)
        .orderBy('site_id')
        .limit(sitesAtOnce),
    );
  for await (const sites of pages<CheckedSite>(read)) yield* sites;
}

/** Does a piece of work for each, so many side by side, and answers in their order. */
export async function atOnce<Given, Outcome>(
  most: number,
  all: readonly Given[],
  work: (one: Given) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = all.entries();
  const take = async () => {
    for (const [place, one] of waiting) outcomes[place] = await work(one);
  };
  await Promise.all(Array.from({ length: most }, take));
  return outcomes;
}
