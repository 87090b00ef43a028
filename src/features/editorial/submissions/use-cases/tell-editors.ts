import type { Language } from '../../../../platform/kernel/language.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import type { MailSubject } from './queued-mail.ts';
import type { SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';

/** Someone who may deal with submissions. */
export interface Editor {
  readonly account: string;
  readonly email: string | null;
  readonly language: Language;
  /** They run the site, and can invite others. */
  readonly isOwner: boolean;
}

/** Asked before a transaction begins: one that waits for a second connection may wait for ever. */
export type EditorsOf = (site: number) => Promise<readonly Editor[]>;

/**
 * Whoever has the submission is told; what nobody has, or somebody who is no editor any more, all of them. An editor
 * who is one of its authors hears of it as an author. Where nobody is left, the owners hear that nobody is, and no
 * more: they may be authors too.
 */
export const tellingEditors =
  ({ store, enqueue }: Pick<SubmissionParts, 'store' | 'enqueue'>) =>
  async (
    transaction: Transaction,
    site: number,
    { id, number, details, editor }: Submission,
    editors: readonly Editor[],
    what: MailSubject = 'desk',
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const data = { number: number ?? '', title: firstText(details.titles) };
    const tell = async (receivers: readonly Editor[], mail: { what: MailSubject; data: Record<string, string> }) => {
      for (const { email, language } of receivers)
        await enqueue(transaction, site, { submission: id, to: email ?? '', language, ...mail });
    };
    const reachable = editors.filter(({ email }) => email);
    const accounts = reachable.map(({ account }) => account);
    const conflicts = await store.conflicts(site, id, accounts, transaction);
    const able = reachable.filter(({ account }) => !conflicts.has(account));
    const first = <One>(...groups: readonly One[][]) => groups.find((group) => group.length > 0) ?? [];
    if (able.length > 0)
      return tell(
        first(
          able.filter(({ account }) => account === editor),
          able,
        ),
        { what, data: { ...data, ...more } },
      );
    return tell(
      first(
        reachable.filter(({ isOwner }) => isOwner),
        reachable,
      ),
      { what: 'desk-stuck', data },
    );
  };
