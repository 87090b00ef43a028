import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ManuscriptText } from '../use-cases/parts.ts';

export interface SubmissionText {
  readonly file: Id;
  readonly state: 'waiting' | 'read' | 'refused';
  readonly reason: string | null;
  readonly reading: ManuscriptText | null;
}

export type TextStore = ReturnType<typeof postgresTexts>;

/** What is read out of accepted manuscripts. */
export const postgresTexts = (database: Database) => ({
  async read(site: number, id: Id): Promise<SubmissionText | undefined> {
    const [row] = await readSite(database, site)<SubmissionText>`
      select file_id::text as file, state, reason, reading
        from submission_text where site_id = ${site} and submission_id = ${id}`;
    return row;
  },

  /** The same for good: nobody reads it anew before the transaction ends. */
  async lock(transaction: Transaction, site: number, id: Id): Promise<SubmissionText | undefined> {
    const [row] = await transaction.rows(statement<SubmissionText>`
      select file_id::text as file, state, reason, reading
        from submission_text where site_id = ${site} and submission_id = ${id} for update`);
    return row;
  },

  /** From now on it is read from that file; what was read before is nothing any more. */
  async order(transaction: Transaction, site: number, id: Id, file: Id): Promise<void> {
    await transaction.rows(statement`
      insert into submission_text (site_id, submission_id, file_id, state) values (${site}, ${id}, ${file}, 'waiting')
        on conflict (site_id, submission_id) do update
          set file_id = excluded.file_id, state = 'waiting', reason = null, body = null, reading = null`);
  },

  /** Keeps what was read of that file, if it still waits. Answers whether it did. */
  async keep(
    transaction: Transaction,
    site: number,
    id: Id,
    file: Id,
    read: ManuscriptText | string,
  ): Promise<boolean> {
    const isRead = typeof read !== 'string';
    const rows = await transaction.rows(statement`update submission_text
      set state = ${isRead ? 'read' : 'refused'}, reason = ${isRead ? null : read},
        body = ${isRead ? read.body.sha256 : null}, reading = ${isRead ? JSON.stringify(read) : null}::jsonb
      where site_id = ${site} and submission_id = ${id} and file_id = ${file} and state = 'waiting'
      returning 1`);
    return rows.length > 0;
  },
});
