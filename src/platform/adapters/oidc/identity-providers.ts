import type { ExtensionIdentityProvider } from '../../kernel/extension.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { Log } from '../../ports/log.ts';
import { extensionProvider } from './extension-provider.ts';
import { oidcProvider } from './oidc-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { wechatProvider } from './wechat-provider.ts';

interface Parts {
  readonly seconds: number;
  readonly extra: readonly ExtensionIdentityProvider[];
  readonly log: Log;
}

/** The providers of this installation, each behind the same port. One whose extension is gone keeps nobody from reading. */
export const connectIdentityProviders = (
  settings: readonly ProviderSettings[],
  { seconds, extra, log }: Parts,
): readonly IdentityProvider[] =>
  settings.flatMap((one) => {
    if (one.kind === 'wechat') return wechatProvider(one, seconds);
    if (one.kind === 'oidc' || one.kind === 'orcid') return oidcProvider({ ...one, kind: one.kind }, seconds);
    const extension = extra.find(({ code }) => code === one.kind);
    if (extension) return extensionProvider(extension, one, seconds);
    log.error({ provider: one.id, kind: one.kind }, 'no extension describes this identity provider; it is not offered');
    return [];
  });
