import type { EngineAnswer, SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { type PreparedQuestion, searchRequest } from '../domain/build-request/search-request.ts';
import { noSynonyms, type Synonyms } from '../domain/build-request/search-words.ts';
import { synonymRequest, synonymsIn, termsToTranslate } from '../domain/build-request/synonym-request.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import type { Expression } from '../domain/query-language/expression.ts';
import type { Note, Question } from '../domain/search-question.ts';
import { didYouMean, lostWords, mayBeMisspelt } from '../domain/spelling.ts';
import { inTime } from './engine-circuit.ts';

export interface Asker {
  readonly engine: SearchEngine;
  readonly kinds: KnownKinds;
  /** How long an answer that is there waits for help with spelling. */
  readonly spellingMilliseconds?: number;
}

/** Fewer hits than this make a slip of the pen likely. */
const few = 3;
const mostForSpelling = 300;

/** Asks for what is written; where that finds nothing, or not all of it, for what was probably meant, and says so. */
export async function askEngine(
  { engine, kinds, spellingMilliseconds = mostForSpelling }: Asker,
  sites: readonly number[],
  prepared: PreparedQuestion,
): Promise<{ readonly answer: EngineAnswer; readonly notes: readonly Note[] }> {
  const requestOf = (what: PreparedQuestion) => ({
    sites,
    families: kinds.familiesFor(what.question),
    request: searchRequest(what),
  });
  const ask = async (what: PreparedQuestion) => (await engine.searchAll([requestOf(what)]))[0] as EngineAnswer;
  const { understood, question } = prepared;
  if (understood.identifier) {
    const exact = await ask(prepared);
    if (exact.total > 0) return { answer: exact, notes: understood.notes };
    const asWords = { ...prepared, understood: { ...understood, identifier: null } };
    return { answer: await ask(asWords), notes: [{ code: 'searched-as-words', value: 'identifier-not-found' }] };
  }
  // Texts have so many words that one that is not there is rather meant than mistyped.
  if (question.fullText) return { answer: await ask(prepared), notes: understood.notes };
  const synonyms = await findSynonyms(engine, sites, prepared);
  const meant = { ...prepared, synonyms };
  const notes = [...understood.notes, ...synonymNotes(synonyms)];
  if (question.match === 'precise' || !mayBeMisspelt(understood.expression)) return { answer: await ask(meant), notes };

  // Every page and every order of a list decides by its best hits, so that all of them are of the same list.
  const isFirst = question.page === 0 && !prepared.cursor;
  const needed = isFirst && showsBest(question) ? [meant] : [meant, bestOf(meant)];
  const [answer, best = answer] = (await engine.searchAll(needed.map(requestOf))) as [EngineAnswer, EngineAnswer?];
  const isLost = best.total === 0 || hasLostWords(understood.expression, best);
  if (!isFirst) return { answer: isLost ? await ask({ ...meant, widened: true }) : answer, notes };
  if (best.total >= few && !isLost) return { answer, notes };

  // Help with spelling is a gift: an answer that is there already never waits long for it, nor fails with it.
  const help = ask({ ...meant, widened: true }).catch(() => undefined);
  const wider = await inTime(help, spellingMilliseconds, () => undefined);
  if (!wider) return { answer, notes };
  const better = didYouMean(
    question.text,
    wider.hits.map(({ highlight }) => highlight),
  );
  return {
    answer: isLost ? wider : answer,
    notes: better ? [...notes, { code: 'did-you-mean', value: better }] : notes,
  };
}

const mostBest = 10;

const showsBest = ({ sort, size }: Question): boolean => sort.field === 'relevance' && size >= mostBest;

const bestOf = ({ cursor, ...prepared }: PreparedQuestion): PreparedQuestion => ({
  ...prepared,
  question: { ...prepared.question, sort: { field: 'relevance', direction: 'desc' }, page: 0, size: mostBest },
});

const hasLostWords = (expression: Expression | null, { hits }: EngineAnswer): boolean =>
  lostWords(
    expression,
    hits.map(({ matched }) => matched),
  ).length > 0;

/** Names in the other language, as the searched sites' own keywords have them. */
export async function findSynonyms(
  engine: SearchEngine,
  sites: readonly number[],
  { question, understood }: PreparedQuestion,
): Promise<Synonyms> {
  const terms = question.match === 'precise' ? [] : termsToTranslate(understood.expression);
  if (terms.length === 0) return noSynonyms;
  const { aggregations } = await engine.search(sites, pairedFamilies, synonymRequest(terms));
  const pairs = aggregations.pairs as { readonly buckets?: Parameters<typeof synonymsIn>[0] } | undefined;
  return synonymsIn(pairs?.buckets ?? []);
}

/** Papers have the keywords of both languages side by side. */
const pairedFamilies = ['articles'];

const synonymNotes = (synonyms: Synonyms): Note[] =>
  [...synonyms.values()].flat().map((value) => ({ code: 'synonym', value }));
