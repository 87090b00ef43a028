/** Someone's record, as we may write on it. */
export interface OrcidAccess {
  readonly orcid: string;
  readonly token: string;
}

/** What someone consented to at ORCID. */
export interface OrcidGrant extends OrcidAccess {
  readonly mayUpdate: boolean;
}

/** Why a record did not take a work. */
type Refusal = 'content' | 'locked' | 'notPermitted';

/** Why nobody knows what became of it. */
export type OrcidSilence = 'timed-out' | 'unreachable' | 'busy';

export type OrcidAnswer =
  /** It is on the record, or off it, as was wanted. */
  | { readonly state: 'done'; readonly putCode: string }
  /** The record has a work with this identifier from us already. */
  | { readonly state: 'duplicate'; readonly putCode: string }
  /** The record has nothing of this number. */
  | { readonly state: 'gone' }
  /** The token is worth nothing any more. */
  | { readonly state: 'unauthorised' }
  | { readonly state: 'refused'; readonly problem: Refusal; readonly message?: string | undefined }
  | { readonly state: 'silent'; readonly problem: OrcidSilence };

/** ORCID's member API, as one of its clients. A work is JSON of its version 3.0. */
export interface OrcidRecords {
  /** The sites that may use this client; all without it. */
  readonly sites: readonly number[] | null;
  /** Where someone goes to let us write on their record. */
  addressFor(redirectUrl: string, state: string): string;
  /** What they consented to; nothing where the code does not hold. Throws where ORCID can't be asked. */
  exchange(code: string, redirectUrl: string): Promise<OrcidGrant | undefined>;
  add(access: OrcidAccess, work: object): Promise<OrcidAnswer>;
  change(access: OrcidAccess, putCode: string, work: object): Promise<OrcidAnswer>;
  remove(access: OrcidAccess, putCode: string): Promise<OrcidAnswer>;
  /** Gives the token back. Answers whether ORCID has heard. */
  revoke(token: string): Promise<boolean>;
}
