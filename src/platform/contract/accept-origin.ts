export interface OriginFacts {
  readonly method: string;
  readonly contentType: string | undefined;
  readonly origin: string | undefined;
  /** As the Host header says it, with its port. */
  readonly host: string;
  /** The header Sec-Fetch-Site. */
  readonly fetchSite: string | undefined;
  /** The header Referer: the page that led here, or its origin. */
  readonly referrer?: string | undefined;
}

const changesNothing = ['GET', 'HEAD', 'OPTIONS'];

export const changesSomething = ({ method }: Pick<OriginFacts, 'method'>): boolean => !changesNothing.includes(method);

/** A form can send neither of them: from another site a browser asks us first, and we never agree. */
const contentTypes = { data: 'application/json', file: 'application/octet-stream' } as const;

/**
 * Whether a call comes from a page of this very host. A form of another site can send neither JSON nor our Origin; a browser that
 * sends no Origin has to say itself that the page is ours.
 */
export function acceptsOrigin(
  { method, contentType, origin, host, fetchSite }: OriginFacts,
  takes: keyof typeof contentTypes = 'data',
): boolean {
  if (!changesSomething({ method })) return true;
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== contentTypes[takes]) return false;
  return comesFromOwnPage({ origin, host, fetchSite });
}

/** Whether the browser says that a page of this very host asks. */
export function comesFromOwnPage({
  origin,
  host,
  fetchSite,
}: Pick<OriginFacts, 'origin' | 'host' | 'fetchSite'>): boolean {
  // A page of the same host over plain http has our host in its Origin, but the browser calls it cross-site.
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  return origin === undefined ? fetchSite === 'same-origin' : isOriginOf(origin, host);
}

function isOriginOf(origin: string, host: string): boolean {
  const from = URL.parse(origin);
  if (!from || (from.protocol !== 'https:' && from.protocol !== 'http:')) return false;
  // Written as an address, `host:443` and `host` are the same for https.
  return from.host === URL.parse(`${from.protocol}//${host}`)?.host;
}
