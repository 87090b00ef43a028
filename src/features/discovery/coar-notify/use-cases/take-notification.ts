import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { meaningOf, serviceName } from '../domain/notification.ts';
import { paperNamed } from '../domain/paper-address.ts';
import type { Notification } from '../notification.contract.ts';
import type { AnnouncementStore } from '../store/postgres-announcements.ts';
import type { RequestStore } from '../store/postgres-requests.ts';
import type { ServiceStore } from '../store/postgres-services.ts';

/** What became of a notification. */
export type Taken = 'taken' | 'unknown-service' | 'unknown-type' | 'unknown-paper' | 'unknown-message' | 'full';

interface Place {
  readonly site: number;
  /** The host that received the notification. */
  readonly origins: readonly string[];
  /** Whether announcements of services that the site does not know wait for an editor too. */
  readonly isOpen: boolean;
}

interface Stores {
  readonly services: ServiceStore;
  readonly announcements: AnnouncementStore;
  readonly requests: RequestStore;
}

/** Takes what other services say of this site's papers. Nothing is fetched from anywhere, and nothing is shown by it alone. */
export const takingNotifications =
  ({ services, announcements, requests }: Stores) =>
  async ({ site, origins, isOpen }: Place, said: Notification): Promise<Taken> => {
    const meaning = meaningOf(said.type);
    if (!meaning) return 'unknown-type';
    const origin = serviceName(said.origin.id);
    const service = await services.withOrigin(site, origin);
    if (!service && !isOpen) return 'unknown-service';
    const about = said.inReplyTo ?? said.object.id;
    if (meaning.what !== 'announcement') {
      const answer = meaning.what === 'undo' ? 'undone' : meaning.answer;
      const words = said.summary?.slice(0, 1_000) || null;
      if (service && (await requests.answered(site, service.id, about, { answer, words }))) return 'taken';
      const isUndone = meaning.what === 'undo' && (await announcements.undo(site, origin, said.object.id));
      return isUndone ? 'taken' : 'unknown-message';
    }
    const subject = await paperIn(said);
    if (!subject) return 'unknown-paper';
    const { item, address } = subject;
    const name = said.actor?.name?.trim().slice(0, 200) || new URL(origin).host;
    const { kind } = meaning;
    if (!(await announcements.take({ site, item, kind, origin, name, address, message: said.id }))) return 'full';
    if (service && said.inReplyTo)
      await requests.answered(site, service.id, said.inReplyTo, { answer: 'announced', words: null });
    return 'taken';

    /** The paper that it is about, and where what is said of it stands. */
    async function paperIn({ context, object }: Notification) {
      const isRelation = meaning?.what === 'announcement' && meaning.kind === 'relationship';
      const names = isRelation
        ? [object['as:object'], object['as:subject'], context?.id, context?.['ietf:cite-as']]
        : [context?.id, context?.['ietf:cite-as']];
      for (const name of names) {
        const named = name === undefined ? undefined : paperNamed(name, origins);
        const item = named && (await announcements.paper(site, named));
        if (!item) continue;
        const others = isRelation ? [object['as:subject'], object['as:object']] : [object.id, object['ietf:cite-as']];
        const other = others.find((one) => one !== name && one !== undefined && outsideAddress(one) !== null);
        const address = outsideAddress(other ?? null);
        if (address) return { item, address };
      }
      return undefined;
    }
  };
