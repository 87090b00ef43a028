import type { Result } from '../../../platform/kernel/result.ts';
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

export interface AccountStore {
  byId(id: string): Promise<StoredAccount | undefined>;
  /** By a user name, a mobile number or an e-mail address, whichever it looks like. */
  byName(name: string): Promise<StoredAccount | undefined>;
  byReceiver(receiver: Receiver): Promise<StoredAccount | undefined>;
  /** What of a wish belongs to someone else already. */
  taken(wish: Pick<NewAccount, 'userName' | 'receiver'>): Promise<Taken | undefined>;
  create(account: NewAccount): Promise<Result<string, Taken>>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  setReceiver(id: string, receiver: Receiver): Promise<Result<void, Taken>>;
}
