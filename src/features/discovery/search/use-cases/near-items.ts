import { printed } from '../../../../platform/item/meaning/meaning-documents.ts';
import type { VectorStore } from '../../../../platform/item/meaning/vector-store.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { meaningFamily } from '../../../../platform/kernel/meaning-family.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';

interface Near {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  /** The sites whose items may be listed. */
  readonly sites: readonly number[];
  readonly most: number;
}

/** Items of a kind that mean nearly what one means: a list for each language that it is written in. */
export type NearItems = (near: Near) => Promise<string[][]>;

export const createNearItems =
  (engine: SearchEngine, vectors: Pick<VectorStore, 'of'>, log: Log): NearItems =>
  async ({ site, id, kind, sites, most }) => {
    try {
      const own = await vectors.of(site, [id]);
      const answers = await engine.searchAll(
        own.map(({ language, vector }) => ({
          sites,
          families: [meaningFamily],
          request: {
            query: { bool: { filter: [{ term: { kind } }], must_not: [{ term: { id } }] } },
            nearest: { field: `meaning.${language}`, vector: printed(vector), most },
            size: most,
            _source: false,
            track_total_hits: false,
          },
        })),
      );
      return answers.map(({ hits }) => hits.map((hit) => hit.id));
    } catch (problem) {
      log.warn({ problem }, 'related items were found by their words alone');
      return [];
    }
  };
