import type { Mail } from '../../../../platform/ports/mailer.ts';
import type { Wording } from '../../../../platform/ports/wording.ts';
import type { MailSubject, NewMail } from './queued-mail.ts';

const forEditors: readonly MailSubject[] = ['desk', 'desk-stuck', 'review-given', 'review-declined'];
const forReviewers: readonly MailSubject[] = ['opinion-asked', 'review-due-soon', 'review-overdue'];
const withoutLink: readonly MailSubject[] = ['opinion-thanks', 'review-closed'];

/** The page of a submission in the personal center, where its author sees where it stands, or the one of the editors. */
const placeOf = ({ submission, data, what }: NewMail): string => {
  if (data.path) return data.path;
  return forEditors.includes(what)
    ? `/console/submissions/${submission}`
    : `/personal?menu=submission&childId=${submission}`;
};

/** The words for `opinion-asked` stand under `opinionAsked`. */
const keyOf = (what: NewMail['what']): string => what.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A letter in plain words, which every mail program shows. What an editor wrote stands in it as it was written. */
export function writeMail(
  mail: NewMail,
  site: { name: string; origin: string },
  wording: Wording,
): Pick<Mail, 'subject' | 'text'> {
  const { what, language, data } = mail;
  const values = { number: '', title: '', name: '', dueOn: '', ...data, site: site.name };
  const say = (part: string) => wording(language, `submissions.mail.${part}`, values);
  const paragraphs = [
    say(`${keyOf(what)}.text`),
    ...(data.text ? [data.text] : []),
    ...(withoutLink.includes(what)
      ? []
      : [`${say(forReviewers.includes(what) ? 'opinionLink' : 'link')}\n${site.origin}${placeOf(mail)}`]),
    site.name,
  ];
  return { subject: say(`${keyOf(what)}.subject`), text: `${paragraphs.join('\n\n')}\n` };
}
