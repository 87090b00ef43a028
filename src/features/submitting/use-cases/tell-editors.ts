import type { Language } from '../../../platform/kernel/language.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import type { MailSubject } from './owed-mail.ts';
import type { SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';

/** Someone who may deal with submissions. */
export interface Editor {
  readonly account: string;
  readonly email: string | null;
  readonly language: Language;
}

/** Asked before a transaction begins: one that waits for a second connection may wait for ever. */
export type EditorsOf = (site: number) => Promise<readonly Editor[]>;

/**
 * Whoever has the submission is told; what nobody has, or somebody who is no editor any more, all of them. An editor
 * who is one of its authors hears of it as an author.
 */
export const tellingEditors =
  ({ store, owe }: Pick<SubmissionParts, 'store' | 'owe'>) =>
  async (
    transaction: Transaction,
    site: number,
    { id, number, details, editor }: Submission,
    editors: readonly Editor[],
    what: MailSubject = 'desk',
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const accounts = editors.map(({ account }) => account);
    const conflicts = await store.conflicts(site, id, accounts, transaction);
    const able = editors.filter(({ account }) => !conflicts.has(account));
    const assigned = able.filter(({ account }) => account === editor);
    for (const { email, language } of assigned.length > 0 ? assigned : able)
      if (email)
        await owe(transaction, site, {
          ...{ submission: id, what, to: email, language },
          data: { number: number ?? '', title: firstText(details.titles), ...more },
        });
  };
