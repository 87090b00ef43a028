import { kinds } from '../../../src/content/kinds.ts';
import { knownKinds } from '../../../src/features/discovery/search/domain/known-kinds.ts';
import type { Question } from '../../../src/features/discovery/search/domain/search-question.ts';
import type { Hit } from '../../../src/features/discovery/search/hit.contract.ts';
import { createFindNear, type MeaningParts } from '../../../src/features/discovery/search/use-cases/find-near.ts';
import { createSearch } from '../../../src/features/discovery/search/use-cases/search.ts';
import { success } from '../../../src/platform/kernel/result.ts';
import type { SearchEngine } from '../../../src/platform/ports/search-engine.ts';
import { plainQuestion } from '../plain-question.ts';
import type { JudgedQuery } from './judged-queries.ts';
import { siteOf } from './searchable-records.ts';

/** Asks as the portal does, without its deadline: it is the order that is judged here. */
export function portalAsks(engine: SearchEngine): (query: JudgedQuery) => Promise<string[]> {
  const find = portalFinds(engine);
  return async ({ lang, query }) => (await find(lang, plainQuestion(query))).map(({ id }) => id);
}

/** What the portal finds at one of the sites. */
export function portalFinds(
  engine: SearchEngine,
  meaning?: MeaningParts,
): (lang: 'en' | 'zh', question: Question) => Promise<readonly Hit[]> {
  const search = createSearch({
    engine,
    circuit: async (ask) => success(await ask()),
    reduced: async () => {
      throw new Error('The engine must answer here.');
    },
    clock: { now: () => new Date() },
    kinds: knownKinds(kinds),
    spellingMilliseconds: 30_000,
    findNear: meaning && createFindNear(engine, meaning),
  });
  return async (lang, question) => {
    const identity = { id: siteOf[lang], sld: 'bench', defaultLanguage: lang };
    const outcome = await search({
      site: { host: identity, target: identity, reads: [identity.id], writes: null },
      sites: [identity.id],
      question,
      language: lang,
    });
    if (!outcome.ok) return [];
    return outcome.value.content;
  };
}

const plainFields = [
  'title.zh',
  'title.en',
  'summary.zh',
  'summary.en',
  'keyword.zh',
  'keyword.en',
  'author',
  'affiliation.zh',
  'affiliation.en',
];

/** The plain query that anyone would begin with. */
export const plainAsks =
  (engine: SearchEngine) =>
  async ({ lang, query }: JudgedQuery): Promise<string[]> => {
    const { hits } = await engine.search([siteOf[lang]], ['articles'], {
      query: { multi_match: { query, fields: plainFields } },
      size: 20,
    });
    return hits.map(({ id }) => id);
  };
