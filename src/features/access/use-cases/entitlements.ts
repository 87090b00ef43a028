import type { Customer } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';

/** Something that was paid for, or given on trial, and that holds today. */
export interface HeldEntitlement {
  /** By what the reader has it: the own account, a login at the customer, an address in the customer's network. */
  readonly by: 'account' | 'institution' | 'address';
  /** A journal or a book; all of the site without it. */
  readonly about: Id | null;
  /** Its last day. */
  readonly until: string;
  readonly isTrial: boolean;
  readonly customer: Customer | null;
}

/** By what a reader may hold an entitlement. */
export interface Bearer {
  readonly account: string | null;
  /** Customers at which they logged in. */
  readonly customers: readonly Id[];
  readonly address: string | null;
}

/** A customer at which its people can log in. */
export interface Institution extends Customer {
  readonly entity: string;
  /** What its identity provider says of itself. */
  readonly metadata: string;
}

export interface Entitlements {
  held(site: number, bearer: Bearer): Promise<readonly HeldEntitlement[]>;
  /** Whether a customer of one of the sites has something today and this address in its network. */
  isKnownAddress(sites: readonly number[], address: string): Promise<boolean>;
  institutions(site: number): Promise<readonly Customer[]>;
  institution(site: number, customer: Id): Promise<Institution | undefined>;
}
