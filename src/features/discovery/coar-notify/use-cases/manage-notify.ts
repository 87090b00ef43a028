import { randomUUID } from 'node:crypto';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Outgoing } from '../../../../platform/ports/outgoing.ts';
import type { Service } from '../contract.ts';
import { type Offer, serviceName } from '../domain/notification.ts';
import { paperNamed } from '../domain/paper-address.ts';
import type { AnnouncementStore } from '../store/postgres-announcements.ts';
import type { RequestStore } from '../store/postgres-requests.ts';
import type { ServiceStore } from '../store/postgres-services.ts';

interface Parts {
  readonly database: Database;
  readonly record: RecordAction;
  readonly outgoing: Pick<Outgoing, 'takes'>;
  readonly services: ServiceStore;
  readonly announcements: AnnouncementStore;
  readonly requests: RequestStore;
}

interface Actor {
  readonly site: number;
  readonly account: string;
}

type Done = Promise<Result<Record<string, never>, Failure>>;

const newMessage = (): string => `urn:uuid:${randomUUID()}`;

export type ManageNotify = ReturnType<typeof manageNotify>;

/** How editors and owners handle announcements of other services and requests to them. */
export function manageNotify({ database, record, outgoing, services, announcements, requests }: Parts) {
  const changing = <Outcome>(by: Actor, work: Parameters<typeof database.transaction<Outcome>>[1]) =>
    database.transaction({ reads: [by.site], writes: by.site }, work);

  return {
    decide: (by: Actor, id: string, accept: boolean): Done =>
      changing(by, async (transaction) => {
        const state = accept ? 'accepted' : 'rejected';
        const before = await announcements.decide(transaction, by.site, id, state);
        if (!before) return failed(failure('notFound'));
        const action = accept ? 'show' : 'hide';
        await record(transaction, {
          ...by,
          action,
          kind: 'notify-announcement',
          id,
          before,
          after: { ...before, state },
        });
        return success({});
      }),

    async save(by: Actor, { id, ...wanted }: Omit<Service, 'id'> & { readonly id: string | null }) {
      const origin = serviceName(wanted.origin);
      const asksNothing = wanted.inbox === '' && wanted.offers.length === 0 && !wanted.isNotified;
      if (outsideAddress(origin) === null || !(asksNothing || outgoing.takes(wanted.inbox)))
        return failed(failure('urlFormat'));
      const after = { ...wanted, origin };
      return changing(by, async (transaction) => {
        const before = id === null ? undefined : await services.get(transaction, by.site, id);
        if (id !== null && !before) return failed(failure('notFound'));
        const isChanged = before && (await services.change(transaction, by.site, { ...after, id: before.id }));
        const saved = before ? (isChanged ? before.id : undefined) : await services.add(transaction, by.site, after);
        if (saved === undefined) return failed(failure('fieldRefused'));
        for (const one of new Set([origin, before?.origin ?? origin]))
          await services.showAgain(transaction, by.site, one);
        const action = before ? 'change' : 'register';
        await record(transaction, { ...by, action, kind: 'notify-service', id: saved, before, after });
        return success({ id: saved });
      });
    },

    remove: (by: Actor, id: string): Done =>
      changing(by, async (transaction) => {
        const before = await services.get(transaction, by.site, id);
        if (!before) return failed(failure('notFound'));
        await services.remove(transaction, by.site, id);
        await services.showAgain(transaction, by.site, before.origin);
        await record(transaction, { ...by, action: 'remove', kind: 'notify-service', id, before });
        return success({});
      }),

    async ask(
      by: Actor,
      wanted: { readonly paper: string; readonly service: string; readonly kind: Offer },
      origin: string,
    ) {
      const named = paperNamed(wanted.paper, [origin]);
      const item = named && (await announcements.paper(by.site, named));
      if (!item) return failed(failure('articleIdNotExist'));
      const { service, kind } = wanted;
      return changing(by, async (transaction) => {
        const id = await requests.add(transaction, { site: by.site, item, service, kind, message: newMessage() });
        if (id === undefined) return failed(failure('fieldRefused'));
        await record(transaction, { ...by, action: 'ask', kind: 'notify-request', id, after: { item, service, kind } });
        return success({ id });
      });
    },

    undo: (by: Actor, id: string): Done =>
      changing(by, async (transaction) => {
        if (!(await requests.undo(transaction, by.site, id, newMessage()))) return failed(failure('notFound'));
        await record(transaction, { ...by, action: 'take-back', kind: 'notify-request', id });
        return success({});
      }),
  };
}
