import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Jobs } from '../../../../platform/ports/jobs.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import { type EnqueueMail, mailQueue, type QueuedMails } from './queued-mail.ts';
import { writeMail } from './write-mail.ts';

interface MailParts {
  readonly mails: QueuedMails;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly wording: Wording;
  readonly siteNamed: (site: number, language: Language) => Promise<{ name: string; origin: string } | undefined>;
  /** The right side of the ids that mails are known by. */
  readonly idHost: string;
}

/** The mail and the job that sends it are there when the transaction commits, and never if it does not. */
export const enqueueing =
  ({ mails, jobs }: Pick<MailParts, 'mails' | 'jobs'>): EnqueueMail =>
  async (transaction, site, mail) => {
    const id = await mails.add(transaction, site, mail);
    await jobs.send(mailQueue, [{ data: { site, mail: id }, key: `${site} ${id}` }], transaction);
  };

/** Whoever dies between sending and noting it sends again, under the same id, so that the other side knows it. */
export const startSendingMails = ({ mails, jobs, mailer, wording, siteNamed, idHost }: MailParts): Promise<void> =>
  jobs.work(mailQueue, async ({ data: { site, mail: id } }) => {
    const mail = await mails.read(site, id);
    if (!mail) return success(undefined);
    const named = await siteNamed(site, mail.language);
    if (!named) return failed({ reason: 'the site is gone' });
    const sent = await mailer.send({
      ...{ fromName: named.name, to: mail.to, messageId: `submission-${id}@${idHost}` },
      ...writeMail(mail, named, wording),
    });
    await mails.settle(site, id, sent.ok ? null : `${sent.failure.code} ${sent.failure.answer}`.slice(0, 500));
    return success(undefined);
  });
