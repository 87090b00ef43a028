import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { PublishedReview } from '../domain/published-review.ts';

export type AnnouncingStore = ReturnType<typeof postgresAnnouncing>;

export const postgresAnnouncing = (database: Database) => ({
  async sitesThatTell(sites: readonly number[]): Promise<readonly number[]> {
    const rows = await database.rows(
      { reads: sites, writes: null },
      statement<{ site: number }>`select distinct site_id as site from notify_service
        where site_id = any (${sites}::int[]) and told_since is not null and inbox <> ''`,
    );
    return rows.map(({ site }) => site);
  },

  /** To each service that is told, what was published since: what was announced to it before stays as it is. */
  add: (site: number, reviews: readonly PublishedReview[], newMessage: () => string) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const services = await transaction.rows(statement<{ id: string; since: string }>`
        select service_id::text as id, to_char(told_since at time zone 'UTC', 'YYYY-MM-DD') as since from notify_service
        where site_id = ${site} and told_since is not null and inbox <> '' order by service_id`);
      for (const { id, since } of services)
        for (const { item, publishedOn, key, path, doi, paper } of reviews)
          if (publishedOn !== null && publishedOn >= since)
            await transaction.rows(statement`
              insert into notify_request (site_id, request_id, item_id, service_id, kind, message_id, review)
              select ${site}, new_id(${site}::int), ${item}::bigint, ${id}::bigint, 'review', ${newMessage()},
                ${JSON.stringify({ key, path, doi, paper })}::jsonb
              where not exists (select from notify_request told where told.site_id = ${site} and told.service_id = ${id}::bigint
                and told.item_id = ${item}::bigint and told.review ->> 'key' = ${key})
              on conflict do nothing`);
    }),
});
