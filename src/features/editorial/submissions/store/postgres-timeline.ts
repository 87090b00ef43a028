import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { getSubmission } from '../contract.ts';
import { type EventName, eventNames, type Side } from '../domain/submission.ts';

type Whole = OutputOf<typeof getSubmission>;

export interface SubmissionFile extends Readonly<Whole['files'][number]> {
  readonly forAuthor: boolean;
  readonly sha256: string;
}

export interface SubmissionEvent extends Readonly<Omit<Whole['events'][number], 'by'>> {
  readonly account: string | null;
  readonly forAuthor: boolean;
}

interface NewEvent {
  readonly what: EventName;
  readonly side: Side;
  readonly account: string | null;
  readonly text?: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** The id of the row that an insert made. */
export const insertedId =
  (transaction: Transaction) =>
  async (insert: TemplateStringsArray, ...values: unknown[]): Promise<Id> => {
    const [row] = await transaction.rows(statement<{ id: Id }>(insert, ...values));
    if (!row) throw new Error('A row of a submission was not stored.');
    return row.id;
  };

/** Records files that lie in the store and that no reader has yet. */
async function submittedFiles(
  transaction: Transaction,
  site: number,
  files: readonly Pick<SubmissionFile, 'sha256' | 'bytes' | 'contentType'>[],
): Promise<void> {
  // A conflict locks the row: somebody may discard the last other submission that names the file.
  for (const { sha256, bytes, contentType } of files)
    await transaction.rows(statement`
      insert into stored_file (site_id, sha256, bytes, content_type, public, only_submitted)
        values (${site}, ${sha256}, ${bytes}, ${contentType}, false, true)
        on conflict (site_id, sha256) do update set public = stored_file.public`);
}
export const fileColumns = sql`file_id::text as id, round, role, side, for_author as "forAuthor", name, sha256,
  bytes::float8 as bytes, content_type as "contentType", language, event_id::text as event, ${moment('added_at')} as "addedAt",
  role = 'video' and exists (select from rendition where rendition.site_id = submission_file.site_id
    and rendition.sha256 = submission_file.sha256 and form = 'hls') as "hasPreview"`;

/** What happened to a submission, and the files that came with it. */
export const postgresTimeline = (database: Database) => ({
  event: (
    transaction: Transaction,
    site: number,
    { id, round }: { readonly id: Id; readonly round: number },
    { what, side, account, text = '', data = {} }: NewEvent,
  ) =>
    insertedId(transaction)`insert into submission_event
        (site_id, event_id, submission_id, round, what, side, account_id, for_author, text, data)
      values (${site}, new_id(${site}::int), ${id}, ${round}, ${what}, ${side}, ${account}, ${eventNames[what]}, ${text},
        ${JSON.stringify(data)})
      returning event_id::text as id`,

  events: (site: number, id: Id) =>
    readSite(database, site)<SubmissionEvent>`
      select event_id::text as id, round, what, side, account_id::text as account,
          for_author as "forAuthor", text, data, ${moment('happened_at')} as at
        from submission_event where site_id = ${site} and submission_id = ${id} order by event_id`,

  submittedFiles,

  async addFile(
    transaction: Transaction,
    site: number,
    id: Id,
    file: Omit<SubmissionFile, 'id' | 'addedAt' | 'hasPreview'> & { readonly copyOf?: Id },
  ): Promise<Id> {
    await submittedFiles(transaction, site, [file]);
    return insertedId(transaction)`insert into submission_file (site_id, file_id, submission_id, round, role, side,
        for_author, name, sha256, bytes, content_type, language, event_id, copy_of)
      values (${site}, new_id(${site}::int), ${id}, ${file.round}, ${file.role}, ${file.side}, ${file.forAuthor},
        ${file.name}, ${file.sha256}, ${file.bytes}, ${file.contentType}, ${file.language}, ${file.event},
        ${file.copyOf ?? null})
      returning file_id::text as id`;
  },

  async removeFile(transaction: Transaction, site: number, id: Id, file: Id): Promise<void> {
    await transaction.rows(statement`delete from submission_file
      where site_id = ${site} and submission_id = ${id} and file_id = ${file}`);
  },

  /** Takes back what a reviewer sent along with a review: its line of the timeline, and with that the file. */
  async removeAttachment(transaction: Transaction, site: number, submission: Id, review: Id): Promise<void> {
    await transaction.rows(statement`delete from submission_event
      where site_id = ${site} and submission_id = ${submission} and what = 'opinion-attached' and data ->> 'review' = ${review}`);
  },

  /** The name of what a reviewer sent along. */
  async attachmentOf(site: number, submission: Id, review: Id): Promise<string | null> {
    const [row] = await readSite(database, site)<{ name: string }>`
      select name from submission_file join submission_event event using (site_id, event_id)
        where site_id = ${site} and submission_file.submission_id = ${submission}
          and event.what = 'opinion-attached' and event.data ->> 'review' = ${review}`;
    return row?.name ?? null;
  },

  /** What was sent; copies of it have a store of their own. */
  files: (site: number, id: Id, transaction?: Transaction) => {
    const select = statement<SubmissionFile>`select ${fileColumns} from submission_file
      where site_id = ${site} and submission_id = ${id} and copy_of is null order by file_id`;
    return transaction ? transaction.rows(select) : database.rows({ reads: [site], writes: null }, select);
  },

  /** What was made of a file, by the name of the form. */
  async preview(site: number, sha256: string, form: string) {
    const [row] = await readSite(database, site)<Pick<SubmissionFile, 'sha256' | 'bytes' | 'contentType'>>`
      select made.sha256,
          made.bytes::float8 as bytes, made.content_type as "contentType"
        from rendition join stored_file made on made.site_id = rendition.site_id and made.sha256 = rendition.rendered
        where rendition.site_id = ${site} and rendition.sha256 = ${sha256} and rendition.form = ${form}`;
    return row;
  },

  /** The name of each form that was made of a file, by the hash of the form. */
  async previewNames(site: number, sha256: string): Promise<ReadonlyMap<string, string>> {
    const rows = await readSite(database, site)<{ rendered: string; form: string }>`select rendered, form from rendition
      where site_id = ${site} and sha256 = ${sha256}`;
    return new Map(rows.map(({ rendered, form }) => [rendered, form]));
  },

  async names(accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const distinct = [...new Set(accounts)];
    if (distinct.length === 0) return new Map();
    const rows = await database.unscopedRows(
      query.selectFrom('account').select(['account_id', 'user_name', 'real_name']).where('account_id', 'in', distinct),
    );
    return new Map(rows.map((row) => [String(row.account_id), row.real_name || row.user_name]));
  },

  /** Where an author is written to. */
  async addressOf(transaction: Transaction, account: string): Promise<string | null> {
    const [row] = await transaction.rows(query.selectFrom('account').select('email').where('account_id', '=', account));
    return row?.email ?? null;
  },
});
