import { createHash } from 'node:crypto';
import type { ExtensionIdentityProvider } from '../../kernel/extension.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * OAuth 2 by authorization code and PKCE with a provider that an extension describes. The extension sees the profile that came back
 * and neither the client's secret nor a token.
 */
export function extensionProvider(
  extension: ExtensionIdentityProvider,
  { id, name, sites, issuer, clientId, clientSecret, scope }: ProviderSettings,
  seconds: number,
): IdentityProvider {
  const address = (place: string): string => new URL(place, issuer).href;

  async function request(place: string, init: RequestInit): Promise<Fields> {
    // The secret and the token go where settings and extension say, and nowhere else.
    const answer = await fetch(address(place), {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1_000),
    });
    if (!answer.ok && answer.status >= 500) throw new Error(`The provider ${id} answered ${answer.status}.`);
    return answer.ok ? ((await answer.json()) as Fields) : {};
  }

  return {
    id,
    kind: 'oidc',
    name,
    sites,

    async addressFor({ redirectUrl, state, verifier }) {
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUrl,
        scope,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      return `${address(extension.authorize)}?${new URLSearchParams(query)}`;
    },

    async identify({ redirectUrl, verifier }, { code }) {
      const { access_token: token } = await request(extension.token, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUrl,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
      });
      if (typeof token !== 'string') return undefined;
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const known = extension.identify(await request(extension.profile, { headers }));
      const isSomebody = typeof known?.subject === 'string' && known.subject !== '';
      return isSomebody ? { subject: known.subject, name: String(known.name ?? ''), orcid: null } : undefined;
    },
  };
}
