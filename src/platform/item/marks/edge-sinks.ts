import { type EdgeCache, frameKey, itemKey } from '../../ports/edge-cache.ts';
import { frameItem, type Mark, type Sink } from './mark.ts';
import type { MarkStore } from './mark-store.ts';

const keyOf = (mark: Mark): string => (mark.item === frameItem ? frameKey(mark.site) : itemKey(mark.item));

/** Purges what shows the changed things, at once and again when pages that were being rendered meanwhile are done. */
export const edgeSinks = (edges: EdgeCache, store: MarkStore, againAfterSeconds: number): Sink[] => [
  {
    name: 'edge',
    async deliver(marks) {
      await store.add('edge-again', marks, againAfterSeconds);
      await edges.purge(marks.map(keyOf));
    },
  },
  { name: 'edge-again', deliver: (marks) => edges.purge(marks.map(keyOf)) },
];
