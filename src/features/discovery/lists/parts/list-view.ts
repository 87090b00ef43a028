import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import type { ArtworkName } from '../../../../platform/ui/artwork.tsx';
import type { Hit, KindFacts } from '../../search/hit.contract.ts';
import type { Layout, ListSort } from './list-of-address.ts';

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
