import type { SearchableItem } from '../searching/searchable-item.ts';

/** What a citation takes from any item. Its language is the key of its texts, not a tag. */
export type CitedItem = Pick<
  SearchableItem,
  'site' | 'id' | 'kind' | 'language' | 'titles' | 'richTitles' | 'summaries' | 'keywords' | 'doi' | 'publishedOn'
>;
