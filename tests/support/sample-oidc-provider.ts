import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For a portal that sends its secret in the body, as ORCID wants it. */
  readonly orcidClientId: string;
  /** Opens the provider for a portal whose logins lead back to these addresses. */
  leadBackTo(redirectUris: string[]): void;
  /** Who is at the keyboard there from now on. Over HTTP: /become/{subject}. */
  become(subject: string): void;
  stop(): Promise<void>;
}

/** A real OpenID provider on this machine. Whoever comes is let in at once, as the person that the test names. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const client = {
    clientId: 'imprint',
    orcidClientId: 'imprint-orcid',
    clientSecret: 'a-secret-of-the-test-that-is-long-enough',
  };
  let subject = 'somebody';
  let provider: Provider | undefined;
  const server = createServer(async (request, response) => {
    const [, place, named] = request.url?.split('/') ?? [];
    if (!provider) return response.writeHead(503).end();
    if (place === 'interaction')
      return provider.interactionFinished(request, response, { login: { accountId: subject } });
    if (place !== 'become' || !named) return provider.callback()(request, response);
    subject = named;
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    ...client,
    leadBackTo(redirectUris) {
      provider = openProvider(issuer, { ...client, redirectUris });
    },
    become(named) {
      subject = named;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Client {
  readonly clientId: string;
  readonly orcidClientId: string;
  readonly clientSecret: string;
  readonly redirectUris: string[];
}

function openProvider(issuer: string, { clientId, orcidClientId, clientSecret, redirectUris }: Client): Provider {
  const known = { client_secret: clientSecret, redirect_uris: redirectUris };
  const provider: Provider = new Provider(issuer, {
    clients: [
      { client_id: clientId, ...known },
      { client_id: orcidClientId, ...known, token_endpoint_auth_method: 'client_secret_post' },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    claims: { openid: ['sub', 'name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, name: `Sample ${id}` }) }),
    // Nobody is requested consent: that is between a person and a real provider.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** What a browser does at the provider: follows its redirections with its cookies, until it is led away from there. */
export async function walkThrough(issuer: string, address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    const target = new URL(location, next);
    if (target.origin !== issuer) return target;
    next = target.href;
  }
  throw new Error('The provider leads nowhere.');
}
