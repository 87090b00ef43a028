import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { filledPlaces, type ReviewMailText } from '../../../../platform/kernel/review-mail.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Queue } from '../../../../platform/ports/jobs.ts';
import type { Mail } from '../../../../platform/ports/mailer.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import type { NewMail, QueuedMails } from '../store/postgres-queued-mails.ts';
import type { SubmissionEngines } from './parts.ts';

/** What people are written about. The words for each stand in the server messages. */
export type MailSubject =
  | 'received'
  | 'revised'
  | 'withdrawn'
  | 'revision-asked'
  | 'accepted'
  | 'declined'
  | 'message'
  | 'published'
  | 'opinion-asked'
  | 'opinion-thanks'
  | 'review-closed'
  | 'review-given'
  | 'review-declined'
  | 'extension-asked'
  | 'review-extended'
  | 'review-due-soon'
  | 'review-overdue'
  | 'desk'
  | 'desk-stuck';

export const mailQueue: Queue<{ site: number; mail: Id }> = { name: 'submission-mail', mostSeconds: 60, atOnce: 2 };

interface MailParts
  extends Pick<SubmissionEngines, 'jobs' | 'mailer' | 'wording' | 'siteNamed' | 'ownMailText' | 'idHost'> {
  readonly mails: QueuedMails;
}

export type EnqueueMail = ReturnType<typeof enqueueing>;

/** The mail and the job that sends it are there when the transaction commits, and never if it does not. */
export const enqueueing =
  ({ mails, jobs }: Pick<MailParts, 'mails' | 'jobs'>) =>
  async (transaction: Transaction, site: number, mail: NewMail): Promise<void> => {
    const id = await mails.add(transaction, site, mail);
    await jobs.send(mailQueue, [{ data: { site, mail: id }, key: `${site} ${id}` }], transaction);
  };

/** Whoever dies between sending and noting it sends again, under the same id, so that the other side knows it. */
export const startSendingMails = ({
  mails,
  jobs,
  mailer,
  wording,
  siteNamed,
  ownMailText,
  idHost,
}: MailParts): Promise<void> =>
  jobs.work(mailQueue, async ({ data: { site, mail: id } }) => {
    const mail = await mails.read(site, id);
    if (!mail) return success(undefined);
    const named = await siteNamed(site, mail.language);
    if (!named) return failed({ reason: 'the site is gone' });
    const sent = await mailer.send({
      fromName: named.name,
      to: mail.to,
      messageId: `submission-${id}@${idHost}`,
      ...writeMail(mail, named, wording, await ownMailText(site, mail.what, mail.language)),
    });
    await mails.complete(site, id, sent.ok ? null : `${sent.failure.code} ${sent.failure.answer}`.slice(0, 500));
    return success(undefined);
  });

const forEditors: readonly MailSubject[] = ['desk', 'desk-stuck', 'review-given', 'review-declined', 'extension-asked'];
const forReviewers: readonly MailSubject[] = ['opinion-asked', 'review-due-soon', 'review-overdue', 'review-extended'];
const withoutLink: readonly MailSubject[] = ['opinion-thanks', 'review-closed'];

/** The page of a submission in the personal center, where its author sees where it stands, or the one of the editors. */
const placeOf = ({ submission, data, what }: NewMail): string => {
  if (data.path) return data.path;
  return forEditors.includes(what)
    ? `/console/submissions/${submission}`
    : `/personal?menu=submission&childId=${submission}`;
};

/** The words for `opinion-asked` stand under `opinionAsked`. */
const keyOf = (what: MailSubject): string => what.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A letter in plain words, which every mail program shows. What an editor wrote stands in it as it was written. */
function writeMail(
  mail: NewMail,
  site: { name: string; origin: string },
  wording: Wording,
  own: Pick<ReviewMailText, 'subject' | 'text'> | undefined,
): Pick<Mail, 'subject' | 'text'> {
  const { what, language, data } = mail;
  const values = { number: '', title: '', name: '', dueOn: '', ...data, site: site.name };
  const say = (part: string) => wording(language, `submissions.mail.${part}`, values);
  const paragraphs = [
    own ? filledPlaces(own.text, values) : say(`${keyOf(what)}.text`),
    ...(data.text ? [data.text] : []),
    ...(withoutLink.includes(what)
      ? []
      : [`${say(forReviewers.includes(what) ? 'reviewLink' : 'link')}\n${site.origin}${placeOf(mail)}`]),
    site.name,
  ];
  const subject = own ? filledPlaces(own.subject, values) : say(`${keyOf(what)}.subject`);
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}
