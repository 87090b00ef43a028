import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { StoredCopyState } from '../domain/copies.ts';
import { fileColumns, type SubmissionFile } from './postgres-timeline.ts';

/** What there is of an anonymous copy of a file. */
interface CopyReport {
  /** The file that its author sent. */
  readonly file: Id;
  readonly state: StoredCopyState;
  readonly names: string[];
  /** The files of which it may be made: the author's, or one that an editor made clean. */
  readonly sources: Id[];
}

/** Copies of files that do not say who wrote them. */
export const postgresCopies = (database: Database) => ({
  async reports(site: number, submission: Id, transaction?: Transaction) {
    const select = statement<CopyReport>`
      select file_id::text as file, copy_state as state, copy_names as names,
        array(select source.file_id::text from submission_file source where source.site_id = submission_file.site_id
          and submission_file.file_id in (source.file_id, source.copy_of)) as sources
        from submission_file
        where site_id = ${site} and submission_id = ${submission} and copy_state is not null order by file_id`;
    return transaction ? transaction.rows(select) : database.rows({ reads: [site], writes: null }, select);
  },

  /** The copies themselves, each with the file that it is of; while a file is looked through there is none. */
  copies: (site: number, submission: Id) =>
    database.rows(
      { reads: [site], writes: null },
      statement<SubmissionFile & { readonly of: Id }>`select ${fileColumns}, copy_of::text as of from submission_file
        where site_id = ${site} and submission_id = ${submission} and copy_of is not null
          and exists (select from submission_file original where original.site_id = submission_file.site_id
            and original.file_id = submission_file.copy_of and original.copy_state = 'ready')
        order by copy_of`,
    ),

  /** One of the files that wait to be looked through: what an author sent, or what an editor made of it. */
  async source(site: number, id: Id) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement<SubmissionFile & { readonly of: Id | null }>`select ${fileColumns}, copy_of::text as of
        from submission_file where site_id = ${site} and file_id = ${id}`,
    );
    return row;
  },

  /** Notes how far the copy of a file is. Nothing of an earlier copy stays. */
  async setCopy(
    transaction: Transaction,
    site: number,
    file: Id,
    state: StoredCopyState,
    { names = [], except }: { readonly names?: readonly string[]; readonly except?: Id } = {},
  ): Promise<void> {
    await transaction.rows(statement`delete from submission_file where site_id = ${site} and copy_of = ${file}
      ${except ? sql`and file_id <> ${except}` : sql``}`);
    await transaction.rows(statement`update submission_file set copy_state = ${state}, copy_names = ${names}::text[]
      where site_id = ${site} and file_id = ${file}`);
  },
});

export type CopyStore = ReturnType<typeof postgresCopies>;
