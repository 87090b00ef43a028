import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import type { CollectionTab } from '../../album/parts/collection-tabs.ts';
import type { Entries } from '../../album/parts/collection-view.ts';
import type { getConferenceInfo } from '../contract.ts';
import type { ProgrammeDay } from './programme-days.ts';

export type Conference = OutputOf<typeof getConferenceInfo>;

export interface EventView
  extends Pick<
    Conference,
    'id' | 'url' | 'year' | 'startsOn' | 'endsOn' | 'place' | 'organizer' | 'website' | 'body' | 'summary' | 'editions'
  > {
  readonly layout: 'page' | 'landing';
  readonly title: string;
  readonly second: LocalizedText | null;
  readonly cover: string | null;
  readonly programme: readonly ProgrammeDay[];
  /** What belongs to it, papers first. */
  readonly tabs: readonly CollectionTab[];
  readonly entries: Entries;
  readonly comments: CommentsView | null;
}
