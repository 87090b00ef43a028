import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { deepestHit, type PreparedQuestion } from '../domain/build-request/search-request.ts';
import { readCursor, sortKeys, writeCursor } from '../domain/build-request/sort.ts';
import { foundInDatabase, foundInIndex, presentHit } from '../domain/present-hit.ts';
import { understand } from '../domain/query-language/understand.ts';
import type { Note, Question } from '../domain/search-question.ts';
import { termProblem } from '../domain/term-rule.ts';
import type { SearchAnswer } from '../hit.contract.ts';
import type { Asker } from './ask-engine.ts';
import type { EngineCircuit } from './engine-circuit.ts';
import type { FindNear } from './find-near.ts';
import type { ReducedSearch } from './reduced-search.ts';
import { askHybrid, type HybridAnswer } from './search-hybrid.ts';

export interface SearchParts extends Asker {
  readonly circuit: EngineCircuit;
  readonly reduced: ReducedSearch;
  readonly clock: Clock;
  /** What lies near a question's meaning, where there are models to tell. */
  readonly findNear?: FindNear | undefined;
}

export interface SearchOrder {
  readonly site: SiteContext;
  /** The sites to ask; never more than the site may read. */
  readonly sites: readonly number[];
  readonly question: Question;
  readonly language: Language;
  readonly collections?: readonly Id[];
}

/** An answer before it is cut into pages. */
type SearchOutcome = Omit<SearchAnswer, 'totalPages' | 'page' | 'size'>;

export type Search = ReturnType<typeof createSearch>;

export const createSearch =
  (parts: SearchParts) =>
  async (order: SearchOrder): Promise<Result<SearchOutcome, Failure>> => {
    const started = parts.clock.now().getTime();
    const prepared = prepareQuestion(order);
    if (!prepared.ok) return prepared;
    const { notes } = prepared.value.understood;
    if (parts.kinds.ofQuestion(order.question).length === 0 || order.sites.length === 0)
      return success(nothingFound(notes));
    const answer = await parts.circuit(() => askHybrid(parts, order.sites, prepared.value));
    const outcome = answer.ok ? fromEngine(answer.value, order) : await fromDatabase(parts.reduced, notes, order);
    return success({ ...outcome, milliseconds: parts.clock.now().getTime() - started });
  };

/** The parsed query, or why it is invalid. */
export function prepareQuestion({
  question,
  collections,
}: Pick<SearchOrder, 'question' | 'collections'>): Result<PreparedQuestion, Failure> {
  if (termProblem(question.text) === 'incorrectContent') return failed(failure('incorrectContent'));
  const understood = understand(question.text);
  const keys = sortKeys(question.sort, understood.expression !== null);
  const cursor = question.cursor === null ? undefined : readCursor(question.cursor, question.sort, keys);
  if (question.cursor !== null && !cursor) return failed(failure('badInput', { field: 'cursor' }));
  if (!cursor && (question.page + 1) * question.size > deepestHit)
    return failed(failure('badInput', { field: 'page' }));
  return success({ question, understood, ...(collections ? { collections } : {}), ...(cursor ? { cursor } : {}) });
}

const nothingFound = (notes: readonly Note[]): SearchOutcome => ({
  content: [],
  totalElements: 0,
  totalIsLowerBound: false,
  cursor: null,
  milliseconds: 0,
  reduced: false,
  notes: [...notes],
});

const readerOf = ({ language, site }: SearchOrder) => ({ language, siteLanguage: site.target.defaultLanguage });

function fromEngine({ answer, notes, foundBy }: HybridAnswer, order: SearchOrder): SearchOutcome {
  const { question } = order;
  const last = answer.hits.at(-1);
  return {
    ...nothingFound(notes),
    content: answer.hits.map((hit) => presentHit(foundInIndex(hit, foundBy.get(hit.id)), readerOf(order))),
    totalElements: answer.total,
    totalIsLowerBound: answer.totalIsLowerBound,
    // A list that is ordered by meaning as well goes on by pages: a cursor knows the order by words alone.
    cursor:
      last && foundBy.size === 0 && answer.hits.length === question.size ? writeCursor(question.sort, last.sort) : null,
  };
}

async function fromDatabase(reduced: ReducedSearch, notes: readonly Note[], order: SearchOrder) {
  const site = { ...order.site, reads: order.site.reads.filter((id) => order.sites.includes(id)) };
  const found = await reduced(site, order.question, order.collections);
  return {
    ...nothingFound([...notes, { code: 'reduced' }]),
    content: found.hits.map((hit) => presentHit(foundInDatabase(hit), readerOf(order))),
    totalElements: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
    reduced: true,
  };
}
