import type { IdentityProvider } from '../../ports/identity-provider.ts';
import { oidcProvider } from './oidc-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { wechatProvider } from './wechat-provider.ts';

/** The providers of this installation, each behind the same port. */
export const connectIdentityProviders = (
  settings: readonly ProviderSettings[],
  { seconds }: { readonly seconds: number },
): readonly IdentityProvider[] =>
  settings.map((one) => (one.kind === 'wechat' ? wechatProvider(one, seconds) : oidcProvider(one, seconds)));
