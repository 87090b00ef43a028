import type { Question } from '../../src/features/discovery/search/domain/search-question.ts';

/** What a reader asks who types words and chooses nothing. */
export const plainQuestion = (text: string): Question => ({
  text,
  scope: 'thesis',
  match: 'fuzzy',
  within: [],
  years: { from: null, to: null },
  chosen: {},
  sort: { field: 'relevance', direction: 'desc' },
  page: 0,
  size: 20,
  cursor: null,
});
