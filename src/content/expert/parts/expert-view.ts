import type { HitView } from '../../../features/discovery/search/parts/hit-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { getExpert } from '../contract.ts';

type Expert = OutputOf<typeof getExpert>;

/** What the page of an expert prints. */
export interface ExpertView
  extends Pick<
    Expert,
    | 'id'
    | 'url'
    | 'isClaimed'
    | 'summary'
    | 'orcid'
    | 'affiliation'
    | 'position'
    | 'researchFields'
    | 'website'
    | 'boards'
    | 'collections'
    | 'coAuthors'
    | 'ties'
    | 'topics'
    | 'stays'
  > {
  /** The address of this very page, for its lists. */
  readonly path: string;
  readonly name: string;
  /** The name in a second language. */
  readonly second: { readonly name: string; readonly lang: string } | null;
  readonly portrait: string | null;
  readonly institution: { readonly name: string; readonly href: string } | null;
  readonly biography: { readonly sha256: string; readonly lang: string; readonly dir: 'ltr' | 'rtl' } | null;
  /** Nothing where the list could not be had. */
  readonly papers: PapersView | null;
  readonly comments: CommentsView | null;
}

export interface PapersView {
  readonly hits: readonly HitView[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly page: number;
  readonly pages: number;
}
