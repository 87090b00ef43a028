import type { EngineAnswer, EngineHit } from '../../../../platform/ports/search-engine.ts';
import { withinQueries } from '../domain/build-request/narrowing.ts';
import { type PreparedQuestion, searchRequest } from '../domain/build-request/search-request.ts';
import {
  type FoundBy,
  hybridOrder,
  isAsWritten,
  isPlain,
  isSentence,
  isSiftedByWords,
  merged,
  type Near,
  plenty,
} from '../domain/hybrid-order.ts';
import type { Note } from '../domain/search-question.ts';
import { type Asker, askEngine } from './ask-engine.ts';
import type { FindNear } from './find-near.ts';

export interface HybridAnswer {
  readonly answer: EngineAnswer;
  readonly notes: readonly Note[];
  /** Of those that have none of the words: what found them. */
  readonly foundBy: ReadonlyMap<string, Exclude<FoundBy, 'words'>>;
}

const byWordsAlone: HybridAnswer['foundBy'] = new Map();
const nothingNear: Near = { own: [], other: [], isSure: false };

type Parts = Asker & { readonly findNear?: FindNear | undefined };

/** Asks by words, and for plain words by their meaning as well. Without models, or where they are late, words are enough. */
export async function askHybrid(
  parts: Parts,
  sites: readonly number[],
  prepared: PreparedQuestion,
): Promise<HybridAnswer> {
  const { question } = prepared;
  const { findNear } = parts;
  const alone = async () => ({ ...(await askEngine(parts, sites, prepared)), foundBy: byWordsAlone });
  if (!findNear || !isPlain(prepared)) return alone();
  const best = bestOf(prepared, isSentence(question.text) ? merged : plenty);
  if (isSentence(question.text)) {
    const [near, byWords] = await Promise.all([findNear(sites, prepared), askEngine(parts, sites, best)]);
    return joined(parts, sites, prepared, byWords, near);
  }
  const byWords = await askEngine(parts, sites, best);
  const isThis = question.page === 0 && question.size === plenty;
  if (byWords.answer.total >= plenty) return isThis ? { ...byWords, foundBy: byWordsAlone } : alone();
  return joined(parts, sites, prepared, byWords, await findNear(sites, prepared));
}

const bestOf = (prepared: PreparedQuestion, size: number): PreparedQuestion => ({
  ...prepared,
  question: { ...prepared.question, page: 0, size },
});

type ByWords = Awaited<ReturnType<typeof askEngine>>;

/** The requested page of the results that words and vectors found together. */
async function joined(
  parts: Parts,
  sites: readonly number[],
  prepared: PreparedQuestion,
  byWords: ByWords,
  found: Near | undefined,
): Promise<HybridAnswer> {
  const { question } = prepared;
  const families = parts.kinds.familiesFor(question);
  const known = new Map(byWords.answer.hits.map((hit) => [hit.id, hit]));
  const near = found && isSiftedByWords(question) ? await sifted(found) : (found ?? nothingNear);
  const words = [...known.keys()];
  const asWritten = words.filter((id) => isAsWritten(fragmentsOf(known.get(id) as EngineHit), question.text));
  const order = hybridOrder(words, near, question.text, new Set(asWritten));
  const from = question.page * question.size;
  const pageIds = [...order.keys()].slice(from, from + question.size);
  const later = from + question.size > order.size && words.length === merged ? await afterMerged() : [];
  const { total } = byWords.answer;
  return {
    answer: {
      ...byWords.answer,
      hits: [...(await hitsOf(pageIds)), ...later],
      total: total + order.size - words.length,
    },
    notes: found ? byWords.notes : [...byWords.notes, { code: 'words-alone' }],
    foundBy: new Map([...order].flatMap(([id, by]) => (by === 'words' ? [] : [[id, by] as const]))),
  };

  /** Whoever looks into texts is shown works that have one, and whoever searches inside results, works with those words. */
  async function sifted({ own, other, isSure }: Near): Promise<Near> {
    const ids = [...new Set([...own, ...other])];
    const query = { bool: { filter: [{ terms: { id: ids } }, ...withinQueries(question)] } };
    const request = { query, size: ids.length, _source: false };
    const has = new Set((await parts.engine.search(sites, families, request)).hits.map(({ id }) => id));
    return { own: own.filter((id) => has.has(id)), other: other.filter((id) => has.has(id)), isSure };
  }

  /** Those that words found are there; the others are read by their ids. */
  async function hitsOf(ids: readonly string[]): Promise<EngineHit[]> {
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) {
      const { _source } = searchRequest(prepared);
      const request = { query: { terms: { id: missing } }, size: missing.length, _source };
      for (const hit of (await parts.engine.search(sites, families, request)).hits) known.set(hit.id, hit);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** The list goes on by words alone, behind those that were ordered together. */
  async function afterMerged(): Promise<readonly EngineHit[]> {
    const left = from + question.size - Math.max(from, order.size);
    const skipped = Math.max(0, from - order.size) + merged;
    const page = Math.floor(skipped / question.size);
    const { answer } = await askEngine(parts, sites, { ...prepared, question: { ...question, page } });
    return answer.hits.slice(skipped - page * question.size).slice(0, left);
  }
}

const fragmentsOf = ({ highlight, parts }: EngineHit): string[] =>
  [highlight, ...parts.map((part) => part.highlight)].flatMap((marked) => Object.values(marked).flat());
