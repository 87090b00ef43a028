import { sql } from 'kysely';
import { dueQueue } from '../../../../platform/item/writing/due-queue.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { changeSite, readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ListedRequest } from '../contract.ts';
import type { Offer, RequestAnswer } from '../domain/notification.ts';

interface NewRequest {
  readonly site: number;
  readonly item: Id;
  readonly service: string;
  readonly kind: Offer;
  readonly message: string;
}

export type RequestStore = ReturnType<typeof postgresRequests>;

/** Requests of a site to other services. */
export const postgresRequests = (database: Database) => ({
  /** Undefined if the same request is still unanswered, or the service doesn't offer it. */
  async add(transaction: Transaction, { site, item, service, kind, message }: NewRequest) {
    const [row] = await transaction.rows(statement<{ id: string }>`
      insert into notify_request (site_id, request_id, item_id, service_id, kind, message_id)
        select site_id, new_id(site_id), ${item}::bigint, service_id, ${kind}::text, ${message}::text from notify_service
        where site_id = ${site} and service_id = ${service} and ${kind} = any (offers) and inbox <> ''
      on conflict do nothing returning request_id::text as id`);
    return row?.id;
  },

  /** Answers whether there was one that had arrived and was not taken back. */
  async undo(transaction: Transaction, site: number, id: string, message: string): Promise<boolean> {
    const rows = await transaction.rows(statement`update notify_request
      set undo_id = ${message}, state = 'waiting', tries = 0, problem = null
      where site_id = ${site} and request_id = ${id} and state = 'sent' and undo_id is null and review is null
      returning 1`);
    return rows.length > 0;
  },

  /**
   * What a service says to what it was requested. Answers whether it was. What it rejected may have been asked once more: a second thought
   * about the first is read by editors, but only one of the two can be under way.
   */
  async answered(
    site: number,
    service: string,
    message: string,
    { answer, words }: { readonly answer: RequestAnswer; readonly words: string | null },
  ): Promise<boolean> {
    const rows = await changeSite(database, site)`update notify_request asked set words = ${words},
        answer = case when ${answer} in ('accepted', 'tentatively-accepted') and exists (select from notify_request other
          where (other.site_id, other.item_id, other.service_id, other.kind) = (asked.site_id, asked.item_id, asked.service_id, asked.kind)
            and other.request_id <> asked.request_id and other.review is null and other.undo_id is null and other.state <> 'failed'
            and (other.answer is null or other.answer in ('accepted', 'tentatively-accepted'))) then asked.answer else ${answer} end
      where asked.site_id = ${site} and asked.service_id = ${service} and asked.message_id = ${message} returning 1`;
    return rows.length > 0;
  },

  async list(site: number, { page, size }: { readonly page: number; readonly size: number }) {
    const rows = await readSite(database, site)<ListedRequest & { total: number }>`
      select asked.request_id::text as id, asked.kind, asked.review is not null as "isAnnouncement", service.name as service, asked.item_id::text as paper, item.titles, asked.state,
        asked.undo_id is not null as "isUndone", asked.answer, asked.words, asked.tries, asked.answer_code as code, asked.problem,
        ${moment('asked.created_at')} as "createdAt", ${moment('due.due_at')} as "nextAt", count(*) over ()::int as total
      from notify_request asked join item on item.site_id = asked.site_id and item.id = asked.item_id
      join notify_service service on service.site_id = asked.site_id and service.service_id = asked.service_id
      left join notify_due due on due.site_id = asked.site_id and due.request_id = asked.request_id
      where asked.site_id = ${site} order by asked.created_at desc, asked.request_id desc limit ${size} offset ${page * size}`;
    return { requests: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
  },
});

interface Which {
  readonly site: number;
  readonly id: string;
}

interface Waiting {
  readonly kind: Offer;
  readonly message: string;
  readonly undo: string | null;
  /** Announced by it, where nothing is asked for. */
  readonly review: { readonly path: string; readonly doi: string | null; readonly paper: string | null } | null;
  readonly origin: string;
  readonly inbox: string;
  readonly item: Id;
  readonly doi: string | null;
  readonly isPublished: boolean;
  readonly tries: number;
}

interface Tried {
  readonly isTaken: boolean;
  readonly code: number | null;
  readonly problem: string | null;
  /** None where it is not tried again. */
  readonly againSeconds: number | undefined;
}

const isThis = ({ site, id }: Which) => sql`site_id = ${site} and request_id = ${id}`;

export type RequestSendingStore = ReturnType<typeof postgresRequestSending>;

/** What workers take out of the queue, and how it went. */
export const postgresRequestSending = (database: Database) => ({
  take: dueQueue(database, 'notify_due', 'request_id').take,

  async read(which: Which) {
    const [row] = await readSite(database, which.site)<Waiting>`
      select asked.kind, asked.message_id as message, asked.undo_id as undo, asked.review, service.origin, service.inbox, asked.item_id::text as item, item.doi,
        item.status = 'published' as "isPublished", asked.tries
      from notify_request asked
      join notify_service service on service.site_id = asked.site_id and service.service_id = asked.service_id
      join item on item.site_id = asked.site_id and item.id = asked.item_id
      where asked.site_id = ${which.site} and asked.request_id = ${which.id} and asked.state = 'waiting'`;
    return row;
  },

  complete: (which: Which, { isTaken, code, problem, againSeconds }: Tried) =>
    database.transaction({ reads: [which.site], writes: which.site }, async (transaction) => {
      const state = isTaken ? 'sent' : againSeconds === undefined ? 'failed' : 'waiting';
      await transaction.rows(statement`update notify_request set state = ${state}, tries = tries + 1,
        answer_code = ${code}, problem = ${problem}, tried_at = now() where ${isThis(which)}`);
      if (state === 'waiting')
        await transaction.rows(statement`update notify_due set due_at = now() + make_interval(secs => ${againSeconds ?? 0})
          where ${isThis(which)}`);
    }),

  /** Of what is not there any more. */
  drop: (which: Which) => database.unscopedRows(statement`delete from notify_due where ${isThis(which)}`),
});
