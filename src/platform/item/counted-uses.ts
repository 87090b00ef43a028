import { type RawBuilder, sql } from 'kysely';

/** Two uses of a thing by one reader within this time are one (COUNTER 5.1). */
const doubleClick = sql`interval '30 seconds'`;

interface Span {
  readonly site: number;
  /** Events after the first moment, up to the second. */
  readonly after: string;
  readonly upTo: string;
}

/**
 * What counts of the events of readers, by item, month of UTC, day of the site's clock, country and paying institution: of clicks that follow each other
 * as double clicks the last one. Events just behind the end are looked at too, so it does not matter where a long list is cut.
 */
export const countedUses = ({ site, after, upTo }: Span): RawBuilder<unknown> => sql`
  select item_id, date_trunc('month', happened_at at time zone 'UTC')::date as month,
    (happened_at at time zone (select time_zone from site where site.site_id = ${site}))::date as day, coalesce(country, '') as country,
    customer_id, count(*) filter (where what = 'view') as views, count(*) filter (where what = 'download') as downloads
  from (
    select item_id, what, happened_at, country, customer_id,
      lead(happened_at) over (partition by item_id, what, reader order by happened_at) as followed_at
    from usage_event
    where site_id = ${site} and happened_at > ${after}::timestamptz and happened_at <= ${upTo}::timestamptz + ${doubleClick}
      and what in ('view', 'download')
  ) clicked
  where happened_at <= ${upTo}::timestamptz and (followed_at is null or followed_at > happened_at + ${doubleClick})
  group by 1, 2, 3, 4, 5`;
