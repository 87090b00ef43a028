import type { EngineAnswer, SearchEngine } from '../../../platform/ports/search-engine.ts';
import { noSynonyms, type Synonyms } from '../domain/build-request/asking.ts';
import { type Asked, searchRequest } from '../domain/build-request/search-request.ts';
import { synonymRequest, synonymsIn, termsToTranslate } from '../domain/build-request/synonym-request.ts';
import { didYouMean } from '../domain/did-you-mean.ts';
import { familiesOf, kindsNamed } from '../domain/scope-kinds.ts';
import type { Note } from '../domain/search-question.ts';

interface Told {
  readonly answer: EngineAnswer;
  readonly notes: readonly Note[];
}

/** Fewer hits than this make a slip of the pen likely. */
const few = 3;
const mostForSpelling = 300;

/** Asks for what is written; where that finds nothing, for what was probably meant, and says so. */
export async function askEngine(engine: SearchEngine, sites: readonly number[], asked: Asked): Promise<Told> {
  const ask = (what: Asked) => engine.search(sites, familiesOf(kindsNamed(what.question)), searchRequest(what));
  const { understood, question } = asked;
  if (understood.identifier) {
    const exact = await ask(asked);
    if (exact.total > 0) return { answer: exact, notes: understood.notes };
    const asWords = { ...asked, understood: { ...understood, identifier: null } };
    return { answer: await ask(asWords), notes: [{ code: 'searched-as-words', value: 'identifier-not-found' }] };
  }
  const synonyms = await findSynonyms(engine, sites, asked);
  const meant = { ...asked, synonyms };
  const answer = await ask(meant);
  const notes = [...understood.notes, ...synonymNotes(synonyms)];
  const first = question.page === 0 && !asked.cursor;
  if (answer.total >= few || !first || question.match === 'precise' || !understood.expression) return { answer, notes };

  const wider = await ifInTime(ask({ ...meant, widened: true }));
  if (!wider) return { answer, notes };
  const better = didYouMean(
    question.text,
    wider.hits.map(({ highlight }) => highlight),
  );
  return {
    answer: answer.total === 0 ? wider : answer,
    notes: better ? [...notes, { code: 'did-you-mean', value: better }] : notes,
  };
}

/** Help with spelling is a gift: an answer that is there already never waits long for it, nor fails with it. */
async function ifInTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, mostForSpelling, undefined);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Names in the other language, as the asked sites' own keywords have them. */
export async function findSynonyms(engine: SearchEngine, sites: readonly number[], asked: Asked): Promise<Synonyms> {
  const terms = asked.question.match === 'precise' ? [] : termsToTranslate(asked.understood.expression);
  if (terms.length === 0) return noSynonyms;
  const { aggregations } = await engine.search(sites, pairedFamilies, synonymRequest(terms));
  const pairs = aggregations.pairs as { readonly buckets?: Parameters<typeof synonymsIn>[0] } | undefined;
  return synonymsIn(pairs?.buckets ?? []);
}

/** Papers have the keywords of both languages side by side. */
const pairedFamilies = ['articles'];

const synonymNotes = (synonyms: Synonyms): Note[] =>
  [...synonyms.values()].flat().map((value) => ({ code: 'synonym', value }));
