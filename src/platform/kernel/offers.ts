/** What a site may offer its readers. Each is a switch of its configuration. */
export const offers = [
  'onlineFirst',
  'justAccepted',
  'backIssues',
  'submission',
  'album',
  'subscription',
  'fullText',
  'ask',
] as const;
export type Offer = (typeof offers)[number];
export type Offers = Readonly<Record<Offer, boolean>>;

type ByParameter = readonly [name: string, values: Readonly<Record<string, Offer>>];

const pages: Readonly<Record<string, Offer | ByParameter>> = {
  '/onlinefirst': 'onlineFirst',
  '/justaccepted': 'justAccepted',
  '/issues': 'backIssues',
  '/academic': ['type', { singleFirst: 'onlineFirst', backissue: 'backIssues' }],
  '/periodicaldetail': ['tab', { issues: 'backIssues', onlineFirst: 'onlineFirst', justAccepted: 'justAccepted' }],
  '/manuscript': 'submission',
  '/videosubmission': 'submission',
  '/emailsubscribe': 'subscription',
  '/personalalbum': 'album',
  '/textlist': ['tab', { text: 'fullText' }],
  '/ask': 'ask',
  '/personal': ['menu', { album: 'album' }],
};

/** Whoever has begun something goes on with it, whatever the site offers others. */
const ownWork = 'childId';

/** What a page of the portal is for: where its site doesn't offer that, nothing leads there. */
export function offerAt(path: string, query: URLSearchParams): Offer | null {
  const address = path.toLowerCase().replace(/\/$/, '');
  const page = pages[/^\/mag\/./.test(address) ? '/periodicaldetail' : address];
  if (page === undefined || (page === 'submission' && query.has(ownWork))) return null;
  if (typeof page === 'string') return page;
  const [name, values] = page;
  return values[query.get(name) ?? ''] ?? null;
}

/** Whether anything may lead to an address of the portal where this is offered. */
export function isOffered(address: string, offered: Offers): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const offer = offerAt(pathname, searchParams);
  return offer === null || offered[offer];
}
