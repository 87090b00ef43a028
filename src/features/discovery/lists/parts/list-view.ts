import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { storedFileAddress } from '../../../../platform/shell/file-addresses.ts';
import type { Hit } from '../../search/hit.contract.ts';

export type ListRow = ReturnType<typeof listRow>;

/** Only what is printed of an item travels to the browser. A link leads straight to its site, a file to its bytes. */
export function listRow(hit: Hit) {
  const { id, kind, authors, label, visits, downloads, integrity } = hit;
  const facts = hit.facts ?? {};
  const outside = facts.newsType === 'link' || facts.newsType === 'wechat' ? outsideAddress(facts.link ?? null) : null;
  const file = facts.newsType === 'file' && facts.file ? storedFileAddress(facts.file.id) : null;
  return {
    id,
    kind,
    title: hit.resName || label || hit.doi || id,
    href: outside ?? file ?? hit.url,
    /** A link leads out of the portal. */
    isOutside: outside !== null,
    summary: hit.summary || (hit.caption === hit.resName ? '' : hit.caption),
    authors,
    publication: hit.publicationName,
    publishedOn: hit.publishDate,
    label,
    picture: hit.cover && fileAddress(hit.cover),
    paper: hit.thesis && { title: hit.thesis.resName, href: `/thesisDetails?columnId=${hit.thesis.id}` },
    visits,
    downloads,
    facts,
    integrity,
  };
}

/** How a list is narrowed down and looked at; it is the page's address. */
export type ListRequest = Readonly<
  Record<'columnId' | 'styleId' | 'newsDataType' | 'code' | 'letter' | 'q' | 'subject' | 'sort' | 'slds', string>
>;

/** The same list with something changed; a change of what is listed leads back to its first page. */
export function listHref(
  { path, request }: { readonly path: string; readonly request: ListRequest },
  change: Partial<ListRequest> & { readonly page?: number },
): string {
  const { page, ...changed } = { ...request, ...change };
  const query = new URLSearchParams(Object.entries(changed).filter(([, value]) => value !== ''));
  if (page) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
