import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { itemName } from '../item-name.ts';

const articleOf = (table: string, site: number) =>
  sql`(select article_id from ${sql.table(table)} facts where facts.site_id = ${site} and facts.id = item.id limit 1)`;

export const members = checkRanges<{ item: string }>({
  promise: 'every figure, table and recording of an article leads to it',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item from (
      select ${itemName('item')} as item,
        (select id from item article where article.site_id = ${site} and article.kind = 'article'
          and article.source_key = split_part(item.source_key, '#', 1) limit 1) as came_with,
        coalesce(${articleOf('figure', site)}, ${articleOf('data_table', site)}, ${articleOf('recording', site)}) as leads_to
      from item where item.site_id = ${site} and ${within('item.id', range)}
        and item.kind in ('figure', 'table', 'audio', 'video') and item.source_key like '%#%') member
    where came_with <> coalesce(leads_to, 0)`,
  words: ({ item }) => `${item} came with an article, but does not lead to it.`,
});
