import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { everything } from '../domain/build-request/engine-query.ts';
import { narrowedBy, narrowing } from '../domain/build-request/narrowing.ts';
import { answeringQuery } from '../domain/build-request/passage-query.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { foundInIndex, presentHit } from '../domain/present-hit.ts';
import { openQuestion, type Question } from '../domain/search-question.ts';
import type { Hit } from '../hit.contract.ts';
import type { EngineCircuit } from './engine-circuit.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly circuit: EngineCircuit;
  readonly kinds: KnownKinds;
}

interface Wanted {
  readonly site: SiteContext;
  readonly sites: readonly number[];
  /** The question without its interrogative words. */
  readonly words: string;
  readonly language: Language;
}

export interface FoundPassages {
  /** Works with their best passages, each whole, and how well each of those fits. */
  readonly works: readonly { readonly hit: Hit; readonly scores: readonly number[] }[];
  /** Among so many works with a text; 10,000 stands for more as well. */
  readonly searched: number;
}

const mostWorks = 10;
const countedUpTo = 10_000;

const inTexts: Question = { ...openQuestion, fullText: true };

export type FindPassages = ReturnType<typeof createFindPassages>;

/** Passages that may answer a question. No database can find them: while the engine is away, there are none. */
export const createFindPassages =
  ({ engine, circuit, kinds }: Parts) =>
  async ({ site, sites, words, language }: Wanted): Promise<Result<FoundPassages, Failure>> => {
    const families = kinds.familiesFor(inTexts);
    const filter = narrowedBy(narrowing(inTexts));
    const requestFor = (query: object, size: number) => ({
      sites,
      families,
      request: {
        query: { bool: { must: [query], filter } },
        size,
        _source: size > 0 ? ['site', 'kind', 'library', 'shown'] : false,
        track_total_hits: size > 0 ? false : countedUpTo,
      },
    });
    const answers = await circuit(() =>
      engine.searchAll([
        ...(words === '' ? [] : [requestFor(answeringQuery(words), mostWorks)]),
        requestFor(everything, 0),
      ]),
    );
    if (!answers.ok) return failed(failure('unavailable'));
    const all = answers.value.at(-1);
    const found = words === '' ? undefined : answers.value[0];
    const reader = { language, siteLanguage: site.target.defaultLanguage };
    return success({
      works: (found?.hits ?? []).map((hit) => ({
        hit: presentHit(foundInIndex(hit), reader),
        scores: hit.parts.map(({ score }) => score ?? 0),
      })),
      searched: all?.total ?? 0,
    });
  };
