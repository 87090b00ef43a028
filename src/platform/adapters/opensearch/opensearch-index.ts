import { Client } from '@opensearch-project/opensearch';
import type { Log } from '../../ports/log.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import { writeBulk } from './bulk.ts';
import { indexGenerations } from './generations.ts';
import { beginRebuild } from './opensearch-rebuild.ts';
import { storedDocuments } from './stored-documents.ts';

export interface OpenSearchSettings {
  readonly url: string;
  /** Tests give each file its own. */
  readonly prefix: string;
  readonly milliseconds: number;
}

const firstGeneration = 1;
const heldAtOnce = 1_000;

export function connectOpenSearch(
  { url, prefix, milliseconds }: OpenSearchSettings,
  families: readonly string[],
  log?: Log,
): SearchIndex {
  const client = new Client({ node: url, requestTimeout: milliseconds, maxRetries: 1 });
  // Nobody waits for a rebuild, and one slow answer must not cost all that it has done. Every write of it may come twice.
  const patient = new Client({ node: url, requestTimeout: Math.max(milliseconds, 60_000), maxRetries: 3 });
  const generations = indexGenerations(client, prefix);
  const { searched } = generations;

  return {
    async prepare() {
      const targets = await generations.targets(families);
      for (const family of families) {
        const now = targets.get(family)?.find(({ isFilling }) => !isFilling);
        if (!now) await generations.create(family, firstGeneration, searched(family));
        else if (now.known) log?.warn({ family }, 'the search index has an older shape; run: imprint reindex');
      }
    },

    async write(documents) {
      if (documents.length === 0) return;
      const targets = await generations.targets([...new Set(documents.map(({ family }) => family))]);
      await writeBulk(
        client,
        documents.flatMap((document) => {
          const found = targets.get(document.family) ?? [];
          const places = found.some(({ isFilling }) => !isFilling) ? found : [...found, missing(document.family)];
          return places.map((target) => ({ target, document }));
        }),
      );
    },

    async read(site, id) {
      for (const family of families) {
        const [found] = await storedDocuments(client, searched, [{ site, id, family }], ['*']);
        if (found) return found._source;
      }
      return undefined;
    },

    async copied(names) {
      const found = await storedDocuments(client, searched, names, ['copied']);
      return new Map(found.flatMap(({ _id, _source }) => (_source?.copied ? [[_id, String(_source.copied)]] : [])));
    },

    async heldBy(site, collections) {
      const ids: string[] = [];
      for (;;) {
        const { body } = await client.search({
          index: families.map(searched),
          routing: [String(site)],
          body: {
            query: { bool: { filter: [{ term: { site } }, { terms: { collections: [...collections] } }] } },
            sort: [{ id: 'asc' }],
            size: heldAtOnce,
            _source: false,
            ...(ids.length > 0 && { search_after: [ids.at(-1) as string] }),
          },
        });
        const page = body.hits.hits.map(({ _id }) => String(_id));
        ids.push(...page);
        if (page.length < heldAtOnce) return ids;
      }
    },

    rebuild: (chosen) => beginRebuild(patient, generations, chosen, milliseconds),
  };

  /** The engine then says itself that nothing stands behind the name. */
  function missing(family: string) {
    return { alias: searched(family), isFilling: false, known: null };
  }
}
