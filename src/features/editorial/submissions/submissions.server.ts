import { answerAuthors } from './api/author-calls.ts';
import { answerEditorial } from './api/editorial-calls.ts';
import { answerReviews } from './api/review-calls.ts';
import { postgresQueuedMails } from './store/postgres-queued-mails.ts';
import { postgresReviews } from './store/postgres-reviews.ts';
import { postgresSubmissions } from './store/postgres-submissions.ts';
import { createEditorialAccess } from './use-cases/editorial-access.ts';
import { enqueueing, startSendingMails } from './use-cases/mails.ts';
import { createNotify } from './use-cases/notify.ts';
import type { SubmissionEngines, SubmissionParts } from './use-cases/parts.ts';
import { createFileReading } from './use-cases/read-manuscripts.ts';
import { createReviewLinks } from './use-cases/review-links.ts';
import { remindReviewers } from './use-cases/reviewing.ts';

export function createSubmitting(engines: SubmissionEngines) {
  const { database, jobs } = engines;
  const store = postgresSubmissions(database);
  const reviews = postgresReviews(database);
  const mails = postgresQueuedMails(database);
  const enqueue = enqueueing({ mails, jobs });
  const parts: SubmissionParts = {
    ...engines,
    store,
    reviews,
    enqueue,
    notify: createNotify({ store, reviews, enqueue }),
    access: createEditorialAccess(store),
    links: createReviewLinks(engines),
    reading: createFileReading({ ...engines, store }),
  };

  return {
    handlers: [...answerAuthors(parts), ...answerEditorial(parts), ...answerReviews(parts)],
    /** What an account is an author of, and therefore learns nothing about on the editorial side. */
    conflictsOf: store.conflictsOf,
    /** What waits at the console of a site. */
    waiting: async (site: number): Promise<number> => (await store.counts(site)).received ?? 0,
    /** Reminders of reviewers whose review is due. */
    reminders: remindReviewers(parts),
    async startWorking(): Promise<void> {
      await parts.reading.startWorking();
      await startSendingMails({ ...engines, mails });
    },
  };
}
