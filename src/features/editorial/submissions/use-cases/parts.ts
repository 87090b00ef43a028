import type { Reading } from '../../../../platform/documents/refusal.ts';
import type { DraftFile, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { FilesArrived } from '../../../../platform/item/writing/store-files.ts';
import type { WriteUnits } from '../../../../platform/item/writing/write-units.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { ReviewMailText } from '../../../../platform/kernel/review-mail.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Jobs } from '../../../../platform/ports/jobs.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { OffersOf } from '../../../../platform/ports/offers-of.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { SentFiles } from '../../../../platform/ports/sent-files.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import type { TextReport } from '../editorial.contract.ts';
import type { Guess } from '../fields.contract.ts';
import type { Anonymiser } from '../formats/anonymise/anonymiser.ts';
import type { judgeFile } from '../formats/judging/judge-file.ts';
import type { CopyStore } from '../store/postgres-copies.ts';
import type { ReviewStore } from '../store/postgres-reviews.ts';
import type { Submission, SubmissionStore } from '../store/postgres-submissions.ts';
import type { TextStore } from '../store/postgres-texts.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { EditorialAccess } from './editorial-access.ts';
import type { EnqueueMail } from './mails.ts';
import type { Editor, Notify } from './notify.ts';
import type { FileReading } from './read-manuscripts.ts';
import type { TextReading } from './read-texts.ts';
import type { ReviewLinks } from './review-links.ts';

/** A file that was sent, looked through and found clean. */
export interface TakenUpload {
  readonly sha256: string;
  readonly bytes: number;
  readonly name: string;
  readonly type: string;
}

/** A manuscript as it could be published. Its files lie in the store. */
export interface ManuscriptText extends TextReport {
  readonly outline: readonly object[];
  /** Rows of the article's references, with the places in the text that they are cited by. */
  readonly references: readonly object[];
  readonly body: DraftFile;
  readonly files: readonly DraftFile[];
  /** Figures and tables, by keys that begin with `#`. */
  readonly members: readonly ItemDraft[];
}

/** What submissions are given: engines, and what other features do for them. */
export interface SubmissionEngines {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly rateLimit: RateLimit;
  readonly offersOf: OffersOf;
  readonly wording: Wording;
  readonly write: WriteUnits;
  readonly record: RecordAction;
  readonly files: Pick<FileStore, 'open' | 'put' | 'putFile'>;
  /** Makes a member's uploads the caller's own, in the transaction that keeps them: all of them or none. */
  readonly takeUploads: (
    transaction: Transaction,
    site: number,
    account: string,
    uploads: readonly string[],
  ) => Promise<Result<readonly TakenUpload[], Failure>>;
  /** Puts a file that was just taken where it can be read, if nobody has done that yet. */
  readonly keepUpload: (site: number, upload: string) => Promise<void>;
  /** Says that files are stored, so that what can be made of them is made. */
  readonly filesArrived: FilesArrived;
  /** What a file says of itself, or nothing. Bounded in time and memory. */
  readonly readManuscript: (file: Pick<SubmissionFile, 'sha256' | 'bytes' | 'contentType'>) => Promise<Guess | null>;
  /** The text of a manuscript in Word at a place on this machine. Bounded in time and memory. */
  readonly readText: (
    path: string,
    facts: { readonly language: string; readonly title: string; readonly known: readonly string[] },
  ) => Promise<Reading<ManuscriptText>>;
  /** By which what a reviewer sends becomes a file that may be stored. */
  readonly sentFiles: SentFiles;
  /** What a file is, by its bytes. */
  readonly judge: typeof judgeFile;
  /** Makes copies that do not say who wrote them. */
  readonly anonymiser: Anonymiser;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  /** The day at a site, YYYY-MM-DD. */
  readonly today: (site: number) => Promise<string>;
  /** The journal whose site it is, if it is one journal's. */
  readonly ownJournal: (site: number) => Promise<Id | null>;
  readonly siteNamed: (site: number, language: Language) => Promise<{ name: string; origin: string } | undefined>;
  /** The same in the language of the site. */
  readonly siteCited: (site: number) => Promise<{ name: string; origin: string } | undefined>;
  /** Whether the console of a site asks an account for more than a password. */
  readonly asksForProof: (site: number, account: string) => Promise<boolean>;
  /** A site's own words for a mail, if it has any in that language. */
  readonly ownMailText: (site: number, what: string, language: Language) => Promise<ReviewMailText | undefined>;
  /** Whether a site has several journals, so that an author has to choose. */
  readonly hasJournals: (site: number) => Promise<boolean>;
  /** Who may deal with submissions. Asked before a transaction begins: one that waits for a second connection may wait for ever. */
  readonly editorsOf: (site: number) => Promise<readonly Editor[]>;
  /** How long after a review was due its link still works, in days. */
  readonly reviewLinkDays: number;
  /** What the links of reviewers are signed by. */
  readonly linkKeys: Keys;
  /** The right side of the ids that mails are known by. */
  readonly idHost: string;
}

/** The same with what is made of them once and used by several. */
export interface SubmissionParts extends SubmissionEngines {
  readonly store: SubmissionStore;
  readonly reviews: ReviewStore;
  readonly copies: CopyStore;
  readonly enqueue: EnqueueMail;
  readonly notify: Notify;
  readonly access: EditorialAccess;
  readonly links: ReviewLinks;
  readonly reading: FileReading;
  readonly texts: TextStore;
  readonly textReading: TextReading;
}

/** Who does something, and to which submission. */
export interface Action {
  readonly site: number;
  readonly by: string;
  readonly id: Id;
}

export type Done<Value = { readonly id: Id }> = Promise<Result<Value, Failure>>;

/** Someone acts at the host's site, on a submission of that site. */
export const actAt = async <Input extends { readonly id: Id }, Value>(
  site: number,
  by: string,
  input: Input,
  act: (on: Action, input: Input) => Done<Value>,
): Done<Value> => (siteOfId(input.id) === site ? act({ site, by, id: input.id }, input) : failed(failure('notFound')));

/** Uploads become files of a submission. Of a film a preview is made at once. */
export async function keepFiles(
  { store, filesArrived }: Pick<SubmissionParts, 'store' | 'filesArrived'>,
  transaction: Transaction,
  { site, id }: Action,
  uploads: readonly TakenUpload[],
  as: Pick<SubmissionFile, 'role' | 'language' | 'side' | 'forAuthor' | 'event' | 'round'> & { readonly copyOf?: Id },
): Promise<Id[]> {
  const files = uploads.map(({ type: contentType, sha256, bytes, name }) => ({ contentType, sha256, bytes, name }));
  const kept: Id[] = [];
  for (const file of files) kept.push(await store.addFile(transaction, site, id, { ...file, ...as }));
  if (as.role === 'video') await filesArrived(transaction, site, files);
  return kept;
}

/** A message of either side about a submission, with the uploads that came with it. */
export async function addMessage(
  parts: Pick<SubmissionParts, 'store' | 'filesArrived' | 'takeUploads'>,
  transaction: Transaction,
  on: Action,
  { round }: Pick<Submission, 'round'>,
  { side, text, uploads }: { side: 'author' | 'editor'; text: string; uploads: readonly string[] },
): Done<{ event: Id }> {
  const { site, by, id } = on;
  const taken = await parts.takeUploads(transaction, site, by, uploads);
  if (!taken.ok) return taken;
  const event = await parts.store.event(transaction, site, { id, round }, { what: 'message', side, account: by, text });
  const as = { role: 'letter', language: null, side, forAuthor: true, event, round } as const;
  await keepFiles(parts, transaction, on, taken.value, as);
  await parts.store.change(transaction, site, id, {});
  return success({ event });
}
