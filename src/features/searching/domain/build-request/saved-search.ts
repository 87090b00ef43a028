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
