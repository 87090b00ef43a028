/** The settings of one provider. The secret stays in here. */
export interface ProviderSettings {
  readonly id: string;
  /** One of those that are built in, or the code of one that an extension describes. */
  readonly kind: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly sites: readonly number[] | null;
}
