export interface SiteMember {
  readonly userName: string;
  readonly institution: string;
  readonly since: Date;
  readonly seenAt: Date;
  readonly collected: number;
  readonly comments: number;
  readonly subscriptions: number;
  readonly read: number;
}

export interface MemberRequest {
  /** How the user name begins; everyone without it. */
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

/** Who ever did something at a site, whoever was there last first. */
export interface SiteMembers {
  list(
    site: number,
    wanted: MemberRequest,
  ): Promise<{ readonly members: readonly SiteMember[]; readonly total: number }>;
}
