import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** Something that came out, as far as alerts ask about it. */
export interface FreshItem {
  readonly id: Id;
  readonly kind: string;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  readonly journal: Id | null;
  /** Whether it stands in the newest issue of its journal. */
  readonly inCurrentIssue: boolean;
  readonly publicationType: number | null;
  /** The journal's column that a paper stands in. */
  readonly part: Text;
  /** The site's column that a piece of news stands in. */
  readonly channel: Id | null;
}

const onlineFirst = 1;
const newForDays = 180;
const dayMilliseconds = 86_400_000;

/** What is stored today may have been published long ago: an archive that arrives is not news. */
export const isNews = ({ publishedOn }: Pick<FreshItem, 'publishedOn'>, now: Date): boolean =>
  publishedOn === null || Date.parse(publishedOn) >= now.getTime() - newForDays * dayMilliseconds;

export const isOnlineFirst = ({ kind, publicationType, inCurrentIssue }: FreshItem): boolean =>
  kind === 'article' && publicationType === onlineFirst && !inCurrentIssue;

/** Any of its names tells a column: one paper may have it in one language, another in two. */
export const columnsOf = ({ channel, part }: Pick<FreshItem, 'channel' | 'part'>): string[] =>
  [channel, ...Object.values(part)].filter((name): name is string => Boolean(name));
