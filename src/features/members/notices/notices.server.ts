import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import { answerGetMessages, answerReadMessages } from './api/messages.ts';
import { postgresNotices } from './store/postgres-notices.ts';
import { createNotify, type NoticeMailParts } from './use-cases/notify.ts';

interface Parts extends NoticeMailParts {
  readonly database: Database;
  readonly log: Log;
}

export function createNotices({ database, log, mailer, wording, siteNamed }: Parts) {
  const store = postgresNotices(database);
  return {
    notify: createNotify(store, log, { mailer, wording, siteNamed }),
    handlers: [answerGetMessages(store, wording), answerReadMessages(store)],
  };
}
