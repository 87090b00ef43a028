import type { FilesAround } from '../../../platform/item/editing/files-around.ts';
import type { FilesArrived } from '../../../platform/item/writing/store-files.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import type { ShareLimits } from '../../../platform/kernel/fair-share.ts';
import type { Result } from '../../../platform/kernel/result.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { ConsoleRoles } from '../../../platform/ports/console-roles.ts';
import type { CountSent } from '../../../platform/ports/count-sent.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Mailer } from '../../../platform/ports/mailer.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { Allowance, RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SafeHtml } from '../../../platform/ports/safe-html.ts';
import type { SentFiles } from '../../../platform/ports/sent-files.ts';
import type { EncodePicture } from '../../../platform/ports/sent-pictures.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import type { SubmissionFigures, TroubledImport } from '../contract.ts';
import type { WordsIn } from '../domain/words.ts';
import type { KeptFrom } from '../store/postgres-changes.ts';
import type { SecurityEventStore } from '../store/postgres-security-events.ts';
import type { SecondFactor } from './second-factor.ts';

interface SentFile {
  readonly sha256: string;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly role: string;
}

/** What the console takes from the app. */
export interface ConsoleParts {
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
  /** The words of the console, with those of extensions. */
  readonly wordsIn: WordsIn;
  readonly safeHtml: SafeHtml;
  readonly filesAround: Pick<FilesAround, 'transaction'>;
  readonly record: RecordAction;
  readonly countSent: CountSent;
  /** What a member sent belongs to the site from then on; `keepUpload` makes sure that it can be read at once. */
  readonly takeUploads: (
    transaction: Transaction,
    site: number,
    account: string,
    uploads: readonly string[],
  ) => Promise<Result<readonly SentFile[], Failure>>;
  readonly keepUpload: (site: number, upload: string) => Promise<void>;
  readonly filesArrived: FilesArrived;
  readonly second: SecondFactor;
  readonly notify: Notify;
  /** What other features know of what waits at a site. */
  readonly waiting: {
    comments(site: number): Promise<number>;
    submissions(site: number): Promise<number>;
    submissionFigures(site: number): Promise<SubmissionFigures>;
    imports(site: number): Promise<readonly TroubledImport[]>;
    expiry(site: number): Promise<Date | null>;
  };
  readonly changesKeptFrom: KeptFrom;
  /** What a site is called, and where it is. */
  readonly siteNamed: (site: number) => Promise<{ readonly name: string; readonly origin: string } | undefined>;
  readonly previews: {
    /** Links are signed by them. */
    readonly keys: Keys;
    readonly share: ShareLimits;
    readonly rate: Allowance;
  };
  readonly securityEvents: SecurityEventStore;
  /** How long the security log is kept. */
  readonly securityLogDays: number;
}
