/** Pages that have a form for a partner's frame, by their addresses in small letters. */
const innerPages: Readonly<Record<string, string>> = {
  '/': '/innerHome',
  '/homenav': '/innerHome',
  '/scanhome': '/innerHome',
  '/thesisdetails': '/innerBigThesisDetails',
  '/bigthesisdetails': '/innerBigThesisDetails',
  '/expertdetails': '/innerExpertDetails',
  '/seniorsearch': '/innerSeniorSearch',
};

const byDoi = /^\/article\/doi\/(.+)$/i;

export const isInner = (path: string): boolean => /^\/inner/i.test(path);

/** The address inside the frame for an address of the site; nothing where only the site itself shows the page. */
export function innerAddress(href: string): string | null {
  const address = href.startsWith('/') && !href.startsWith('//') ? URL.parse(href, 'http://site') : null;
  if (!address) return null;
  const { pathname, searchParams, hash } = address;
  if (isInner(pathname)) return href;
  const [, doi] = byDoi.exec(pathname) ?? [];
  const page = doi ? innerPages['/thesisdetails'] : innerPages[pathname.toLowerCase()];
  if (!page) return null;
  if (doi) searchParams.set('doi', decodeURIComponent(doi));
  return page + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}
