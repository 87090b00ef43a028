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
}

/** Something proven about a reader that entitles them to what is closed to everyone else. */
export interface Ground {
  readonly kind: 'member';
}

export type AccessDecision =
  | { readonly allowed: true; readonly ground: 'open access' | 'open to all' | Ground['kind'] }
  | { readonly allowed: false; readonly message: 'loginToRead' | 'loginToDownload' | 'loginRequired' };
