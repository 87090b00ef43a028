import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import type { advSearch } from '../contract.ts';
import type { Scope } from '../domain/search-question.ts';
import type { Cluster, SearchAnswer } from '../hit.contract.ts';
import { hitView } from './hit-view.ts';
import type { SearchAddress } from './search-address.ts';

/** Which of the search pages this is. */
export type ListName = 'results' | 'unified' | 'papers' | 'humanities' | 'pool' | 'text' | 'others' | 'album';

export type FoundView = ReturnType<typeof foundView>;

/** An answer as the page draws it. */
export const foundView = (answer: SearchAnswer) => ({
  ...answer,
  state: 'found' as const,
  content: answer.content.map(hitView),
  milliseconds: Math.round(answer.milliseconds),
});

export interface SearchView {
  readonly list: ListName;
  readonly path: string;
  /** Of a sub-pool or an album: its name. */
  readonly name: string | null;
  readonly scope: Scope;
  /** Whole texts are searched, and passages shown. */
  readonly fullText: boolean;
  readonly address: SearchAddress;
  /** What the address chose, or the list for it. */
  readonly facets: readonly string[];
  /** What the list itself asks, besides what the address says. */
  readonly preset?: Partial<GivenTo<typeof advSearch>>;
  readonly answer:
    | FoundView
    | { readonly state: 'refused'; readonly why: 'searchTermRequired' | 'incorrectContent' }
    | { readonly state: 'broken' };
  /** Answer, facets and counts are all there; what is not whole is not kept. */
  readonly whole: boolean;
  readonly clusters: readonly Cluster[];
  readonly scopes: Readonly<Partial<Record<Scope, number>>>;
  readonly people?: number;
}
