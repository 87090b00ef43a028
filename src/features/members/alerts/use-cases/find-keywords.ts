import type { Id } from '../../../../platform/kernel/id.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';
import type { FoundByKeyword } from '../domain/match-alerts.ts';

interface FoundKeywords {
  readonly byKeyword: FoundByKeyword;
  /** Whether the index lacks some of the papers, so that nothing can be said about them. */
  readonly isIncomplete: boolean;
}

export type FindKeywords = (
  sites: readonly number[],
  papers: readonly Id[],
  keywords: readonly string[],
) => Promise<FoundKeywords>;

const families = ['articles'];
const searchesAtOnce = 100;
const papersAtOnce = 1_000;

/** Which of these papers the site's own search would find for each keyword: the same fields, the same analysis, the same rights. */
export const createFindKeywords =
  (engine: Pick<SearchEngine, 'search' | 'searchAll'>, queryOf: (keyword: string) => object): FindKeywords =>
  async (sites, papers, keywords) => {
    const byKeyword = new Map<string, Set<Id>>(keywords.map((keyword) => [keyword, new Set()]));
    if (papers.length === 0 || keywords.length === 0) return { byKeyword, isIncomplete: false };
    let known = 0;
    for (let from = 0; from < papers.length; from += papersAtOnce) {
      const some = papers.slice(from, from + papersAtOnce);
      const among = { terms: { id: some } };
      const there = await engine.search(sites, families, { query: among, size: 0, track_total_hits: true });
      known += there.total;
      for (let first = 0; first < keywords.length; first += searchesAtOnce) {
        const batch = keywords.slice(first, first + searchesAtOnce);
        const answers = await engine.searchAll(
          batch.map((keyword) => ({
            sites,
            families,
            request: {
              query: { bool: { must: [queryOf(keyword)], filter: [among] } },
              size: some.length,
              _source: ['id'],
              track_total_hits: false,
            },
          })),
        );
        for (const [place, { hits }] of answers.entries())
          for (const hit of hits) byKeyword.get(batch[place] as string)?.add(hit.id);
      }
    }
    return { byKeyword, isIncomplete: known < papers.length };
  };
