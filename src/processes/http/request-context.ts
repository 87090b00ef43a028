import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../../platform/contract/host-name.ts';
import type { Member, RequestContext } from '../../platform/contract/request-context.ts';
import { isLanguage, type Language } from '../../platform/kernel/language.ts';
import { grantCookie } from '../../platform/ports/access.ts';
import { sessionCookie } from '../../platform/ports/sessions.ts';
import type { App } from '../create-app.ts';

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export const hostOf = (request: FastifyRequest): string => hostNameOf({ host: request.headers.host ?? '' });

/** A request keeps the id that the edge gave it, so that a reader's report finds all lines of the log. */
export const requestIdOf = (given: string | string[] | undefined): string => {
  const id = single(given);
  return id && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
};

export async function requestContext(
  request: FastifyRequest,
  { sessions, settings }: Pick<App, 'sessions' | 'settings'>,
): Promise<RequestContext> {
  const held = cookieOf(request.headers.cookie, sessionCookie);
  const member = await memberOf(hostOf(request), held, sessions);
  return {
    requestId: request.id,
    host: hostOf(request),
    siteIdHeader: single(request.headers.siteid),
    language: requestedLanguage(request),
    member,
    session: { held, header: single(request.headers.token), next: undefined },
    grant: { held: cookieOf(request.headers.cookie, grantCookie), next: undefined },
    captcha: single(request.headers.captcha) || undefined,
    origin: {
      method: request.method,
      contentType: request.headers['content-type'],
      origin: request.headers.origin,
      host: request.headers.host ?? '',
      fetchSite: single(request.headers['sec-fetch-site']),
      referrer: request.headers.referer,
    },
    trace: {
      address: request.ip,
      agent: single(request.headers['user-agent']) ?? '',
      isProbe: isProbe(request),
      session: member?.id,
      grant: cookieOf(request.headers.cookie, grantCookie),
      country: countryOf(request, settings.IMPRINT_COUNTRY_HEADER),
    },
    keys: new Set(),
    worth: { isDegraded: false, isKeyed: true },
    texts: new Map(),
  };
}

/** A reader who then goes there asks for it again, or the page tells that it is seen. */
const isProbe = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' || /^\s*prefetch\b/i.test(single(headers['sec-purpose']) ?? single(headers.purpose) ?? '');

/** Whether what is answered to this reader would be answered to everyone. */
export const isAnyone = ({ member, grant }: Pick<RequestContext, 'member' | 'grant'>): boolean =>
  member === null && grant.held === undefined;

/** The same request by a reader without any access basis, for answers that everyone shares. */
export const asAnyone = (context: RequestContext): RequestContext => ({
  ...context,
  member: null,
  grant: { held: undefined, next: undefined },
});

/** The edge, which stands on this machine, says it; whoever comes without the edge could say anything. */
function countryOf(request: FastifyRequest, header: string): string | undefined {
  if (!header || !/^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')) return undefined;
  const said = single(request.headers[header])?.toUpperCase();
  // Address books say XX and T1 for those whom they can't place.
  return said && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : undefined;
}

/** Who holds a session's cookie is a member; without one the database is not read. Who can't be looked up is a visitor for now. */
async function memberOf(host: string, held: string | undefined, sessions: App['sessions']): Promise<Member | null> {
  return held === undefined ? null : sessions.memberAt(host, held).catch(() => null);
}

export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The console is kept by no cache and moves without documents, which the edge would lead to the reader's language. */
const isConsole = (url: string): boolean => /^\/console(?:[/.?]|$)/.test(url);

/** Calls name the language in a header, pages in the address. */
function requestedLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as Record<string, string | string[]>;
  const kept = isConsole(request.url) ? cookieOf(request.headers.cookie, 'language') : undefined;
  const requested = single(request.headers.language as string | undefined) ?? single(query?.lang) ?? kept;
  return isLanguage(requested) ? requested : undefined;
}
