import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Check } from '../../use-cases/check.ts';
import { idRanges, within } from '../id-ranges.ts';
import { isAbsent } from '../is-absent.ts';
import { itemName } from '../item-name.ts';

export const details: Check = {
  promise: 'every item is of a known kind and has that kind’s own facts',
  remedy: 'Import the item again, with --again; an unknown kind belongs to a newer version of the portal.',
  async *find({ id: site }, { database, kinds }) {
    const scope = { reads: [site], writes: null };
    const names = kinds.map(({ name }) => name);
    for await (const range of idRanges(database, site)) {
      const ofRange = sql`item.site_id = ${site} and ${within('item.id', range)}`;
      const strange = sql<{ item: string }>`select ${itemName('item')} as item from item
        where ${ofRange} and item.kind <> all (${names}::text[])`;
      for (const { item } of await database.rows(scope, statement(strange))) yield `${item} is of an unknown kind.`;
      for (const { name, table } of kinds) {
        const half = sql<{ item: string }>`select ${itemName('item')} as item from item
          where ${ofRange} and item.kind = ${name} and ${isAbsent(sql`${sql.table(table.name)} facts
            where facts.site_id = ${site} and ${sql.ref(`facts.${table.owner}`)} = item.id`)}`;
        for (const { item } of await database.rows(scope, statement(half)))
          yield `${item} has no row in the table ${table.name}.`;
      }
    }
  },
};
