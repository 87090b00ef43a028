import { understand } from '../query-language/understand.ts';
import type { Question } from '../search-question.ts';
import type { EngineQuery } from './engine-query.ts';
import { narrowedBy, narrowing } from './narrowing.ts';
import { textQuery } from './search-request.ts';

/** A question as it waits for new documents: all that it asks, without order and page. */
export const savedSearchQuery = (question: Question): EngineQuery => ({
  bool: {
    must: [textQuery({ question, understood: understand(question.text) })],
    filter: narrowedBy(narrowing(question)),
  },
});

/** A keyword as it is searched among papers, as the words in this order: whoever waits for one wants no neighbours of it. */
export const keywordQuery = (text: string): EngineQuery =>
  savedSearchQuery({
    text,
    scope: 'thesis',
    match: 'precise',
    within: [],
    years: { from: null, to: null },
    chosen: {},
    sort: { field: 'relevance', direction: 'desc' },
    page: 0,
    size: 1,
    cursor: null,
  });
