import type { Assure } from '../../platform/contract/assure.ts';
import type { FilesAround } from '../../platform/item/editing/files-around.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { RecordAction } from '../../platform/ports/console-log.ts';
import type { ConsoleRoles } from '../../platform/ports/console-roles.ts';
import type { CountSent } from '../../platform/ports/count-sent.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { Editable } from '../../platform/ports/editable.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Jobs } from '../../platform/ports/jobs.ts';
import type { Mailer } from '../../platform/ports/mailer.ts';
import type { Notify } from '../../platform/ports/notices.ts';
import type { RateLimit } from '../../platform/ports/rate-limit.ts';
import type { SafeHtml } from '../../platform/ports/safe-html.ts';
import type { SentFiles } from '../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../platform/ports/sent-pictures.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerExportChanges, answerListChanges } from './api/changes.ts';
import { answerDocuments } from './api/documents.ts';
import { answerGetConsole } from './api/get-console.ts';
import { answerInputs } from './api/inputs.ts';
import { answerJobs } from './api/jobs.ts';
import { answerOverview, type Waiting } from './api/overview.ts';
import { answerPeople } from './api/people.ts';
import { answerSecondFactor, type StepUp } from './api/second-factor.ts';
import { answerSecurityEvents } from './api/security.ts';
import { postgresAppFactors } from './store/postgres-app-factors.ts';
import { type KeptFrom, postgresChanges } from './store/postgres-changes.ts';
import { postgresDrafts } from './store/postgres-drafts.ts';
import { postgresLateMarks } from './store/postgres-late-marks.ts';
import { postgresPeople } from './store/postgres-people.ts';
import type { SecurityEventStore } from './store/postgres-security-events.ts';
import { postgresThings } from './store/postgres-things.ts';
import { editDocuments } from './use-cases/edit-documents.ts';
import { keepPictures } from './use-cases/keep-pictures.ts';
import { createPeople } from './use-cases/people.ts';
import type { SecondFactor } from './use-cases/second-factor.ts';
import { forgettingSecurityEvents } from './use-cases/security-log.ts';
import { watchJobs } from './use-cases/watch-jobs.ts';

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly sentFiles: SentFiles;
  readonly encodePicture: EncodePicture;
  readonly rateLimit: RateLimit;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly consoleRoles: ConsoleRoles;
  readonly editables: readonly Editable[];
  readonly languagesOf: (site: number) => Promise<readonly string[]>;
  readonly wording: Wording;
  readonly safeHtml: SafeHtml;
  readonly filesAround: Pick<FilesAround, 'transaction'>;
  readonly record: RecordAction;
  readonly countSent: CountSent;
  readonly second: SecondFactor;
  readonly assure: Assure;
  readonly stepUp: StepUp;
  readonly notify: Notify;
  readonly waiting: Waiting;
  readonly changesKeptFrom: KeptFrom;
  /** What a site is called, and where it is. */
  readonly siteNamed: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
  readonly securityEvents: SecurityEventStore;
  /** How long the security log is kept. */
  readonly securityLogDays: number;
}

export function createConsole(parts: Parts) {
  const { database, editables, securityEvents } = parts;
  const changes = postgresChanges(database, parts.changesKeptFrom);
  const edit = editDocuments({ ...parts, drafts: postgresDrafts, changes });
  const people = createPeople({ ...parts, people: postgresPeople(database) });
  const watch = watchJobs({ ...parts, marks: postgresLateMarks(database) });
  return {
    people,
    editables,
    watch,
    forgetting: forgettingSecurityEvents(securityEvents, parts.securityLogDays),
    handlers: [
      answerGetConsole({ ...parts, factors: postgresAppFactors(database) }),
      ...answerSecondFactor(parts),
      ...answerPeople(people),
      ...answerDocuments(edit, parts.wording),
      answerListChanges(changes, edit),
      answerExportChanges(changes),
      answerOverview({ ...parts, drafts: postgresDrafts, changes, people: people.people }),
      ...answerJobs(watch),
      answerSecurityEvents(securityEvents),
      ...answerInputs({ ...parts, keep: keepPictures(parts), things: postgresThings(database) }),
    ],
  };
}
