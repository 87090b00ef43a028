import type { IdentityProvider } from '../../ports/identity-provider.ts';

/** The settings of one provider. The secret stays in here. */
export interface ProviderSettings {
  readonly id: string;
  readonly kind: IdentityProvider['kind'];
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly sites: readonly number[] | null;
}
