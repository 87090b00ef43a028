import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/submission.ts';
import type { Submission } from '../store/postgres-submissions.ts';
import type { MailSubject } from './mails.ts';
import type { SubmissionParts } from './parts.ts';

/** Someone who may deal with submissions. */
export interface Editor {
  readonly account: string;
  readonly email: string | null;
  readonly language: Language;
  /** They run the site, and can invite others. */
  readonly isOwner: boolean;
}

export type Notify = ReturnType<typeof createNotify>;

/** Mails about a submission, each enqueued with the transaction that gives the reason. */
export function createNotify({ store, reviews, enqueue }: Pick<SubmissionParts, 'store' | 'reviews' | 'enqueue'>) {
  const factsOf = ({ number, details }: Submission) => ({ number: number ?? '', title: firstText(details.titles) });

  return {
    /** Writes to whoever sent it. */
    async author(
      transaction: Transaction,
      site: number,
      submission: Submission,
      what: MailSubject,
      more: Readonly<Record<string, string>> = {},
    ): Promise<void> {
      const { id, account, language } = submission;
      const to = account && (await store.addressOf(transaction, account));
      if (!to) return;
      await enqueue(transaction, site, {
        submission: id,
        what,
        to,
        language,
        data: { ...factsOf(submission), ...more },
      });
    },

    /**
     * Writes to whoever has the submission; of what nobody has, or somebody who is no editor any more, to all editors. An
     * editor who is one of its authors hears of it as an author. Where nobody is left, the owners hear that nobody is, and
     * no more: they may be authors too.
     */
    async editors(
      transaction: Transaction,
      site: number,
      submission: Submission,
      editors: readonly Editor[],
      what: MailSubject = 'desk',
      more: Readonly<Record<string, string>> = {},
    ): Promise<void> {
      const { id, editor } = submission;
      const reachable = editors.filter(({ email }) => email);
      const accounts = reachable.map(({ account }) => account);
      const conflicts = await store.conflicts(site, id, accounts, transaction);
      const able = reachable.filter(({ account }) => !conflicts.has(account));
      const isStuck = able.length === 0;
      const receivers = isStuck
        ? orAll(reachable, ({ isOwner }) => isOwner)
        : orAll(able, ({ account }) => account === editor);
      const mail = isStuck
        ? { what: 'desk-stuck' as const, data: factsOf(submission) }
        : { what, data: { ...factsOf(submission), ...more } };
      for (const { email, language } of receivers)
        await enqueue(transaction, site, { submission: id, to: email ?? '', language, ...mail });
    },

    /** Closes the requests for a review that are still open, or one of them, and thanks whoever was waited for. */
    async closeReviews(transaction: Transaction, site: number, { id, details }: Submission, only?: Id) {
      const closed = await reviews.close(transaction, site, id, only);
      for (const { name, email, language } of closed)
        await enqueue(transaction, site, {
          submission: id,
          what: 'review-closed',
          to: email,
          language,
          data: { name, title: firstText(details.titles) },
        });
      return closed;
    },
  };
}

/** Those who are meant, or everybody where there are none of them. */
function orAll<One>(all: readonly One[], isMeant: (one: One) => boolean): readonly One[] {
  const meant = all.filter(isMeant);
  return meant.length > 0 ? meant : all;
}
