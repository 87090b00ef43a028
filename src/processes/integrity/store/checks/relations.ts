import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { nameOf } from '../item-name.ts';

export const relations = checkRanges<{ item: string; type: string; target: string; leads: boolean }>({
  promise: 'every relation leads to its target where that is stored',
  remedy: 'Import the item that speaks of the other again, with --again.',
  wrong: (site, range) => sql`
    select item, type, target, to_id is not null as leads from (
      select ${nameOf('relation', 'from_id')} as item, type, target, to_id,
        (select id from item stored where stored.site_id = ${site} and stored.kind = 'article'
          and stored.source_key = relation.target limit 1) as stored_id
      from relation where site_id = ${site} and ${within('from_id', range)}) spoken
    where to_id is distinct from stored_id`,
  words: ({ item, type, target, leads }) =>
    leads
      ? `${item} ${type} ${target}, but the link leads to something else.`
      : `${item} ${type} ${target}, which is stored, but the link leads nowhere.`,
});
