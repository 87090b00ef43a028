import type { Id } from '../../../../platform/kernel/id.ts';
import type { NewNotice } from '../../../../platform/ports/notices.ts';

export interface StoredNotice {
  readonly id: Id;
  readonly about: string;
  readonly data: Readonly<Record<string, string>>;
  readonly sentAt: Date;
  readonly isRead: boolean;
}

/** Everything here is about one member at one site. */
export interface NoticeStore {
  add(notice: NewNotice): Promise<void>;
  /** How to write to a member. */
  contactOf(account: string): Promise<{ readonly email: string | null; readonly language: string } | undefined>;
  list(
    site: number,
    account: string,
    asked: { readonly page: number; readonly size: number },
  ): Promise<{ readonly notices: readonly StoredNotice[]; readonly total: number; readonly unread: number }>;
  /** Answers how many were changed. */
  markRead(site: number, account: string, ids: readonly Id[] | undefined): Promise<number>;
  delete(site: number, account: string, ids: readonly Id[] | undefined): Promise<number>;
}
