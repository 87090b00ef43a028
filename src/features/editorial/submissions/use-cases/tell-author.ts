import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import type { MailSubject } from './queued-mail.ts';
import type { SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';

export type TellAuthor = (
  transaction: Transaction,
  site: number,
  submission: Submission,
  what: MailSubject,
  more?: Readonly<Record<string, string>>,
) => Promise<void>;

/** Owes whoever sent a submission a mail about it, with the transaction that gives the reason. */
export const tellingAuthor =
  ({ store, enqueue }: Pick<SubmissionParts, 'store' | 'enqueue'>): TellAuthor =>
  async (transaction, site, { id, account, language, number, details }, what, more = {}) => {
    const to = account && (await store.addressOf(transaction, account));
    if (!to) return;
    const data = { number: number ?? '', title: firstText(details.titles), ...more };
    await enqueue(transaction, site, { submission: id, what, to, language, data });
  };
