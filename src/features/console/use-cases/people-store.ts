import type { ConsoleRole } from '../../../platform/kernel/console-role.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

export interface Colleague {
  readonly account: string;
  readonly userName: string;
  readonly role: ConsoleRole;
  readonly since: Date;
}

export interface PendingInvitation {
  /** The beginning of the hash: tells one from another, and opens nothing. */
  readonly id: string;
  readonly email: string;
  readonly role: ConsoleRole;
  readonly expires: Date;
}

export interface NewInvitation {
  /** Nothing for an operator. */
  readonly site: number | null;
  readonly role: ConsoleRole;
  readonly email: string;
  readonly by: string;
}

export interface PeopleStore {
  colleagues(site: number): Promise<readonly Colleague[]>;
  operators(): Promise<readonly Colleague[]>;
  pending(site: number | null): Promise<readonly PendingInvitation[]>;
  role(transaction: Transaction, site: number, account: string): Promise<ConsoleRole | null>;
  owners(transaction: Transaction, site: number): Promise<number>;
  setRole(transaction: Transaction, site: number, account: string, role: ConsoleRole): Promise<void>;
  /** By an invitation: the role counts from now on, even where there was one. */
  giveRole(transaction: Transaction, site: number, account: string, role: ConsoleRole): Promise<void>;
  dropRole(transaction: Transaction, site: number, account: string): Promise<void>;
  addOperator(transaction: Transaction, account: string): Promise<void>;
  dropOperator(transaction: Transaction, account: string): Promise<boolean>;
  isOperator(transaction: Transaction, account: string): Promise<boolean>;
  /** All of them, at whichever host: from any one of them the others can be reached. */
  endSessions(transaction: Transaction, account: string): Promise<void>;
  /** Answers the secret of the link; an older invitation of the same address is void. */
  invite(transaction: Transaction, invitation: NewInvitation): Promise<string>;
  revoke(transaction: Transaction, site: number | null, id: string): Promise<boolean>;
  find(secret: string): Promise<Pick<NewInvitation, 'site' | 'role'> | null>;
  /** Taken once: of two who come at once, one finds nothing. */
  take(transaction: Transaction, secret: string): Promise<Pick<NewInvitation, 'site' | 'role'> | null>;
  nameOf(account: string): Promise<string>;
}
