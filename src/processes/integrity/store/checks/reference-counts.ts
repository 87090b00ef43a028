import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { nameOf } from '../item-name.ts';

/** A bare record may have more references than are stored with it: some sources give their number, or those with a DOI alone. */
export const referenceCounts = checkRanges<{ item: string; said: number; counted: number }>({
  promise: 'every full text says as many references as are stored with it, and no record fewer',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select ${nameOf('article', 'id')} as item, article.reference_count as said, counted.stored as counted
    from article, lateral (select count(*)::int as stored from reference
      where reference.site_id = ${site} and reference.article_id = article.id) counted
    where article.site_id = ${site} and ${within('article.id', range)}
      and counted.stored > 0 and article.reference_count <> counted.stored
      and (article.body is not null or article.reference_count < counted.stored)`,
  words: ({ item, said, counted }) => `${item} says that it has ${said} references; ${counted} are stored.`,
});
