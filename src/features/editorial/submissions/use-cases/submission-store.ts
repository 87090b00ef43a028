import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type {
  EventName,
  Guess,
  Side,
  SubmissionDetails,
  SubmissionEvent,
  SubmissionFile,
  SubmissionKind,
  SubmissionState,
} from '../domain/submission.ts';

export interface Submission {
  readonly id: Id;
  readonly kind: SubmissionKind;
  readonly account: string | null;
  readonly state: SubmissionState;
  readonly number: string | null;
  readonly round: number;
  readonly revision: number;
  /** As it was last sent; of a draft, as it stands. */
  readonly details: SubmissionDetails;
  /** What its author has changed since it was sent; nobody else sees it. */
  readonly edited: SubmissionDetails | null;
  readonly guess: Guess | null;
  readonly guessedFile: Id | null;
  readonly journal: { readonly id: Id; readonly titles: Text } | null;
  readonly language: Language;
  readonly editor: string | null;
  readonly item: { readonly id: Id; readonly kind: string; readonly isShown: boolean } | null;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly sentAt: string | null;
}

export interface NewSubmission {
  readonly kind: SubmissionKind;
  readonly account: string;
  readonly language: Language;
  readonly details: SubmissionDetails;
  readonly journal: Id | null;
}

export interface NewEvent {
  readonly what: EventName;
  readonly side: Side;
  readonly account: string | null;
  readonly text?: string;
  readonly data?: Readonly<Record<string, string>>;
}

export type NewFile = Omit<SubmissionFile, 'id' | 'addedAt' | 'hasPreview'>;

/** What changes of a submission. Its revision counts up with each. */
export interface SubmissionChange {
  readonly state?: SubmissionState;
  readonly round?: number;
  /** What was sent stays as it is until it is sent again. */
  readonly details?: SubmissionDetails;
  readonly guess?: Guess | null;
  readonly guessedFile?: Id | null;
  readonly journal?: Id | null;
  readonly editor?: string | null;
  readonly item?: Id;
  readonly isSent?: boolean;
  readonly isDecided?: boolean;
}

/** The days of a submission at its site, YYYY-MM-DD: first sent, sent again for the last time, decided about. */
export interface SubmissionDates {
  readonly receivedOn: string | null;
  readonly revisedOn: string | null;
  readonly acceptedOn: string | null;
}

export interface Queued {
  readonly state?: SubmissionState | undefined;
  readonly kind?: SubmissionKind | undefined;
  /** An account, or nobody. */
  readonly editor?: string | null | undefined;
  /** Begins a number or stands in a title. */
  readonly text?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  readonly total: number;
}

/** Who a member is to the authors of a submission. */
export interface Identity {
  readonly account: string;
  readonly orcid: string | null;
}

export interface SubmissionStore {
  /** Reads it for good: nobody else changes it before the transaction ends. */
  take(transaction: Transaction, site: number, id: Id): Promise<Submission | undefined>;
  read(site: number, id: Id): Promise<Submission | undefined>;
  /** Whether one of its authors is this member. */
  isAuthor(site: number, id: Id, who: Identity): Promise<boolean>;
  /** Which of these accounts wrote it, by account, e-mail or ORCID, and have no leave to deal with it all the same. */
  conflicts(site: number, id: Id, accounts: readonly string[], transaction?: Transaction): Promise<ReadonlySet<string>>;
  /** All that an account is in such a conflict with. */
  conflictsOf(site: number, account: string): Promise<readonly Id[]>;
  /** The member's own and those that they are an author of, the latest changed first. */
  of(site: number, who: Identity, asked: Pick<Queued, 'kind' | 'page' | 'size'>): Promise<SubmissionPage>;
  /** What was sent to the site. */
  queue(site: number, asked: Queued): Promise<SubmissionPage>;
  counts(site: number): Promise<Partial<Record<SubmissionState, number>>>;
  openOf(transaction: Transaction, site: number, account: string): Promise<number>;
  add(transaction: Transaction, site: number, submission: NewSubmission): Promise<Id>;
  change(transaction: Transaction, site: number, id: Id, change: SubmissionChange): Promise<void>;
  /** Whether authors may choose that journal: it is one, of this site, and readers see it. */
  isOpenJournal(transaction: Transaction, site: number, id: Id): Promise<boolean>;
  /** Whether the site has a thing under that name already. */
  hasItem(transaction: Transaction, site: number, named: { kind: string; key: string }): Promise<boolean>;
  /** Gives it the next number of the year. */
  number(transaction: Transaction, site: number, id: Id): Promise<string>;
  authors(transaction: Transaction, site: number, id: Id, authors: SubmissionDetails['authors']): Promise<void>;
  dates(transaction: Transaction, site: number, id: Id): Promise<SubmissionDates>;
  remove(transaction: Transaction, site: number, id: Id): Promise<void>;
  event(transaction: Transaction, site: number, of: Pick<Submission, 'id' | 'round'>, event: NewEvent): Promise<Id>;
  events(site: number, id: Id): Promise<SubmissionEvent[]>;
  addFile(transaction: Transaction, site: number, id: Id, file: NewFile): Promise<Id>;
  removeFile(transaction: Transaction, site: number, id: Id, file: Id): Promise<boolean>;
  files(site: number, id: Id, transaction?: Transaction): Promise<SubmissionFile[]>;
  names(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Where an author is written to. */
  addressOf(transaction: Transaction, account: string): Promise<string | null>;
}
