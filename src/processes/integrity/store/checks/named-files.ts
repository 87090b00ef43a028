import { sql } from 'kysely';
import type { Kind } from '../../../../platform/item/kind.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';
import { type IdRange, idRanges, within } from '../id-ranges.ts';
import { isAbsent } from '../is-absent.ts';
import { nameOf } from '../item-name.ts';

/** A value that is a hash, or an address of a file inside HTML. A hash that a sentence speaks of is neither. */
const namedHash = '(?:"|/files/)([0-9a-f]{64})(?![0-9a-f])';

/** Holds printed words by the thousand and never a file. */
const wordsOnly = 'reference';

interface Owned {
  readonly name: string;
  readonly owner: string;
}

const tablesOf = (kinds: readonly Kind[]): Owned[] => {
  const all = [{ name: 'item', owner: 'id' }, ...kinds.flatMap(({ table, parts = [] }) => [table, ...parts])];
  return [...new Map(all.map(({ name, owner }) => [name, { name, owner }])).values()].filter(
    ({ name }) => name !== wordsOnly,
  );
};

export const namedFiles: Check = {
  promise: 'every file that an item’s facts name is among the site’s files',
  remedy: 'Import the item again, with --again.',
  async *find({ id: site }, { database, kinds }) {
    const tables = tablesOf(kinds);
    for await (const range of idRanges(database, site))
      for (const table of tables)
        for (const row of await database.rows({ reads: [site], writes: null }, missing(site, table, range)))
          yield `${row.item} names the file ${row.sha256} in the table ${table.name}, which the site has not.`;
  },
};

const missing = (site: number, { name, owner }: Owned, range: IdRange) =>
  statement(sql<{ item: string; sha256: string }>`
    select ${nameOf('named_in', owner)} as item, named.sha256
    from ${sql.table(name)} named_in, lateral (
      select distinct found[1] as sha256 from regexp_matches(to_jsonb(named_in)::text, ${namedHash}, 'g') found) named
    where named_in.site_id = ${site} and ${within(`named_in.${owner}`, range)}
      and ${isAbsent(sql`stored_file where stored_file.site_id = ${site} and stored_file.sha256 = named.sha256`)}`);
