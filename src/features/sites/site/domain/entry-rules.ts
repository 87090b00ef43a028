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

interface Asked {
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
export function decideEntry(site: Door, asked: Asked, mainDomain: string): EntryDecision {
  const path = asked.path.toLowerCase();
  // Whoever runs a site must get in to open it again; what they may do there is decided call by call.
  if (alwaysOpen.includes(path) || path === '/console' || path.startsWith('/console/')) return { page: true };
  if (site.state === 'forbidden') return { screen: 'forbidden' };
  if (site.state === 'expired') return { screen: 'expired' };
  if (site.state === 'maintenance') return { screen: 'maintenance' };
  if (site.stopUrl) return sameAddress(site.stopUrl, asked) ? { page: true } : { go: site.stopUrl };
  if (path === '/') return { go: entryPath(asked.origin, mainDomain) + asked.query };
  if (path === '/unifiedsearch' && isPortalHost(asked.origin, mainDomain))
    return { go: entryPath(asked.origin, mainDomain) + asked.query };
  if (isPortalHost(asked.origin, mainDomain)) {
    // A login that is under way, with what a provider sent back, is led to its end.
    const isComingBack = new URLSearchParams(asked.query).has('state');
    if (asked.signedIn && homesOfMembers.includes(path) && !isComingBack) return { go: memberHome };
    if (!asked.signedIn && path === memberHome) return { go: `/login?url=${encodeURIComponent(memberHome)}` };
  }
  if (path === journalHome.toLowerCase() && site.staticPageUrl && !sameAddress(site.staticPageUrl, asked))
    return { go: site.staticPageUrl };
  return { page: true };
}

const entryPath = (origin: string, mainDomain: string): string =>
  isPortalHost(origin, mainDomain) ? '/scanHome' : journalHome;

/** "The address contains www and a particular domain." */
function isPortalHost(origin: string, mainDomain: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('www') && hostname.endsWith(mainDomain);
}

function sameAddress(url: string, asked: Asked): boolean {
  const target = new URL(url, asked.origin);
  return target.origin === asked.origin && target.pathname.toLowerCase() === asked.path.toLowerCase();
}
