import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { returnAddress } from '../../platform/kernel/return-address.ts';
import { grantCookie } from '../../platform/ports/access.ts';
import { arrivalPath, metadataPath } from '../../platform/ports/institution-login.ts';
import type { App } from '../create-app.ts';
import { sendGrant } from './cookies.ts';
import { cookieOf, hostOf } from './request-context.ts';
import { nothingHere } from './send-file.ts';

/** A signed answer with its certificates is a few dozen kilobytes. */
const mostBytes = 262_144;
const perAddress = { most: 60, seconds: 60 };

/** Comes back with a form that the institution's page sends, which browsers let only such a cookie through with. */
const browserCookie = '__Host-saml';
const browserKept = 'Path=/; Secure; HttpOnly; SameSite=None; Max-Age=600';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Login at an institution. Its answer is a form that its own page sends here, so that nothing of what `run` asks of a call can hold:
 * what counts is the signature on it, and that it answers a request of ours which nobody has answered yet.
 */
export function addInstitutionLogin(server: FastifyInstance, app: App): void {
  const { sites, origins, institutionLogin, logInAtInstitution, rateLimit, log } = app;
  const originOf = (request: FastifyRequest) => origins.ofHost(hostOf(request));

  const placeOf = async (request: FastifyRequest) => {
    const site = await sites.byHost(hostOf(request));
    if (site?.state !== 'open') return undefined;
    const { allowed } = await rateLimit.take(`saml ${request.ip}`, perAddress);
    return allowed ? { site: site.id, origin: originOf(request) } : undefined;
  };
  const refuse = (reply: FastifyReply) => reply.redirect('/institutionLogin?type=refused', 303);

  server.get(metadataPath, async (request, reply) => {
    const site = await sites.byHost(hostOf(request));
    if (site?.state !== 'open') return nothingHere(reply);
    return reply
      .type('application/samlmetadata+xml')
      .header('cache-control', 'no-store')
      .send(institutionLogin.metadata(originOf(request)));
  });

  server.get<{ Querystring: Record<string, unknown> }>('/saml/login', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const place = await placeOf(request);
    const customer = textOf(request.query.institution);
    if (!place || !/^[1-9][0-9]{0,18}$/.test(customer)) return refuse(reply);
    const back = returnAddress(textOf(request.query.url), { origin: place.origin, allowed: [], home: '/' });
    const secret = randomBytes(32).toString('base64url');
    const address = await logInAtInstitution.begin(place, customer, back, secret).catch((problem) => {
      log.warn({ requestId: request.id, site: place.site, customer, problem }, 'nobody can be sent to an institution');
      return undefined;
    });
    if (!address) return refuse(reply);
    return reply.header('set-cookie', `${browserCookie}=${secret}; ${browserKept}`).redirect(address, 302);
  });

  server.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Body: Record<string, unknown> | undefined }>(
      arrivalPath,
      { bodyLimit: mostBytes },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const place = await placeOf(request);
        if (!place) return refuse(reply);
        const outcome = await logInAtInstitution.finish(place, {
          relay: textOf(request.body?.RelayState),
          response: textOf(request.body?.SAMLResponse),
          browser: cookieOf(request.headers.cookie, browserCookie) ?? '',
          held: cookieOf(request.headers.cookie, grantCookie),
        });
        log.info({ site: place.site, accepted: outcome !== undefined }, 'an institution sent a reader');
        if (!outcome) return refuse(reply);
        sendGrant(reply, { held: undefined, next: outcome });
        return reply.redirect(outcome.back, 303);
      },
    );
  });
}
