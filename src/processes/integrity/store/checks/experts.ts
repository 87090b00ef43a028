import { sql } from 'kysely';
import { checkRanges } from '../check-ranges.ts';
import { within } from '../id-ranges.ts';
import { nameOf } from '../item-name.ts';

export const experts = checkRanges<{ item: string; position: number; orcid: string }>({
  promise: 'every contributor with an ORCID leads to that person where they are stored',
  remedy: 'Import the article again, with --again.',
  wrong: (site, range) => sql`
    select item, position, orcid from (
      select ${nameOf('contributor', 'article_id')} as item, position, orcid, expert_id,
        (select id from expert where expert.site_id = ${site} and expert.orcid = contributor.orcid limit 1) as stored_id
      from contributor where site_id = ${site} and ${within('article_id', range)} and orcid is not null) named
    where stored_id <> coalesce(expert_id, 0)`,
  words: ({ item, position, orcid }) =>
    `Contributor ${position} of ${item} has the ORCID ${orcid}, but does not lead to that person.`,
});
