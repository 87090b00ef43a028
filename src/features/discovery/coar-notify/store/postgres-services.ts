import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Service } from '../contract.ts';

const mostOfSite = 50;

export type ServiceStore = ReturnType<typeof postgresServices>;

/** The services of reviews and endorsements that a site knows. */
export const postgresServices = (database: Database) => ({
  list: (site: number) =>
    readSite(
      database,
      site,
    )<Service>`select service_id::text as id, name, origin, inbox, offers, told_since is not null as "isNotified"
      from notify_service where site_id = ${site} order by name, service_id`,

  async withOrigin(site: number, origin: string) {
    const [row] = await readSite(database, site)<Pick<Service, 'id' | 'name'>>`
      select service_id::text as id, name from notify_service where site_id = ${site} and origin = ${origin}`;
    return row;
  },

  async get(transaction: Transaction, site: number, id: string) {
    const [row] =
      await transaction.rows(statement<Service>`select service_id::text as id, name, origin, inbox, offers, told_since is not null as "isNotified"
      from notify_service where site_id = ${site} and service_id = ${id} for update`);
    return row;
  },

  /** Nothing where the site has as many as it may, or another one with this name of its own. */
  async add(transaction: Transaction, site: number, { name, origin, inbox, offers, isNotified }: Omit<Service, 'id'>) {
    const [row] = await transaction.rows(statement<{ id: string }>`
      insert into notify_service (site_id, service_id, name, origin, inbox, offers, told_since)
        select ${site}, new_id(${site}::int), ${name}, ${origin}, ${inbox}, ${offers}::text[], case when ${isNotified}::boolean then now() end
        where (select count(*) from notify_service where site_id = ${site}) < ${mostOfSite}
      on conflict (site_id, origin) do nothing returning service_id::text as id`);
    return row?.id;
  },

  async change(transaction: Transaction, site: number, { id, name, origin, inbox, offers, isNotified }: Service) {
    const rows = await transaction.rows(statement`update notify_service
      set name = ${name}, origin = ${origin}, inbox = ${inbox}, offers = ${offers}::text[],
        told_since = case when ${isNotified}::boolean then coalesce(told_since, now()) end
      where site_id = ${site} and service_id = ${id} and not exists (select from notify_service other
        where other.site_id = ${site} and other.origin = ${origin} and other.service_id <> ${id}) returning 1`);
    return rows.length > 0;
  },

  async remove(transaction: Transaction, site: number, id: string) {
    await transaction.rows(statement`delete from notify_service where site_id = ${site} and service_id = ${id}`);
  },

  /** Pages show a known service by the name that the site gives it. */
  async showAgain(transaction: Transaction, site: number, origin: string) {
    await transaction.rows(statement`select touch_owners(coalesce(array_agg(distinct item_id), '{}'), ${site}::int)
      from notify_announcement where site_id = ${site} and origin = ${origin} and state = 'accepted'`);
  },
});
