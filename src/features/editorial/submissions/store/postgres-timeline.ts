import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { eventNames, type SubmissionEvent, type SubmissionFile } from '../domain/submission.ts';
import type { SubmissionStore } from '../use-cases/submission-store.ts';

type Timeline = Pick<SubmissionStore, 'event' | 'events' | 'addFile' | 'removeFile' | 'files' | 'names' | 'addressOf'>;

/** What happened to a submission, and the files that came with it. */
export const postgresTimeline = (database: Database): Timeline => ({
  async event(transaction, site, { id, round }, { what, side, account, text = '', data = {} }) {
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission_event
          (site_id, event_id, submission_id, round, what, side, account_id, for_author, text, data)
        values (${site}, new_id(${site}::int), ${id}, ${round}, ${what}, ${side}, ${account}, ${eventNames[what]}, ${text},
          ${JSON.stringify(data)})
        returning event_id::text as id`),
    );
    if (!row) throw new Error('What happened to a submission was not stored.');
    return row.id;
  },

  events: (site, id) =>
    database.rows(
      { reads: [site], writes: null },
      statement(sql<SubmissionEvent>`select event_id::text as id, round, what, side, account_id::text as account,
          for_author as "forAuthor", text, data, ${moment('happened_at')} as at
        from submission_event where site_id = ${site} and submission_id = ${id} order by event_id`),
    ),

  async addFile(transaction, site, id, file) {
    await transaction.rows(
      // A conflict locks the row: somebody may discard the last other submission that names the file.
      statement(sql`insert into stored_file (site_id, sha256, bytes, content_type, public, only_submitted)
        values (${site}, ${file.sha256}, ${file.bytes}, ${file.contentType}, false, true)
        on conflict (site_id, sha256) do update set public = stored_file.public`),
    );
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission_file (site_id, file_id, submission_id, round, role, side,
          for_author, name, sha256, bytes, content_type, language, event_id)
        values (${site}, new_id(${site}::int), ${id}, ${file.round}, ${file.role}, ${file.side}, ${file.forAuthor},
          ${file.name}, ${file.sha256}, ${file.bytes}, ${file.contentType}, ${file.language}, ${file.event})
        returning file_id::text as id`),
    );
    if (!row) throw new Error('A file of a submission was not stored.');
    return row.id;
  },

  async removeFile(transaction, site, id, file) {
    const removed = await transaction.rows(
      statement(sql`delete from submission_file
        where site_id = ${site} and submission_id = ${id} and file_id = ${file} returning file_id`),
    );
    return removed.length > 0;
  },

  files: (site, id, transaction) => {
    const select =
      statement(sql<SubmissionFile>`select file_id::text as id, round, role, side, for_author as "forAuthor",
        name, sha256, bytes::float8 as bytes, content_type as "contentType", language, event_id::text as event,
        ${moment('added_at')} as "addedAt", role = 'video' and exists (select from rendition
          where rendition.site_id = submission_file.site_id and rendition.sha256 = submission_file.sha256
            and form = 'hls') as "hasPreview"
      from submission_file where site_id = ${site} and submission_id = ${id} order by file_id`);
    return transaction ? transaction.rows(select) : database.rows({ reads: [site], writes: null }, select);
  },

  async names(accounts) {
    const asked = [...new Set(accounts)];
    if (asked.length === 0) return new Map();
    const rows = await database.unscopedRows(
      query.selectFrom('account').select(['account_id', 'user_name', 'real_name']).where('account_id', 'in', asked),
    );
    return new Map(rows.map((row) => [String(row.account_id), row.real_name || row.user_name]));
  },

  async addressOf(transaction, account) {
    const [row] = await transaction.rows(query.selectFrom('account').select('email').where('account_id', '=', account));
    return row?.email ?? null;
  },
});
