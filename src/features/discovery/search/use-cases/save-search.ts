import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SavedSearches } from '../../../../platform/ports/saved-searches.ts';
import { savedSearchQuery } from '../domain/build-request/search-request.ts';
import type { Question } from '../domain/search-question.ts';
import { termProblem } from '../domain/term-rule.ts';

export type SaveSearch = (site: number, id: Id, question: Question) => Promise<Result<null, Failure>>;

/** Keeps a question that waits for new documents. One without a term would wait for everything. */
export const createSaveSearch =
  (searches: Pick<SavedSearches, 'register'>): SaveSearch =>
  async (site, id, question) => {
    if (termProblem(question.text)) return failed(failure('incorrectContent'));
    await searches.register(site, id, savedSearchQuery(question));
    return success(null);
  };
