import type { Id } from './id.ts';
import type { Text } from './text.ts';

/** What a reader wants to do with a thing. */
export type AccessAction = 'read' | 'download' | 'play';

/** The switches of a site that its access policy reads. */
export interface SitePowers {
  readonly visitPower: boolean;
  readonly downloadPower: boolean;
  /** Playing and downloading media needs an entitlement. */
  readonly mediaPermission: boolean;
}

/** What the policy must know of a thing. */
export interface AccessSubject {
  readonly openAccess: boolean;
  /** Sound or film. */
  readonly media?: boolean;
  /** The journal or the book that it belongs to. */
  readonly within?: Id | null;
  /** Until then nobody has its text and its files. */
  readonly embargo?: Embargo | null;
}

/** A moment, and the zone in whose clock it is told. */
export interface Embargo {
  /** ISO 8601 */
  readonly until: string;
  readonly zone: string;
}

/** A body that has an agreement with a site: a library, a company. */
export interface Customer {
  readonly id: Id;
  readonly names: Text;
}

/**
 * Something proven about a reader that entitles them to what is closed to everyone else: the own subscription, one of the customer at
 * which they logged in or whose network they are in, a trial of either, that they are members, that a trusted page sent them.
 */
export const basisKinds = ['subscription', 'institution', 'address', 'trial', 'member', 'referrer'] as const;

export interface AccessBasis {
  readonly kind: (typeof basisKinds)[number];
  /** The one journal or book that it is for; all of the site without it. */
  readonly about?: Id | null;
  readonly customer?: Customer | null;
  /** The last day on which it holds, as databases write it. */
  readonly until?: string | null;
}

export type AccessReason = 'open access' | 'open to all' | AccessBasis['kind'];

export interface Permission {
  readonly allowed: true;
  readonly basis: AccessReason;
  readonly customer?: Customer | null;
  readonly until?: string | null;
}

export type AccessDecision =
  | Permission
  | { readonly allowed: false; readonly message: 'loginToRead' | 'loginToDownload' | 'loginRequired' }
  | { readonly allowed: false; readonly message: 'embargoed'; readonly embargo: Embargo };
