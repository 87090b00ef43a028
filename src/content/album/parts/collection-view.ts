import type { ListRow } from '../../../features/discovery/lists/parts/list-view.ts';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { getAlbumInfo } from '../contract.ts';
import type { CallState } from '../domain/call-for-papers.ts';
import type { CollectionTab, CollectionTabName } from './collection-tabs.ts';

export type Collection = OutputOf<typeof getAlbumInfo>;

export interface CollectionView
  extends Pick<
    Collection,
    'id' | 'kind' | 'url' | 'summary' | 'body' | 'journal' | 'period' | 'visits' | 'publishDate'
  > {
  readonly title: string;
  /** The name in English, or in Chinese for a reader of English. */
  readonly second: LocalizedText | null;
  readonly cover: string | null;
  readonly editors: readonly string[];
  readonly call: {
    readonly state: CallState;
    readonly opensOn: string | null;
    readonly closesOn: string | null;
  } | null;
  readonly tabs: readonly CollectionTab[];
  readonly tab: CollectionTabName | null;
  readonly entries: Entries;
  readonly comments: CommentsView | null;
}

/** A page of what a collection holds. */
export interface Entries {
  readonly rows: readonly ListRow[];
  readonly page: number;
  readonly pages: number;
}

/** The list in which a collection of this kind stands. */
export const listOfKind: Readonly<Record<Collection['kind'], string>> = {
  album: '/virtualAlbumList',
  topic: '/collectionList',
  'special-issue': '/specialIssue',
};

export const tabAddress = (url: string, tab: CollectionTabName, page = 0): string =>
  `${url}&tab=${tab}${page > 0 ? `&page=${page}` : ''}`;
