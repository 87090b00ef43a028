import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { nameOf } from '../item-name.ts';

export const institutions = checkRanges<{ item: string; position: number; ror: string }>({
  promise: 'every affiliation with a ROR leads to that institution where it is stored',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item, position, ror from (
      select ${nameOf('affiliation', 'article_id')} as item, position, ror, institution_id,
        (select id from institution where institution.site_id = ${site} and institution.ror = affiliation.ror limit 1) as stored_id
      from affiliation where site_id = ${site} and ${within('article_id', range)} and ror is not null) named
    where stored_id <> coalesce(institution_id, 0)`,
  words: ({ item, position, ror }) =>
    `Affiliation ${position} of ${item} names ${ror}, but does not lead to that institution.`,
});
