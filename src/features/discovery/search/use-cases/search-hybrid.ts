import type { EngineAnswer, EngineHit } from '../../../../platform/ports/search-engine.ts';
import { type PreparedQuestion, searchRequest } from '../domain/build-request/search-request.ts';
import { type FoundBy, hybridOrder, isPlain, merged, type Near } from '../domain/hybrid-order.ts';
import type { Note } from '../domain/search-question.ts';
import { type Asker, askEngine } from './ask-engine.ts';
import type { FindNear } from './find-near.ts';

export interface Asked {
  readonly answer: EngineAnswer;
  readonly notes: readonly Note[];
  /** Of those that have none of the words: what found them. */
  readonly foundBy: ReadonlyMap<string, Exclude<FoundBy, 'words'>>;
}

const byWordsAlone: Asked['foundBy'] = new Map();
const nothingNear: Near = { own: [], other: [] };

/** Asks by words, and for plain words by their meaning as well. Without models, or where they are late, words are enough. */
export async function askHybrid(
  parts: Asker & { readonly findNear?: FindNear | undefined },
  sites: readonly number[],
  prepared: PreparedQuestion,
): Promise<Asked> {
  const { question } = prepared;
  if (!parts.findNear || !isPlain(prepared))
    return { ...(await askEngine(parts, sites, prepared)), foundBy: byWordsAlone };
  const best = { ...prepared, question: { ...question, page: 0, size: merged } };
  const [near, byWords] = await Promise.all([parts.findNear(sites, prepared), askEngine(parts, sites, best)]);

  const words = byWords.answer.hits.map(({ id }) => id);
  const order = hybridOrder(words, near ?? nothingNear, question.text);
  const added = order.size - words.length;
  const from = question.page * question.size;
  const shown = [...order.keys()].slice(from, from + question.size);
  const later = from + question.size > order.size && words.length === merged ? await afterMerged() : [];
  const hits = [...(await hitsOf(shown)), ...later];
  const { total } = byWords.answer;
  return {
    answer: { ...byWords.answer, hits, total: total + added },
    notes: near ? byWords.notes : [...byWords.notes, { code: 'words-alone' }],
    foundBy: new Map([...order].flatMap(([id, by]) => (by === 'words' ? [] : [[id, by] as const]))),
  };

  /** Those that words found are there; the others are read by their ids. */
  async function hitsOf(ids: readonly string[]): Promise<EngineHit[]> {
    const known = new Map(byWords.answer.hits.map((hit) => [hit.id, hit]));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) {
      const { _source } = searchRequest(best);
      const request = { query: { terms: { id: missing } }, size: missing.length, _source };
      const families = parts.kinds.familiesFor(question);
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
