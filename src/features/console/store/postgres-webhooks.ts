import { sql } from 'kysely';
import { moment } from '../../../platform/item/writing/moment.ts';
import { changeSite, readSite, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import type { Webhook, WebhookDelivery } from '../webhooks.contract.ts';

const mostOfSite = 20;
const keptDays = 30;

interface NewWebhook {
  readonly site: number;
  readonly account: string;
  readonly address: string;
  readonly events: readonly string[];
  readonly target: string | null;
  readonly sealedSecret: string;
}

interface Which {
  readonly site: number;
  readonly id: string;
}

const isThis = ({ site, id }: Which) => sql`site_id = ${site} and webhook_id = ${id}`;

export type WebhookStore = ReturnType<typeof postgresWebhooks>;

/** The addresses of a site, and what was sent to them, as its owner sees it. */
export const postgresWebhooks = (database: Database) => ({
  list: (site: number) =>
    readSite(database, site)<Webhook>`select webhook_id::text as id, address, events, target, is_on as "isOn",
        ${moment('failing_since')} as "failingSince", ${moment('created_at')} as "createdAt"
      from webhook where site_id = ${site} order by webhook_id`,

  async deliveries(site: number, { page, size }: { readonly page: number; readonly size: number }) {
    const rows = await readSite(database, site)<WebhookDelivery & { total: number }>`
      select delivery_id::text as id, delivery.webhook_id::text as webhook, event, state, tries, problem,
        answer_code as code, coalesce(facts -> 'titles', '{}') as titles, facts ->> 'number' as number,
        ${moment('created_at')} as at, ${moment('tried_at')} as "triedAt", ${moment('due_at')} as "nextAt",
        count(*) over ()::int as total
      from webhook_delivery delivery left join webhook_due due using (site_id, delivery_id)
      where site_id = ${site} order by created_at desc, delivery_id desc limit ${size} offset ${page * size}`;
    return { deliveries: rows.map(({ total: _, ...delivery }) => delivery), total: rows[0]?.total ?? 0 };
  },

  /** Nothing where the site has as many as it may. */
  async add(transaction: Transaction, { site, account, address, events, target, sealedSecret }: NewWebhook) {
    const [row] = await transaction.rows(statement<{ id: string }>`
      insert into webhook (site_id, webhook_id, address, events, target, sealed_secret, account_id)
        select ${site}, new_id(${site}::int), ${address}, ${events}::text[], ${target}, ${sealedSecret}, ${account}::bigint
        where (select count(*) from webhook where site_id = ${site}) < ${mostOfSite}
      returning webhook_id::text as id`);
    return row?.id;
  },

  /** As it was before; nothing where there is none. */
  async get(transaction: Transaction, which: Which) {
    const [row] = await transaction.rows(statement<Pick<Webhook, 'address' | 'events' | 'isOn'>>`
      select address, events, is_on as "isOn" from webhook where ${isThis(which)} for update`);
    return row;
  },

  async change(
    transaction: Transaction,
    which: Which,
    { events, isOn }: { readonly events: readonly string[]; readonly isOn: boolean },
  ) {
    await transaction.rows(statement`update webhook set events = ${events}::text[], is_on = ${isOn},
      failing_since = case when is_on then failing_since end where ${isThis(which)}`);
  },

  async remove(transaction: Transaction, which: Which) {
    await transaction.rows(statement`delete from webhook where ${isThis(which)}`);
  },

  /** Nothing where there is none that is switched on. */
  async test({ site, id }: Which) {
    const [row] = await changeSite(database, site)<{ delivery: string }>`
      insert into webhook_delivery (site_id, delivery_id, webhook_id, event, facts)
        select site_id, new_id(site_id), webhook_id, 'test', jsonb_build_object('kind', 'test', 'id', webhook_id::text)
        from webhook where ${isThis({ site, id })} and is_on
      returning delivery_id::text as delivery`;
    return row;
  },

  /** Answers whether there was one that waits no longer, at an address that is switched on. */
  async sendAgain({ site, id }: Which) {
    const rows = await changeSite(database, site)`
      update webhook_delivery delivery set state = 'waiting', tries = 0, problem = null from webhook
      where delivery.site_id = ${site} and delivery_id = ${id} and state <> 'waiting' and is_on
        and (webhook.site_id, webhook.webhook_id) = (delivery.site_id, delivery.webhook_id) returning 1`;
    return rows.length > 0;
  },
});

/** Removes messages of which nothing is to come, site by site. */
export const forgettingDeliveries = (database: Database, sites: () => Promise<readonly number[]>) => ({
  async now(): Promise<number> {
    let forgotten = 0;
    for (const site of await sites()) {
      const gone = await changeSite(database, site)`delete from webhook_delivery where site_id = ${site}
        and state <> 'waiting' and created_at < now() - make_interval(days => ${keptDays}) returning 1`;
      forgotten += gone.length;
    }
    return forgotten;
  },
});
