import { type Id, isId } from '../../../../platform/kernel/id.ts';

/** What a feed brings, as its address says it: /rss/site.rss, /rss/journal-{id}.atom and so on. */
export type FeedName =
  | { readonly of: 'site' | 'online-first' | 'just-accepted' | 'search'; readonly id: null }
  | { readonly of: 'journal' | 'online-first' | 'issue' | 'column'; readonly id: Id };

export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const alone = ['site', 'online-first', 'just-accepted', 'search'] as const;
const withId = ['journal', 'online-first', 'issue', 'column'] as const;

export const feedAddress = ({ of, id }: FeedName, format: FeedFormat): string =>
  `/rss/${of}${id === null ? '' : `-${id}`}.${format}`;

/** The last part of an address back into the feed; nothing if it names none. */
export function readFeedName(file: string): { readonly name: FeedName; readonly format: FeedFormat } | undefined {
  const [, word, id = null, ending] = /^([a-z-]+?)(?:-([1-9]\d{0,18}))?\.(rss|atom)$/.exec(file) ?? [];
  const format = feedFormats.find((known) => known === ending);
  const single = alone.find((known) => known === word);
  const named = withId.find((known) => known === word);
  if (!format) return undefined;
  if (id === null) return single && { name: { of: single, id }, format };
  return named && isId(id) ? { name: { of: named, id }, format } : undefined;
}
