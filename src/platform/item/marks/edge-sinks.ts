import { type EdgeCache, frameKey, itemKey, listKey } from '../../ports/edge-cache.ts';
import type { KeptPages } from './kept-pages.ts';
import { frameItem, type Mark, type Sink } from './mark.ts';
import type { MarkStore } from './mark-store.ts';

/** A change of a site itself also ends the lists in which portals show it. */
const keysOf = ({ item, site }: Mark): string[] => [item === frameItem ? frameKey(site) : itemKey(item), listKey(site)];

interface Parts {
  readonly edges: EdgeCache;
  readonly pages: Pick<KeptPages, 'forget'>;
  readonly store: MarkStore;
  readonly againAfterSeconds: number;
}

/**
 * Forgets and purges what shows the changed items, at once and again when pages that were being rendered meanwhile are done. Kept
 * pages go first: an edge that has been purged asks for the page the next moment.
 */
export function edgeSinks({ edges, pages, store, againAfterSeconds }: Parts): Sink[] {
  const purge = async (marks: readonly Mark[]) => {
    const keys = [...new Set(marks.flatMap(keysOf))];
    await pages.forget(keys);
    await edges.purge(keys);
  };
  return [
    {
      name: 'edge',
      async deliver(marks) {
        await store.add('edge-again', marks, againAfterSeconds);
        await purge(marks);
      },
    },
    { name: 'edge-again', deliver: purge },
  ];
}
