import type { RequestContext } from '../../src/platform/contract/request-context.ts';

/** A request as it comes from a page of this very host. */
export const requestTo = (host: string, given: Partial<RequestContext> = {}): RequestContext => ({
  requestId: 'test-request',
  host,
  siteIdHeader: undefined,
  language: undefined,
  member: null,
  session: { held: undefined, header: undefined, next: undefined },
  grant: { held: undefined, next: undefined },
  captcha: undefined,
  origin: { method: 'GET', contentType: undefined, origin: undefined, host, fetchSite: undefined },
  trace: { address: '203.0.113.1', agent: 'test' },
  keys: new Set(),
  worth: { isDegraded: false, isKeyed: true },
  texts: new Map(),
  ...given,
});
