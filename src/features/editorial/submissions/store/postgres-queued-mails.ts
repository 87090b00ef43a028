import { changeSite, readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { MailSubject } from '../use-cases/mails.ts';
import { insertedId } from './postgres-timeline.ts';

export interface NewMail {
  readonly submission: Id;
  readonly what: MailSubject;
  readonly to: string;
  readonly language: Language;
  /** What the words need. */
  readonly data: Readonly<Record<string, string>>;
}

export type QueuedMails = ReturnType<typeof postgresQueuedMails>;

export const postgresQueuedMails = (database: Database) => ({
  add: (transaction: Transaction, site: number, { submission, what, to, language, data }: NewMail) =>
    insertedId(transaction)`
      insert into submission_mail (site_id, mail_id, submission_id, what, to_address, language, data)
        values (${site}, new_id(${site}::int), ${submission}, ${what}, ${to}, ${language}, ${JSON.stringify(data)})
        returning mail_id::text as id`,

  /** One that was neither sent nor refused yet. */
  async read(site: number, id: Id) {
    const [row] = await readSite(database, site)<NewMail>`
      select submission_id::text as submission, what, to_address as "to", language, data
        from submission_mail where site_id = ${site} and mail_id = ${id} and sent_at is null and refused is null`;
    return row;
  },

  /** It was sent, or refused for that reason. */
  async complete(site: number, id: Id, refused: string | null): Promise<void> {
    await changeSite(database, site)`
      update submission_mail set sent_at = case when ${refused}::text is null then now() end,
          refused = ${refused} where site_id = ${site} and mail_id = ${id} and sent_at is null`;
  },
});
