import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { QueuedMail, QueuedMails } from '../use-cases/queued-mail.ts';

export const postgresQueuedMails = (database: Database): QueuedMails => ({
  async add(transaction, site, { submission, what, to, language, data }) {
    const [row] = await transaction.rows(
      statement(sql<{ id: string }>`insert into submission_mail
          (site_id, mail_id, submission_id, what, to_address, language, data)
        values (${site}, new_id(${site}::int), ${submission}, ${what}, ${to}, ${language}, ${JSON.stringify(data)})
        returning mail_id::text as id`),
    );
    if (!row) throw new Error('A mail that is owed was not stored.');
    return row.id;
  },

  async read(site, id) {
    const [row] = await database.rows(
      { reads: [site], writes: null },
      statement(sql<QueuedMail>`select mail_id::text as id, submission_id::text as submission, what, to_address as "to",
          language, data
        from submission_mail where site_id = ${site} and mail_id = ${id} and sent_at is null and refused is null`),
    );
    return row;
  },

  async settle(site, id, refused) {
    await database.rows(
      { reads: [site], writes: site },
      statement(sql`update submission_mail set sent_at = case when ${refused}::text is null then now() end,
          refused = ${refused} where site_id = ${site} and mail_id = ${id} and sent_at is null`),
    );
  },
});
