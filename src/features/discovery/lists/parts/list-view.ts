import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { outsideAddress } from '../../../../platform/kernel/web-address.ts';
import { storedFileAddress } from '../../../../platform/shell/file-addresses.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import type { Hit, KindFacts } from '../../search/hit.contract.ts';
import type { Layout, ListSort } from './list-of-address.ts';

/** Only what is printed of a thing travels to the browser. A link leads straight to its site, a file to its bytes. */
export function listRow(hit: Hit): ListRow {
  const facts = hit.facts ?? {};
  const outside = facts.newsType === 'link' || facts.newsType === 'wechat' ? outsideAddress(facts.link ?? null) : null;
  const file = facts.newsType === 'file' && facts.file ? storedFileAddress(facts.file.id) : null;
  return {
    ...{ id: hit.id, kind: hit.kind, title: hit.resName || hit.label || hit.doi || hit.id },
    href: outside ?? file ?? hit.url,
    isOutside: outside !== null,
    summary: hit.summary || (hit.caption === hit.resName ? '' : hit.caption),
    ...{ authors: hit.authors, publication: hit.publicationName, publishedOn: hit.publishDate, label: hit.label },
    picture: hit.cover && fileAddress(hit.cover),
    paper: hit.thesis && { title: hit.thesis.resName, href: `/thesisDetails?columnId=${hit.thesis.id}` },
    ...{ visits: hit.visits, downloads: hit.downloads, facts, integrity: hit.integrity },
  };
}

export interface ListRow {
  readonly id: string;
  readonly kind: string;
  readonly href: string;
  /** Where a link leads out of the portal. */
  readonly isOutside: boolean;
  readonly title: string;
  readonly summary: string;
  /** Joined by ";". */
  readonly authors: string;
  readonly publication: string;
  readonly publishedOn: string | null;
  readonly picture: string | null;
  readonly label: string | null;
  readonly paper: { readonly title: string; readonly href: string } | null;
  readonly visits: number;
  readonly downloads: number;
  readonly facts: KindFacts;
  readonly integrity: Hit['integrity'];
}

/** How a list is narrowed down and looked at; it is the page's address. */
export interface ListRequest {
  readonly columnId: string;
  readonly styleId: string;
  readonly newsDataType: string;
  readonly code: string;
  readonly letter: string;
  readonly q: string;
  readonly subject: string;
  readonly sort: string;
  readonly slds: string;
}

export interface ListView {
  readonly path: string;
  readonly title: MessageKey;
  readonly empty: MessageKey;
  readonly place: {
    readonly title: string;
    readonly path: readonly { readonly name: string; readonly href: string | null }[];
  } | null;
  readonly asked: ListRequest;
  readonly layout: Layout;
  /** Several kinds of things stand in it, so each says what it is. */
  readonly isMixed: boolean;
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly page: number;
  readonly pages: number;
  readonly tabs: readonly { readonly value: string; readonly name: MessageKey; readonly isChosen: boolean }[];
  readonly tabParameter: 'newsDataType' | 'code';
  readonly sorts: readonly ListSort[];
  readonly letters: readonly string[];
  readonly isSearched: boolean;
  readonly subjects: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly bySeries: boolean;
  readonly artwork: ArtworkName;
  readonly reduced: boolean;
}

/** The same list with something changed; a change of what is listed leads back to its first page. */
export function listHref(
  { path, asked }: Pick<ListView, 'path' | 'asked'>,
  change: Partial<ListRequest> & { readonly page?: number },
): string {
  const { page, ...changed } = { ...asked, ...change };
  const query = new URLSearchParams(Object.entries(changed).filter(([, value]) => value !== ''));
  if (page) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
