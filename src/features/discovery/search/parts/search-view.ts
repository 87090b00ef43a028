import type { GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { advSearch, advSearchClusters } from '../contract.ts';
import type { Scope } from '../domain/search-question.ts';
import type { Hit, SearchAnswer } from '../hit.contract.ts';
import { hitView } from './hit-view.ts';
import type { SearchAddress } from './search-address.ts';

export type Clusters = OutputOf<typeof advSearchClusters>;
export type Cluster = Clusters['clusters'][number];

/** What a hit prints. */
export type HitView = Omit<Hit, 'titles' | 'keyword' | 'publicationId' | 'score' | 'commentCount' | 'publishDate'>;

/** Which of the search pages this is. */
export const listNames = ['results', 'unified', 'papers', 'humanities', 'pool', 'text', 'others', 'album'] as const;
export type ListName = (typeof listNames)[number];

export interface FoundView {
  readonly state: 'found';
  readonly hits: readonly HitView[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly totalPages: number;
  readonly nextCursor: string | null;
  readonly milliseconds: number;
  readonly reduced: boolean;
  readonly notes: readonly {
    readonly code: string;
    readonly at?: number | undefined;
    readonly value?: string | undefined;
  }[];
}

export interface SearchView {
  readonly list: ListName;
  readonly path: string;
  /** Of a sub-pool or an album: its name. */
  readonly name: string | null;
  readonly scope: Scope;
  readonly address: SearchAddress;
  /** What the address chose, or the list for it. */
  readonly facets: readonly string[];
  /** What the list itself asks beside what the address says. */
  readonly preset?: Partial<GivenTo<typeof advSearch>>;
  readonly answer:
    | FoundView
    | { readonly state: 'refused'; readonly why: 'searchTermRequired' | 'incorrectContent' }
    | { readonly state: 'broken' };
  /** Answer, facets and counts are all there; what is not whole is not kept. */
  readonly whole: boolean;
  readonly clusters: readonly Cluster[];
  readonly scopes: Readonly<Partial<Record<Scope, number>>>;
}

/** An answer as the page shows it. */
export const foundOf = (answer: SearchAnswer): FoundView => ({
  state: 'found',
  hits: answer.content.map(hitView),
  total: answer.totalElements,
  totalIsLowerBound: answer.totalIsLowerBound,
  totalPages: answer.totalPages,
  nextCursor: answer.cursor,
  milliseconds: Math.round(answer.milliseconds),
  reduced: answer.reduced,
  notes: answer.notes,
});
