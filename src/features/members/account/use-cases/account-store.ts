import type { Result } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Receiver } from '../domain/receiver.ts';

export interface StoredAccount {
  readonly id: string;
  readonly userName: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  /** Where its picture lies, if it has one. */
  readonly avatar: string | null;
}

export interface NewAccount {
  readonly userName: string;
  readonly name: string;
  readonly receiver: Receiver;
  readonly passwordHash: string;
  readonly researchFields: readonly string[];
  readonly institution: string;
  readonly language: string;
}

export type Taken = 'userNameTaken' | 'phoneTaken' | 'emailTaken';

/** How a password comes to be replaced: by a code alone, or by its owner, whose own session goes on. */
export type PasswordManner =
  | {
      readonly spend: (transaction: Transaction) => Promise<boolean>;
      /** So many seconds from now the account's passkeys go. */
      readonly passkeysEndAfter: number | null;
    }
  | { readonly sparing: string | undefined };

export interface AccountStore {
  byId(id: string): Promise<StoredAccount | undefined>;
  /** By a user name, a mobile number or an e-mail address, whichever it looks like. */
  byName(name: string): Promise<StoredAccount | undefined>;
  byReceiver(receiver: Receiver): Promise<StoredAccount | undefined>;
  /** What of a wanted belongs to someone else already. */
  taken(wanted: Pick<NewAccount, 'userName' | 'receiver'>): Promise<Taken | undefined>;
  create(account: NewAccount): Promise<Result<string, Taken>>;
  /** Sets it and ends the account's sessions, or neither. Answers whether the code was still to be had. */
  setPassword(id: string, passwordHash: string, manner: PasswordManner): Promise<boolean>;
  /** Its owner showed a passkey or a code of an app: what a reset asked to drop stays. */
  keepPasskeys(id: string): Promise<void>;
  setReceiver(id: string, receiver: Receiver): Promise<Result<void, Taken>>;
}
