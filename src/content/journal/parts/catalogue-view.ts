import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';

export interface CatalogueJournal {
  readonly id: string;
  readonly name: string;
  readonly secondName: LocalizedText | null;
  readonly cover: string | null;
  readonly issn: string | null;
  readonly cn: string | null;
  readonly sponsor: string;
  readonly group: string;
  readonly impactFactor: number | null;
  readonly frequency: string | null;
}

/** How a list of journals is narrowed down; it is the page's address. */
export interface CatalogueAsked {
  readonly q: string;
  readonly letter: string;
  readonly subject: string;
  readonly type: string;
  readonly sort: 'name' | 'impactFactor';
  readonly columnId: string;
  readonly styleId: string;
  readonly slds: string;
}

export interface CatalogueView {
  readonly path: string;
  readonly asked: CatalogueAsked;
  readonly artwork: ArtworkName;
  readonly journals: readonly CatalogueJournal[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly groups: readonly { readonly code: string; readonly name: string; readonly count: number }[];
  readonly subjects: readonly { readonly id: string; readonly name: string }[];
  readonly reduced: boolean;
}

/** The same list with something changed; a change of what is listed leads back to its first page. */
export function catalogueHref(
  view: CatalogueView,
  change: Partial<CatalogueAsked> & { readonly page?: number },
): string {
  const { page, ...asked } = { ...view.asked, ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value && !(name === 'sort' && value === 'name')) query.set(name, value);
  if (page) query.set('page', String(page));
  return query.size > 0 ? `${view.path}?${query}` : view.path;
}
