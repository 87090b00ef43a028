import { edgeSinks } from '../../src/platform/item/marks/edge-sinks.ts';
import { postgresMarks } from '../../src/platform/item/marks/mark-store.ts';
import type { SampleMember } from './members.ts';
import type { TestApp } from './test-app.ts';

/** How someone edits the things of a site, as the pages of the console do. */
export const useConsole = (portal: TestApp, host: string, who: () => SampleMember) => {
  const open = async (kind: string, id = 'one') =>
    (await portal.get(host, `/console/document?kind=${kind}&id=${id}`, who().headers)).data;

  const save = async (kind: string, id: string, document: object, state: string, as: 'draft' | 'published') =>
    (await portal.post(host, '/console/document/save', { kind, id, state, document, as }, who().headers)).data;

  return {
    open,

    /** Opens a thing, changes it and publishes it. */
    // biome-ignore lint/suspicious/noExplicitAny: each test knows the document that it edits
    async publish(kind: string, id: string, change: (document: any) => object) {
      const { document, state } = await open(kind, id);
      return save(kind, id, change(document), state, 'published');
    },

    /** Goes back to what was before the newest change. */
    async undo(kind: string, id = 'one') {
      const { data } = await portal.get(host, `/console/changes?kind=${kind}&id=${id}`, who().headers);
      const wanted = { number: data.content[0].number, to: 'before' };
      return portal.post(host, '/console/document/restore', wanted, who().headers);
    },

    /** What the edges are told to forget because of all changes so far. */
    async purged(): Promise<string[]> {
      const keys: string[] = [];
      const store = postgresMarks(portal.app.database);
      const [edge] = edgeSinks({
        edges: { purge: async (all) => void keys.push(...all) },
        pages: { forget: async () => {} },
        store,
        againAfterSeconds: 0,
      });
      const marks = await store.take('edge', 1_000);
      if (marks.length > 0) await edge?.deliver(marks);
      await store.markDelivered(marks);
      return keys;
    },
  };
};

/** Frame data is remembered for five seconds; readers see the change after them. */
export const soon = { timeout: 9_000, interval: 500 };
