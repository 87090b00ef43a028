/** An institution's own login, as the provider that runs it describes it. */
export interface SamlProvider {
  readonly entity: string;
  readonly metadata: string;
}

/** What an institution said about someone: once, and for a while. */
export interface Assertion {
  readonly id: string;
  readonly until: Date;
}

/** Login at an institution that vouches for its people. `origin` is the host of ours that they come from and go back to. */
export interface InstitutionLogin {
  /** How we describe ourselves to institutions. */
  metadata(origin: string): string;
  /** The name of the provider that metadata describe; nothing if they can't be used. */
  entityOf(metadata: string): string | undefined;
  /** Where a reader goes to log in. What comes back names the request, and brings `relay` along. */
  departure(provider: SamlProvider, origin: string, request: string, relay: string): Promise<string>;
  /** What came back, if all of it is right: signature, sender, receiver, times, and that it answers this request. */
  arrival(provider: SamlProvider, origin: string, request: string, response: string): Promise<Assertion | undefined>;
}

/** Below the host: where institutions read about us, and where they send their people back to. */
export const metadataPath = '/saml/metadata';
export const arrivalPath = '/saml/acs';
