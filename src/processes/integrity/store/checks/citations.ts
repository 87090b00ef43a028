import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { itemName } from '../item-name.ts';

export const citations = checkRanges<{ item: string; said: string; counted: string }>({
  promise: 'every article’s citations are the articles of its site that cite it',
  remedy:
    "Count anew, as the owner of the schema: select set_config('app.reads', '<site>', false), set_config('app.writes', '<site>', false); select recount_citations(<site>, array['<key>']);",
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, item.citations as said, counted.citing as counted
    from item, lateral (select count(distinct article_id) as citing from reference
      where reference.site_id = ${site} and reference.doi = item.source_key) counted
    where item.site_id = ${site} and ${within('item.id', range)} and item.kind = 'article' and item.citations <> counted.citing`,
  words: ({ item, said, counted }) => `${item} says that it is cited ${said} times; ${counted} articles cite it.`,
});
