import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { EngineAnswer } from '../../../../platform/ports/search-engine.ts';
import { type Asked, deepestHit } from '../domain/build-request/search-request.ts';
import { readCursor, sortKeys, writeCursor } from '../domain/build-request/sort.ts';
import { type PresentedHit, presentHit } from '../domain/present-hit.ts';
import { understand } from '../domain/query-language/understand.ts';
import type { Note, Question } from '../domain/search-question.ts';
import { shownDocument } from '../domain/stored-hit.ts';
import { termProblem } from '../domain/term-rule.ts';
import { type Asker, askEngine } from './ask-engine.ts';
import type { EngineCircuit } from './engine-circuit.ts';
import type { ReducedSearch } from './reduced-search.ts';

export interface SearchParts extends Asker {
  readonly circuit: EngineCircuit;
  readonly reduced: ReducedSearch;
  readonly clock: Clock;
}

export interface SearchOrder {
  readonly site: SiteContext;
  /** The sites to ask; never more than the site may read. */
  readonly sites: readonly number[];
  readonly question: Question;
  readonly language: Language;
  readonly collections?: readonly Id[];
}

export interface SearchOutcome {
  readonly hits: readonly PresentedHit[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly cursor: string | null;
  readonly milliseconds: number;
  readonly reduced: boolean;
  readonly notes: readonly Note[];
}

export type Search = (order: SearchOrder) => Promise<Result<SearchOutcome, Failure>>;

export const createSearch =
  (parts: SearchParts): Search =>
  async (order) => {
    const started = parts.clock.now().getTime();
    const asked = askedBy(order);
    if (!asked.ok) return asked;
    const { notes } = asked.value.understood;
    if (parts.kinds.askedBy(order.question).length === 0 || order.sites.length === 0)
      return success(nothingFound(notes));
    const answer = await parts.circuit(() => askEngine(parts, order.sites, asked.value));
    const outcome = answer.ok
      ? fromEngine(answer.value, asked.value, order)
      : await fromDatabase(parts.reduced, order, notes);
    return success({ ...outcome, milliseconds: parts.clock.now().getTime() - started });
  };

/** What the question means, or why it can't be asked. */
export function askedBy({
  question,
  collections,
}: Pick<SearchOrder, 'question' | 'collections'>): Result<Asked, Failure> {
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
  hits: [],
  total: 0,
  totalIsLowerBound: false,
  cursor: null,
  milliseconds: 0,
  reduced: false,
  notes,
});

const readerOf = ({ language, site }: SearchOrder) => ({ language, siteLanguage: site.target.defaultLanguage });

function fromEngine(
  { answer, notes }: { readonly answer: EngineAnswer; readonly notes: readonly Note[] },
  { question }: Asked,
  order: SearchOrder,
): SearchOutcome {
  const last = answer.hits.at(-1);
  return {
    ...nothingFound(notes),
    hits: answer.hits.map(({ id, source, highlight, matched }) =>
      presentHit(
        {
          id,
          site: Number(source.site),
          kind: String(source.kind),
          ...(typeof source.library === 'string' ? { library: source.library } : {}),
          shown: shownDocument(source.shown),
          marked: highlight,
          matched,
        },
        readerOf(order),
      ),
    ),
    total: answer.total,
    totalIsLowerBound: answer.totalIsLowerBound,
    cursor: last && answer.hits.length === question.size ? writeCursor(question.sort, last.sort) : null,
  };
}

async function fromDatabase(
  reduced: ReducedSearch,
  order: SearchOrder,
  notes: readonly Note[],
): Promise<SearchOutcome> {
  const site = { ...order.site, reads: order.site.reads.filter((id) => order.sites.includes(id)) };
  const found = await reduced(site, order.question, order.collections);
  return {
    ...nothingFound([...notes, { code: 'reduced' }]),
    hits: found.ids.flatMap((id) => {
      const hit = found.shown.get(id);
      if (!hit) return [];
      return [
        presentHit(
          { id, site: hit.site, kind: hit.kind, shown: shownDocument(hit), marked: {}, matched: [] },
          readerOf(order),
        ),
      ];
    }),
    total: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
    reduced: true,
  };
}
