import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { IndexRebuild } from '../../ports/search-index.ts';
import { writeBulk } from './bulk.ts';
import type { Generations } from './generations.ts';
import { storedDocuments } from './stored-documents.ts';

/** Begins new indices for the families. What an interrupted rebuild left behind goes first. */
export async function beginRebuild(
  client: Client,
  generations: Generations,
  families: readonly string[],
  searchMilliseconds: number,
): Promise<IndexRebuild> {
  const { searched, filling } = generations;
  const made = new Map<string, { index: string; replaced: readonly string[] }>();
  for (const family of families) {
    const existing = await generations.list(family);
    const replaced = existing.filter(({ aliases }) => aliases.includes(searched(family))).map(({ index }) => index);
    for (const { index } of existing) if (!replaced.includes(index)) await client.indices.delete({ index });
    const next = Math.max(0, ...existing.map(({ number }) => number)) + 1;
    made.set(family, { index: await generations.create(family, next, filling(family)), replaced });
  }
  const target = (family: string) => ({ alias: filling(family), isFilling: false, known: null });

  return {
    write: (documents) =>
      writeBulk(
        client,
        documents.map((document) => ({ target: target(document.family), document })),
      ),

    async revisions(names) {
      const found = await storedDocuments(client, filling, names, false);
      return new Map(found.map(({ _id, _version }) => [_id, String(_version)]));
    },

    async count() {
      const index = families.map(filling);
      await client.indices.refresh({ index });
      const { body } = await client.count({ index });
      return body.count;
    },

    async replace() {
      await client.indices.refresh({ index: families.map(filling) });
      await client.indices.updateAliases({
        body: {
          actions: [...made].flatMap(([family, { index, replaced }]) => [
            ...replaced.map((old) => ({ remove: { index: old, alias: searched(family) } })),
            { remove: { index, alias: filling(family) } },
            { add: { index, alias: searched(family), is_write_index: true } },
          ]),
        },
      });
      // Searches that began before still read the old index.
      await wait(searchMilliseconds);
      for (const index of [...made.values()].flatMap(({ replaced }) => replaced))
        await client.indices.delete({ index });
    },
  };
}
