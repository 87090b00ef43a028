import { type Bridge, otherLanguage } from '../../../../platform/item/meaning/bridge.ts';
import { printed } from '../../../../platform/item/meaning/meaning-documents.ts';
import { mapped } from '../../../../platform/item/meaning/ridge.ts';
import { meaningFamily } from '../../../../platform/kernel/meaning-family.ts';
import type { Embedders, MeaningLanguage, Vector } from '../../../../platform/ports/embedder.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { narrowedBy, narrowing } from '../domain/build-request/narrowing.ts';
import type { PreparedQuestion } from '../domain/build-request/search-request.ts';
import { isSiftedByWords, type Near } from '../domain/hybrid-order.ts';
import { inTime } from './engine-circuit.ts';

export interface MeaningParts {
  readonly embedders: Embedders;
  /** What was learned about going from this language to the other. */
  bridgeFrom(language: MeaningLanguage): Promise<Bridge | undefined>;
  readonly milliseconds: number;
  readonly log: Log;
}

/** What lies near a question's meaning; nothing where that is not known in time. */
export type FindNear = (sites: readonly number[], prepared: PreparedQuestion) => Promise<Near | undefined>;

const mostNear = 50;
const mostSifted = 200;
/** What is less alike than this is about something else: the nearest of a small site may be far away. As the engine scores: (1 + cosine) / 2. */
const alike: Readonly<Record<MeaningLanguage, number>> = { en: 0.62, zh: 0.7 };
/** What is as near as this is probably meant. */
const sure: Readonly<Record<MeaningLanguage, number>> = { en: 0.78, zh: 0.8 };

export function createFindNear(
  engine: SearchEngine,
  { embedders, bridgeFrom, milliseconds, log }: MeaningParts,
): FindNear {
  // A model that knows both languages needs no bridge between them.
  const isOneModel = embedders.en.model === embedders.zh.model;
  const vectorOf = rememberVectors(async (text: string) => {
    const language: MeaningLanguage = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
    const [own] = await embedders[language].embed([text], 'question');
    const bridge = isOneModel ? undefined : await bridgeFrom(language);
    const other = isOneModel ? own : bridge && mapped(bridge.map, own as Vector);
    return { language, own: own as Vector, other };
  });

  async function find(sites: readonly number[], { question, collections }: PreparedQuestion): Promise<Near> {
    const { language, own, other } = await vectorOf(question.text);
    const among = narrowedBy(narrowing({ ...question, within: [] }, collections));
    const most = isSiftedByWords(question) ? mostSifted : mostNear;
    const nearest = (of: MeaningLanguage, vector: Vector) => ({
      sites,
      families: [meaningFamily],
      request: {
        query: { bool: { filter: among } },
        nearest: { field: `meaning.${of}`, vector: printed(vector), most },
        size: most,
        _source: false,
        track_total_hits: false,
      },
    });
    const searches = [nearest(language, own), ...(other ? [nearest(otherLanguage(language), other)] : [])];
    const [inOwn, inOther] = await engine.searchAll(searches);
    const idsOf = (answer: typeof inOwn, of: MeaningLanguage) =>
      (answer?.hits ?? []).filter(({ score }) => (score ?? 0) >= alike[of]).map(({ id }) => id);
    return {
      own: idsOf(inOwn, language),
      other: idsOf(inOther, otherLanguage(language)),
      isSure: (inOwn?.hits[0]?.score ?? 0) >= sure[language],
    };
  }

  return async (sites, prepared) => {
    try {
      return await inTime<Near | undefined>(find(sites, prepared), milliseconds, () => undefined);
    } catch (problem) {
      log.warn({ problem }, 'a question was searched by its words alone');
      return undefined;
    }
  };
}

/** The same query is sent again with every page and every filter. */
const mostRemembered = 500;

function rememberVectors<Value>(compute: (text: string) => Promise<Value>): (text: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.delete(text);
    known.set(text, value);
    value.catch(() => known.delete(text));
    if (known.size > mostRemembered) known.delete(known.keys().next().value as string);
    return value;
  };
}
