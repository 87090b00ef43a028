import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Queue } from '../../../../platform/ports/jobs.ts';

/** What people are written about. The words for each stand in the server messages. */
export const mailSubjects = [
  'received',
  'revised',
  'withdrawn',
  'revision-asked',
  'accepted',
  'declined',
  'message',
  'published',
  'opinion-asked',
  'opinion-thanks',
  'review-closed',
  'review-given',
  'review-declined',
  'review-due-soon',
  'review-overdue',
  'desk',
  'desk-stuck',
] as const;
export type MailSubject = (typeof mailSubjects)[number];

export interface NewMail {
  readonly submission: Id;
  readonly what: MailSubject;
  readonly to: string;
  readonly language: Language;
  /** What the words need. */
  readonly data: Readonly<Record<string, string>>;
}

export interface QueuedMail extends NewMail {
  readonly id: Id;
}

export interface QueuedMails {
  /** Owes a mail with the transaction that gives the reason for it. */
  add(transaction: Transaction, site: number, mail: NewMail): Promise<Id>;
  /** One that was neither sent nor refused yet. */
  read(site: number, id: Id): Promise<QueuedMail | undefined>;
  settle(site: number, id: Id, refused: string | null): Promise<void>;
}

export type EnqueueMail = (transaction: Transaction, site: number, mail: NewMail) => Promise<void>;

export const mailQueue: Queue<{ site: number; mail: Id }> = { name: 'submission-mail', mostSeconds: 60, atOnce: 2 };
