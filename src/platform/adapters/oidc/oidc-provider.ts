import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  type IDToken,
  ResponseBodyError,
} from 'openid-client';
import type { IdentityProvider, ProvenIdentity } from '../../ports/identity-provider.ts';
import type { ProviderSettings } from './provider-settings.ts';

const orcidForm = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

/** OpenID Connect: any provider that describes itself under /.well-known, ORCID among them. */
export function oidcProvider(
  settings: ProviderSettings & { readonly kind: 'oidc' | 'orcid' },
  seconds: number,
): IdentityProvider {
  const { id, kind, name, sites, scope } = settings;
  let known: Promise<Configuration> | undefined;

  /** Asked when first needed, and again after a failure: a provider that is down must not keep the portal from starting. */
  const configuration = (): Promise<Configuration> => {
    known ??= describe(settings, seconds).catch((problem) => {
      known = undefined;
      throw problem;
    });
    return known;
  };

  return {
    id,
    kind,
    name,
    sites,

    async addressFor({ redirectUrl, state, verifier, nonce }) {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },

    async identify({ redirectUrl, state, verifier, nonce }, { code, issuer }) {
      const answered = new URL(redirectUrl);
      answered.search = new URLSearchParams({ code, state, ...(issuer && { iss: issuer }) }).toString();
      try {
        const tokens = await authorizationCodeGrant(await configuration(), answered, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims && identityOf(claims, kind);
      } catch (problem) {
        if (doesNotHold(problem)) return undefined;
        throw problem;
      }
    },
  };
}

async function describe(settings: ProviderSettings, seconds: number): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  // Plain http never leaves the machine.
  const execute = isThisMachine(issuer) ? [allowInsecureRequests] : [];
  // ORCID takes the secret in the body alone.
  const credential = settings.kind === 'orcid' ? ClientSecretPost : ClientSecretBasic;
  return discovery(issuer, settings.clientId, {}, credential(settings.clientSecret), { execute, timeout: seconds });
}

const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A code that is spent, foreign or made up, and a token that does not fit: the visitor's affair, not the provider's. */
const doesNotHold = (problem: unknown): boolean =>
  problem instanceof ResponseBodyError
    ? problem.status < 500
    : problem instanceof ClientError && problem.code !== 'OAUTH_TIMEOUT';

function identityOf(claims: IDToken, kind: IdentityProvider['kind']): ProvenIdentity {
  const written = [claims.name, [claims.given_name, claims.family_name].filter(Boolean).join(' '), claims.nickname];
  const name = written.find((given) => typeof given === 'string' && given !== '') ?? '';
  return {
    subject: claims.sub,
    name: String(name),
    orcid: kind === 'orcid' && orcidForm.test(claims.sub) ? claims.sub : null,
  };
}
