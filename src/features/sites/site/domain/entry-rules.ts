import type { SiteState } from '../../../../platform/kernel/site-context.ts';

export type EntryDecision =
  | { readonly go: string }
  | { readonly screen: 'expired' | 'forbidden' | 'maintenance' }
  | { readonly page: true };

interface Door {
  readonly state: SiteState;
  readonly stopUrl: string | null;
  readonly staticPageUrl: string | null;
}

interface EntryRequest {
  /** Scheme, host and port as the visitor sees them. */
  readonly origin: string;
  readonly path: string;
  /** With its leading question mark, or empty. */
  readonly query: string;
  readonly signedIn: boolean;
}

/** Addresses that must answer even when the site does not: they are where the other rules lead to. */
const alwaysOpen = ['/errorpage', '/errormaintain', '/forbiddenpage'];

const journalHome = '/homeNav';
const memberHome = '/personal';
/** Where a member of the portal has no business, on the production www host. */
const homesOfMembers = ['/login', journalHome.toLowerCase()];

/** What happens to a visitor at the door, before any page is chosen. */
export function decideEntry(site: Door, request: EntryRequest, mainDomain: string): EntryDecision {
  const path = plainPath(request.path);
  // Whoever runs a site must get in to open it again; what they may do there is decided call by call.
  if (alwaysOpen.includes(path) || path === '/console' || path.startsWith('/console/')) return { page: true };
  if (site.state === 'forbidden') return { screen: 'forbidden' };
  if (site.state === 'expired') return { screen: 'expired' };
  if (site.state === 'maintenance') return { screen: 'maintenance' };
  if (site.stopUrl) return sameAddress(site.stopUrl, request) ? { page: true } : { go: site.stopUrl };
  if (path === '/') return { go: entryPath(request.origin, mainDomain) + request.query };
  if (path === '/unifiedsearch' && isPortalHost(request.origin, mainDomain))
    return { go: entryPath(request.origin, mainDomain) + request.query };
  if (isPortalHost(request.origin, mainDomain)) {
    // A login that is under way, with what a provider sent back, is led to its end.
    const isComingBack = new URLSearchParams(request.query).has('state');
    if (request.signedIn && homesOfMembers.includes(path) && !isComingBack) return { go: memberHome };
    if (!request.signedIn && path === memberHome) return { go: loginFor(memberHome + request.query) };
  }
  if (path === journalHome.toLowerCase() && site.staticPageUrl && !sameAddress(site.staticPageUrl, request))
    return { go: site.staticPageUrl };
  return { page: true };
}

/** An address is the same however it is written, also with a slash at its end. */
const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The login, in the language of the page that was requested, and the way back to all that was asked. */
function loginFor(address: string): string {
  const lang = new URLSearchParams(address.split('?')[1]).get('lang');
  return `/login?${new URLSearchParams({ url: address, ...(lang && { lang }) })}`;
}

const entryPath = (origin: string, mainDomain: string): string =>
  isPortalHost(origin, mainDomain) ? '/scanHome' : journalHome;

/** "The address contains www and a particular domain." */
function isPortalHost(origin: string, mainDomain: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('www') && hostname.endsWith(mainDomain);
}

function sameAddress(url: string, request: EntryRequest): boolean {
  const target = new URL(url, request.origin);
  return target.origin === request.origin && plainPath(target.pathname) === plainPath(request.path);
}
