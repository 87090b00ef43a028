/** What must be remembered between the way out to a provider and the way back, so that nobody can slip in an answer of their own. */
export interface Departure {
  readonly redirectUrl: string;
  readonly state: string;
  /** Proves at the provider that who brings the code is who asked for it (PKCE). */
  readonly verifier: string;
  readonly nonce: string;
}

/** What the provider sent back with the visitor. */
export interface Arrival {
  readonly code: string;
  /** Who says that they answer, where the provider names itself. */
  readonly issuer: string | undefined;
}

export interface ProvenIdentity {
  readonly subject: string;
  /** How the provider calls them; for greeting, never for credential. */
  readonly name: string;
  /** Proven by ORCID itself. */
  readonly orcid: string | null;
}

/** Another provider that vouches for people. */
export interface IdentityProvider {
  /** Names it in addresses and stored identities. */
  readonly id: string;
  readonly kind: 'orcid' | 'oidc' | 'wechat';
  readonly name: string;
  /** The sites that offer it; all without it. */
  readonly sites: readonly number[] | null;
  /** Where someone goes to prove who they are. */
  addressFor(departure: Departure): Promise<string>;
  /** Who came back; nothing where the answer does not hold. Throws when the provider can't be asked. */
  identify(departure: Departure, arrival: Arrival): Promise<ProvenIdentity | undefined>;
}
