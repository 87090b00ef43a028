import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { nameOf } from '../item-name.ts';

export const versions = checkRanges<{ item: string; number: number; value: number; right: number }>({
  promise:
    'the newest version of every article has the article’s own value, and the ones before it are labelled in order',
  remedy: 'Import any version of the article again, with --again.',
  wrong: (site, range) => sql`
    select ${nameOf('labelled', 'article_id')} as item, number, value, "right" from (
      select kept.site_id, article_id, number, value, case
        when number = max(number) over (partition by article_id) then article.version
        when kept.body is null then -1
        else least(10, count(kept.body) over (partition by article_id order by number)) end as "right"
      from article_version kept join article on article.site_id = kept.site_id and article.id = kept.article_id
      where kept.site_id = ${site} and ${within('article_id', range)}) labelled
    where value <> "right"`,
  words: ({ item, number, value, right }) =>
    `Version ${number} of ${item} has the value ${value} where ${right} is right.`,
});
