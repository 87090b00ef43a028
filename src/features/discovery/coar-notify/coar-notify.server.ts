import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Outgoing } from '../../../platform/ports/outgoing.ts';
import { answerNotify } from './api/notify-calls.ts';
import { postgresAnnouncements } from './store/postgres-announcements.ts';
import { postgresAnnouncing } from './store/postgres-announcing.ts';
import { postgresRequestSending, postgresRequests } from './store/postgres-requests.ts';
import { postgresServices } from './store/postgres-services.ts';
import { announcingReviews, type ReadRecords } from './use-cases/announce-reviews.ts';
import { manageNotify } from './use-cases/manage-notify.ts';
import { sendingRequests } from './use-cases/send-requests.ts';
import { takingNotifications } from './use-cases/take-notification.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly record: RecordAction;
  readonly outgoing: Outgoing;
  readonly siteOfItem: SiteOfItem;
  readonly read: ReadRecords;
  readonly siteCited: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
}

/** Announcements of other services about a site's papers, and requests to them (COAR Notify 1.0.1). */
export function createCoarNotify(parts: Parts) {
  const { database, log, siteOfItem, siteCited, outgoing } = parts;
  const stores = {
    services: postgresServices(database),
    announcements: postgresAnnouncements(database),
    requests: postgresRequests(database),
  };
  return {
    take: takingNotifications(stores),
    announcing: announcingReviews(postgresAnnouncing(database), parts.read),
    sending: sendingRequests({ sending: postgresRequestSending(database), outgoing, siteCited, log }),
    handlers: answerNotify({
      ...stores,
      siteOfItem,
      manage: manageNotify({ ...parts, ...stores }),
      originOf: async (site) => (await siteCited(site))?.origin ?? '',
    }),
  };
}
