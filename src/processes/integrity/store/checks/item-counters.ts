import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { itemName } from '../item-name.ts';

/** An item may have been used more often: what it brought along from elsewhere has no months here. */
export const itemCounters = checkRanges<{ item: string; said: string; counted: string }>({
  promise: 'no item says fewer views or downloads than its months add up to',
  remedy: 'Someone wrote into the numbers by hand; put the larger one into the item.',
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, item.views || ' and ' || item.downloads as said,
      added.views || ' and ' || added.downloads as counted
    from item join (
      select item_id, sum(views) as views, sum(downloads) as downloads from usage_month
      where site_id = ${site} and ${within('item_id', range)} group by item_id
    ) added on added.item_id = item.id
    where item.site_id = ${site} and ${within('item.id', range)}
      and (item.views < added.views or item.downloads < added.downloads)`,
  words: ({ item, said, counted }) => `${item} says ${said} views and downloads; its months add up to ${counted}.`,
});
