import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { isLanguage, type Language } from '../../platform/kernel/language.ts';

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

/** A request keeps the id that the edge gave it, so that a reader's report finds all lines of the log. */
export const requestIdOf = (given: string | string[] | undefined): string => {
  const id = single(given);
  return id && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
};

export function requestContext(request: FastifyRequest): RequestContext {
  return {
    requestId: request.id,
    host: hostOf(request),
    siteIdHeader: single(request.headers.siteid),
    language: askedLanguage(request),
    member: null,
    origin: {
      method: request.method,
      contentType: request.headers['content-type'],
      origin: request.headers.origin,
      host: request.headers.host ?? '',
      fetchSite: single(request.headers['sec-fetch-site']),
    },
    keys: new Set(),
  };
}

/** Calls name the language in a header, pages in the address. */
function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = request.query as Record<string, string | string[]>;
  const asked = single(request.headers.language as string | undefined) ?? single(query?.lang);
  return isLanguage(asked) ? asked : undefined;
}
