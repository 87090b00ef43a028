import { answerAuthors } from './api/author-calls.ts';
import { answerCopies } from './api/copy-calls.ts';
import { answerEditorial } from './api/editorial-calls.ts';
import { answerReviews } from './api/review-calls.ts';
import { answerReviewers } from './api/reviewer-calls.ts';
import { answerTasks } from './api/task-calls.ts';
import { postgresCopies } from './store/postgres-copies.ts';
import { postgresQueuedMails } from './store/postgres-queued-mails.ts';
import { postgresReviewers } from './store/postgres-reviewers.ts';
import { postgresReviews } from './store/postgres-reviews.ts';
import { postgresSubmissionFigures } from './store/postgres-submission-figures.ts';
import { postgresSubmissions } from './store/postgres-submissions.ts';
import { postgresTasks } from './store/postgres-tasks.ts';
import { postgresTexts } from './store/postgres-texts.ts';
import { createAnonymousCopies } from './use-cases/anonymous-copies.ts';
import { createEditorialAccess } from './use-cases/editorial-access.ts';
import { enqueueing, startSendingMails } from './use-cases/mails.ts';
import { createMyTasks } from './use-cases/my-tasks.ts';
import { createNotify } from './use-cases/notify.ts';
import type { SubmissionEngines, SubmissionParts } from './use-cases/parts.ts';
import { createFileReading } from './use-cases/read-manuscripts.ts';
import { createTextReading } from './use-cases/read-texts.ts';
import { createReviewLinks } from './use-cases/review-links.ts';
import { remindReviewers } from './use-cases/reviewing.ts';

export function createSubmitting(engines: SubmissionEngines) {
  const { database, jobs } = engines;
  const store = postgresSubmissions(database);
  const reviews = postgresReviews(database);
  const mails = postgresQueuedMails(database);
  const enqueue = enqueueing({ mails, jobs });
  const texts = postgresTexts(database);
  const access = createEditorialAccess(store);
  const parts: SubmissionParts = {
    ...engines,
    store,
    reviews,
    copies: postgresCopies(database),
    enqueue,
    notify: createNotify({ store, reviews, enqueue }),
    access,
    links: createReviewLinks(engines),
    reading: createFileReading({ ...engines, store }),
    texts,
    textReading: createTextReading({ ...engines, store, texts, access }),
  };

  const submissionFigures = postgresSubmissionFigures(engines.database);
  const anonymousCopies = createAnonymousCopies(parts);

  return {
    handlers: [
      ...answerAuthors(parts),
      ...answerEditorial(parts),
      ...answerCopies(anonymousCopies),
      ...answerReviewers(parts, postgresReviewers(database)),
      ...answerReviews(parts),
      ...answerTasks(createMyTasks(postgresTasks(database), parts)),
    ],
    /** What an account is an author of, and therefore learns nothing about on the editorial side. */
    conflictsOf: store.conflictsOf,
    /** What waits at the console of a site. */
    waiting: async (site: number): Promise<number> => (await store.counts(site)).received ?? 0,
    /** What the dashboard of a site says of its submissions. */
    figures: async (site: number) => ({ ...(await submissionFigures(site)), counts: await store.counts(site) }),
    /** Reminders of reviewers whose review is due. */
    reminders: remindReviewers(parts),
    async startWorking(): Promise<void> {
      await parts.reading.startWorking();
      await parts.textReading.startWorking();
      await anonymousCopies.startWorking();
      await startSendingMails({ ...engines, mails });
    },
  };
}
