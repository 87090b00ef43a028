import type { Id } from '../../../platform/kernel/id.ts';

/** What a column lists: news of four types, popular science, links, files, WeChat posts. */
export const newsTypes = [
  'information',
  'announcement',
  'dynamic',
  'statement',
  'science',
  'link',
  'file',
  'wechat',
] as const;
export type NewsType = (typeof newsTypes)[number];

/** Another piece, by its name. */
export interface NamedNews {
  readonly id: Id;
  readonly titles: Record<string, string>;
  readonly publishDate: string | null;
}

/** The pieces before and after in the same tab, and others that a reader may want. */
export interface AroundNews {
  readonly previous: NamedNews | null;
  readonly next: NamedNews | null;
  readonly related: readonly NamedNews[];
}
