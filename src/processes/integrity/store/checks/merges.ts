import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { itemName, nameOf } from '../item-name.ts';

export const merges = checkRanges<{ item: string; into: string; kinds: boolean }>({
  promise: 'what was merged leads to its end in one step, and to a thing of its own kind',
  remedy: 'Undo the merge with imprint merge undo, then merge into the last record.',
  wrong: (site, range) => sql`
    select ${itemName('item')} as item, ${nameOf('item_merge', 'into_id')} as into, item.kind <> target.kind as kinds
    from item_merge
    join item on item.site_id = ${site} and item.id = item_merge.from_id
    join item target on target.site_id = ${site} and target.id = item_merge.into_id
    where item_merge.site_id = ${site} and ${within('item_merge.from_id', range)} and (item.kind <> target.kind
      or exists (select from item_merge next where next.site_id = ${site} and next.from_id = item_merge.into_id))`,
  words: ({ item, into, kinds }) =>
    kinds
      ? `${item} was merged into ${into}, which is of another kind.`
      : `${item} was merged into ${into}, which was merged itself.`,
});
