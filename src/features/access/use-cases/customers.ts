import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** What is agreed with a customer, or with one member. */
export interface NewEntitlement {
  readonly of: { readonly customer: Id } | { readonly account: string };
  /** A journal or a book; all of the site without it. */
  readonly about: Id | null;
  /** Days, both included. */
  readonly from: string;
  readonly until: string;
  readonly isTrial: boolean;
}

export interface NewCustomer {
  readonly names: Text;
  readonly ror: string | null;
}

export interface ShownCustomer {
  readonly id: Id;
  readonly names: Text;
  readonly ranges: readonly string[];
  readonly entity: string | null;
  readonly entitlements: readonly { readonly about: Id | null; readonly from: string; readonly until: string }[];
}

/** Until editors have a console, commands keep these. */
export interface Customers {
  add(site: number, customer: NewCustomer): Promise<Id>;
  /** Answers whether there was such a customer. */
  addRange(site: number, customer: Id, range: string): Promise<boolean>;
  setInstitution(site: number, customer: Id, entity: string, metadata: string): Promise<boolean>;
  entitle(site: number, entitlement: NewEntitlement): Promise<Id>;
  remove(site: number, customer: Id): Promise<boolean>;
  list(site: number): Promise<readonly ShownCustomer[]>;
}
