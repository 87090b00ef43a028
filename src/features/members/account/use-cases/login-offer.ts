/** What a site says about logging in there. */
export interface LoginOffer {
  /** Whether third-party login is offered (umtFlag). */
  readonly thirdParty: boolean;
  /** Outside origins to which a login may lead back. */
  readonly returnOrigins: readonly string[];
}

export type ReadLoginOffer = (site: number) => Promise<LoginOffer>;
