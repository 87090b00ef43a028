/** Whom a provider's subject stands for here. */
export interface ThirdPartyIdentities {
  accountOf(provider: string, subject: string): Promise<string | undefined>;
  of(account: string): Promise<readonly { readonly provider: string; readonly since: Date }[]>;
  /** Answers whether it is theirs now: an identity belongs to one account, and an account has one identity of a provider. */
  link(account: string, identity: LinkedIdentity): Promise<boolean>;
  /** The ORCID iD of an account, where its owner showed at ORCID that it is theirs. */
  provenOrcid(account: string): Promise<string | null>;
  /** Answers whether there was one. */
  unlink(account: string, provider: string): Promise<boolean>;
}

export interface LinkedIdentity {
  readonly provider: string;
  readonly subject: string;
  readonly orcid: string | null;
}
