import { type RawBuilder, sql } from 'kysely';
import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ReviewerOrder } from '../domain/reviewer.ts';
import type { listReviewers, Reviewer } from '../reviewers.contract.ts';

const orders: Readonly<Record<ReviewerOrder, RawBuilder<unknown>>> = {
  invited: sql`last_invited desc`,
  name: sql`lower(name)`,
  given: sql`given desc, last_invited desc`,
  days: sql`"medianDays" nulls last, last_invited desc`,
  load: sql`load, last_invited desc`,
};

type Wanted = InputOf<typeof listReviewers>;

export type ReviewerStore = ReturnType<typeof postgresReviewers>;

/** Reviewers are who was invited: by their address, as they were called last. */
export const postgresReviewers = (database: Database) => ({
  /** Without what the asking editor is an author of: nobody learns here who reviews their own work. */
  async list(site: number, { text, order, free, page, size }: Wanted, hidden: readonly Id[]) {
    const read = readSite(database, site);
    const found = text?.toLowerCase();
    const rows = await read<Reviewer & { total: number }>`
      with asked as (
        select opinion.*, lower(email) as key, submission.details -> 'keywords' as keywords
          from submission_opinion opinion join submission using (site_id, submission_id)
          where opinion.site_id = ${site} and submission_id <> all (${hidden}::bigint[])),
      reviewer as (
        select key, (array_agg(name order by asked_at desc))[1] as name, (array_agg(email order by asked_at desc))[1] as email,
            (array_agg(language order by asked_at desc))[1] as language, count(*)::int as invited,
            (count(*) filter (where state in ('agreed', 'given')))::int as accepted,
            (count(*) filter (where state = 'declined'))::int as declined,
            (count(*) filter (where state = 'given'))::int as given,
            (count(*) filter (where state in ('asked', 'agreed')))::int as load,
            (count(*) filter (where state in ('asked', 'agreed') and due_on < (now() at time zone
              (select time_zone from site where site.site_id = ${site}))::date))::int as late,
            percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 86400)
              filter (where state = 'given') as "medianDays",
            max(asked_at) as last_invited
          from asked group by key
          having ${free ? sql`count(*) filter (where state in ('asked', 'agreed')) = 0` : sql`true`}
            and ${found ? sql`bool_or(strpos(lower(name), ${found}) > 0 or strpos(key, ${found}) > 0 or strpos(lower(keywords::text), ${found}) > 0)` : sql`true`})
      select name, email, language, invited, accepted, declined, given, load, late,
          round("medianDays"::numeric, 1)::float8 as "medianDays", ${moment('last_invited')} as "lastInvitedAt",
          array(select word from asked, jsonb_each(keywords) lists, jsonb_array_elements_text(lists.value) word
            where asked.key = reviewer.key and state <> 'declined' group by word order by count(*) desc, word limit 5) as fields,
          (count(*) over ())::int as total
        from reviewer order by ${orders[order]}, key limit ${size} offset ${page * size}`;
    return { reviewers: rows, total: rows[0]?.total ?? 0 };
  },
});
