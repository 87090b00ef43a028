import { sql } from 'kysely';
import { moment } from '../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { DeliveredEvent, WebhookFacts } from '../domain/webhook-events.ts';

interface Which {
  readonly site: number;
  readonly id: string;
}

interface Waiting {
  readonly webhook: string;
  readonly address: string;
  readonly sealedSecret: string;
  readonly isOn: boolean;
  readonly target: string | null;
  readonly account: string;
  readonly event: DeliveredEvent;
  readonly facts: WebhookFacts;
  readonly at: string;
  readonly tries: number;
}

interface Tried {
  readonly isTaken: boolean;
  readonly code: number | null;
  readonly problem: string | null;
  /** None where it is not tried again. */
  readonly againSeconds: number | undefined;
  /** Whether the address asks to be left alone. */
  readonly isGone: boolean;
  readonly offAfterDays: number;
}

const isThis = ({ site, id }: Which) => sql`site_id = ${site} and delivery_id = ${id}`;

export type WebhookSendingStore = ReturnType<typeof postgresWebhookSending>;

/** What workers take out of the queue, and how it went. */
export const postgresWebhookSending = (database: Database) => ({
  /** Of each address that nobody sends to now, the message that is due first. */
  take: (most: number, seconds: number): Promise<readonly Which[]> =>
    database.unscopedRows(statement<Which>`
      with recursive address as (
        (select site_id, webhook_id from webhook_due order by site_id, webhook_id limit 1)
        union all
        select next.* from address cross join lateral (select site_id, webhook_id from webhook_due
          where (site_id, webhook_id) > (address.site_id, address.webhook_id) order by site_id, webhook_id limit 1) next
      ), first as (
        select due.* from address cross join lateral (select site_id, delivery_id, due_at from webhook_due
          where (site_id, webhook_id) = (address.site_id, address.webhook_id) and due_at <= now() order by due_at limit 1) due
        where not exists (select from webhook_due held where (held.site_id, held.webhook_id) =
          (address.site_id, address.webhook_id) and held.is_held and held.due_at > now())
        order by due_at limit ${most}
      )
      update webhook_due set is_held = true, due_at = now() + make_interval(secs => ${seconds}) from first
      where (webhook_due.site_id, webhook_due.delivery_id) = (first.site_id, first.delivery_id) and webhook_due.due_at <= now()
      returning webhook_due.site_id as site, webhook_due.delivery_id::text as id`),

  async read({ site, id }: Which) {
    const [row] = await readSite(database, site)<Waiting>`
      select webhook_id::text as webhook, address, sealed_secret as "sealedSecret", is_on as "isOn", target,
        account_id::text as account, event, facts, tries, ${moment('delivery.created_at')} as at
      from webhook_delivery delivery join webhook using (site_id, webhook_id)
      where ${isThis({ site, id })} and state = 'waiting'`;
    return row;
  },

  /** Writes down how a try went. Answers whether its address was switched off by it. */
  complete: (which: Which, webhook: string, { isTaken, code, problem, againSeconds, isGone, offAfterDays }: Tried) => {
    const { site } = which;
    const isIts = sql`site_id = ${site} and webhook_id = ${webhook}`;
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const state = isTaken ? 'delivered' : againSeconds === undefined ? 'failed' : 'waiting';
      await transaction.rows(statement`update webhook_delivery set state = ${state}, tries = tries + 1,
        answer_code = ${code}, problem = ${problem}, tried_at = now() where ${isThis(which)}`);
      if (isTaken) {
        await transaction.rows(
          statement`update webhook set failing_since = null where ${isIts} and failing_since is not null`,
        );
        return false;
      }
      await transaction.rows(statement`update webhook_due set is_held = false,
        due_at = now() + make_interval(secs => ${againSeconds ?? 0}) where ${isThis(which)}`);
      const off = await transaction.rows(statement<{ isOn: boolean }>`update webhook set
          failing_since = coalesce(failing_since, now()),
          is_on = not (${isGone} or coalesce(failing_since < now() - make_interval(days => ${offAfterDays}), false))
        where ${isIts} and is_on returning is_on as "isOn"`);
      if (off[0]?.isOn !== false) return false;
      await transaction.rows(statement`update webhook_delivery set state = 'failed', problem = 'off'
        where ${isIts} and state = 'waiting'`);
      return true;
    });
  },

  /** Of what is not there any more. */
  drop: ({ site, id }: Which) =>
    database.unscopedRows(statement`delete from webhook_due where ${isThis({ site, id })}`),
});
