import type { WriteUnits } from '../../../platform/item/writing/write-units.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Mailer } from '../../../platform/ports/mailer.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { answerAuthors } from './api/author-calls.ts';
import { answerEditorial } from './api/editorial-calls.ts';
import { previewing } from './api/preview-answer.ts';
import { answerReviews } from './api/review-calls.ts';
import type { Guess } from './domain/submission.ts';
import { postgresPreviews } from './store/postgres-previews.ts';
import { postgresQueuedMails } from './store/postgres-queued-mails.ts';
import { postgresReviews } from './store/postgres-reviews.ts';
import { postgresSubmissions } from './store/postgres-submissions.ts';
import { createAuthorSubmissions } from './use-cases/author-submissions.ts';
import { draftingLetters } from './use-cases/draft-letters.ts';
import { createEditorialAccess } from './use-cases/editorial-access.ts';
import { createEditorialOffice } from './use-cases/editorial-office.ts';
import { createPublishSubmission } from './use-cases/publish-submission.ts';
import { createFileReading } from './use-cases/read-files.ts';
import { remindReviewers } from './use-cases/remind-reviewers.ts';
import { reviewCodes } from './use-cases/review-codes.ts';
import { createReviewLinks } from './use-cases/review-links.ts';
import { createReviewing } from './use-cases/reviewing.ts';
import { enqueueing, startSendingMails } from './use-cases/send-mails.ts';
import type { FilesArrived, TakeUploads } from './use-cases/submission-parts.ts';
import type { EditorsOf } from './use-cases/tell-editors.ts';

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly rateLimit: RateLimit;
  readonly wording: Wording;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  readonly files: Pick<FileStore, 'open'>;
  readonly takeUploads: TakeUploads;
  readonly keepUpload: (site: number, upload: string) => Promise<void>;
  readonly filesArrived: FilesArrived;
  readonly readManuscript: (file: { sha256: string; bytes: number; contentType: string }) => Promise<Guess | null>;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly today: (site: number) => Promise<string>;
  /** The journal whose site it is, if it is one journal's. */
  readonly ownJournal: (site: number) => Promise<Id | null>;
  readonly siteNamed: (site: number, language: Language) => Promise<{ name: string; origin: string } | undefined>;
  /** Whether a site has several journals, so that an author has to choose. */
  readonly hasJournals: (site: number) => Promise<boolean>;
  /** Who may deal with submissions at a site. */
  readonly editorsOf: EditorsOf;
  /** How long after a review was due its link still works, in days. */
  readonly reviewLinkDays: number;
  readonly clock: Clock;
  readonly log: Log;
  /** What the links of reviewers are signed by. */
  readonly linkKeys: Keys;
  readonly idHost: string;
}

export function createSubmitting(parts: Parts) {
  const { database, jobs, record, rateLimit, takeUploads, filesArrived, provenOrcid, hasJournals, editorsOf } = parts;
  const store = postgresSubmissions(database);
  const access = createEditorialAccess(store);
  const reviews = postgresReviews(database);
  const mails = postgresQueuedMails(database);
  const enqueue = enqueueing({ mails, jobs });
  const codes = reviewCodes(parts.linkKeys);
  const links = createReviewLinks(parts);
  const reviewPath = (site: number, review: Id) => `/opinion?code=${codes.write(site, review)}`;
  const reading = createFileReading({ ...parts, store });
  const preview = previewing(postgresPreviews(database), parts.files);
  const accountsOf = async (site: number) => (await editorsOf(site)).map(({ account }) => account);

  const authors = createAuthorSubmissions({
    ...{ database, store, reviews, enqueue, takeUploads, filesArrived, hasJournals, editorsOf },
    readFile: reading.readFile,
  });
  const editors = createEditorialOffice({
    ...{ database, store, access, reviews, enqueue, takeUploads, filesArrived, record },
    isEditor: async (site, account) => (await accountsOf(site)).includes(account),
    reviewPath,
  });

  return {
    handlers: [
      ...answerAuthors({ store, authors, rateLimit, provenOrcid, hasJournals, preview }),
      ...answerEditorial({
        ...{ store, access, reviews, editorial: editors, editorsOf: accountsOf, preview },
        draftLetters: draftingLetters(parts),
        publish: createPublishSubmission({ ...parts, store, access, enqueue }),
      }),
      ...answerReviews({
        ...{ store, reviews, links, codes },
        reviewing: createReviewing({ database, store, reviews, links, editorsOf, enqueue }),
      }),
    ],
    /** What an account is an author of, and therefore learns nothing about on the editorial side. */
    conflictsOf: store.conflictsOf,
    /** What waits at the console of a site. */
    waiting: async (site: number): Promise<number> => (await store.counts(site)).received ?? 0,
    /** Reminders of reviewers whose review is due. */
    reminders: remindReviewers({ ...parts, reviews, links, enqueue, reviewPath }),
    async startWorking(): Promise<void> {
      await reading.startWorking();
      await startSendingMails({ ...parts, mails });
    },
  };
}
